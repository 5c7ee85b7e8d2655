import { Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { OwnNames } from '#shared/model/sign-in/login-email.ts';
import { mayRenameCompany } from '#shared/rules/accounts/policy.ts';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { actorOf, useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

/** Changes the name of the login and, unless it is a SUB_ADMIN, the company name of its account. */
export function NamesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const user = useUser();
  const mayRename = mayRenameCompany(actorOf(user));
  const toInput = ({ contactName, companyName }: { contactName: string; companyName: string }): OwnNames =>
    mayRename ? { contactName, companyName } : { contactName };
  const { formId, form, submitTo } = useDraftForm({
    initialValues: { contactName: user.contactName, companyName: user.companyName },
    errorsOf: (draft) => schemaErrors(OwnNames, toInput(draft)),
  });
  const save = useMutation({
    mutationFn: (body: OwnNames) => api.profile.setNames({ body }),
    onSuccess: (answer) => {
      storeUser(answer.user);
      toast.success(t('ownLogin.namesSaved'));
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={t('ownLogin.namesTitle')}>
      <form id={formId} noValidate onSubmit={submitTo(save, toInput)}>
        <Stack gap="md">
          <FormFailure title={t('ownLogin.namesFailed')} error={save.error} />
          <TextInput
            {...form.getInputProps('contactName')}
            label={t('account.contact')}
            name="name"
            autoComplete="name"
            maxLength={TEXT_MAX.line}
            withAsterisk
            data-autofocus
          />
          {mayRename && (
            <TextInput
              {...form.getInputProps('companyName')}
              label={t('account.company')}
              description={t('ownLogin.companyHelp')}
              name="organization"
              autoComplete="organization"
              maxLength={TEXT_MAX.line}
              withAsterisk
            />
          )}
          <DialogButtons submitLabel={t('ownLogin.namesSubmit')} isBusy={save.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
