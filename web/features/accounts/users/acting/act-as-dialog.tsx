import { List, Radio, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ActAs, ActingAccess } from '#shared/model/sign-in/acting.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { leaveTo } from '#web/lib/leave-to.ts';
import { homePath, userPath } from '#web/lib/paths.ts';
import { beginActing } from '#web/lib/session/acting.ts';
import { storeSession } from '#web/lib/session/session.ts';
import { useUser } from '#web/lib/session/user.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface ActAsDialogProps {
  target: Pick<UserDetail, 'id' | 'companyName'>;
  onClose: () => void;
}

const INITIAL: ActAs = { reason: '', access: 'READ' };

/** Asks for the reason and the access, and explains them, before the console of an account opens in this tab. */
export function ActAsDialog({ target: { id, companyName }, onClose }: ActAsDialogProps) {
  const { t } = useTranslation('acting');
  const user = useUser();
  const { formId, form, refuse, showErrors } = useDraftForm({ initialValues: INITIAL, errorsOf: (values) => schemaErrors(ActAs, values) });
  const start = useMutation({
    mutationFn: (body: ActAs) => api.signInSecurity.actAs({ params: { id }, body }),
    onSuccess: (session) => {
      beginActing(userPath(user, id));
      storeSession(session);
      // A full page load discards the loaded data, which belongs to the former login.
      leaveTo(homePath(session.user));
    },
    onError: refuse,
  });
  return (
    <Dialog onClose={onClose} title={t('dialog.title', { name: companyName })}>
      <form id={formId} noValidate onSubmit={form.onSubmit((values) => start.mutate(values), showErrors)}>
        <Stack gap="md">
          {start.isError && <FailureAlert error={start.error} />}
          <Radio.Group {...form.getInputProps('access')} label={t('dialog.access')}>
            <Stack gap="xs" mt="xs">
              {ActingAccess.options.map((access) => (
                <Radio key={access} value={access} label={t(`access.${access}`)} description={t(`dialog.help.${access}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            {...form.getInputProps('reason')}
            label={t('dialog.reason')}
            description={t('dialog.reasonHelp')}
            withAsterisk
            name="act-as-reason"
            rows={2}
            maxLength={TEXT_MAX.textarea}
            data-autofocus
          />
          <List size="sm" spacing={4} withPadding={false} listStyleType="disc" pl="md">
            <List.Item>{t('dialog.told')}</List.Item>
            <List.Item>{t('dialog.recorded')}</List.Item>
            <List.Item>{t('dialog.ends')}</List.Item>
          </List>
          <DialogButtons submitLabel={t('dialog.submit')} isBusy={start.isPending || start.isSuccess} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
