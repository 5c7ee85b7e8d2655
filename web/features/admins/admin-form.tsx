import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAdmin } from '#shared/model/account/sub-admin.ts';
import { draftErrors, draftOf, newDraft, toUpdate } from '#web/features/admins/admin-draft.ts';
import { AdminFields } from '#web/features/admins/admin-fields.tsx';
import { useInviteAdmin, useUpdateAdmin } from '#web/features/admins/admin-queries.ts';
import type { AdminRules } from '#web/features/admins/use-admin-rules.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

interface AdminFormProps {
  /** The login to change, as it is now; `null`: somebody new. */
  present: SubAdmin | null;
  rules: AdminRules;
  onClose: () => void;
}

/** Invites a further login, or changes one. What somebody else changed meanwhile is shown before it is overwritten. */
export function AdminForm({ present, rules, onClose }: AdminFormProps) {
  const { t } = useTranslation(['admins', 'common']);
  const language = useLanguage();
  const errorText = useErrorText();
  const formId = useId();
  /** What the form began from. */
  const [base, setBase] = useState(present);
  const [invite, update] = [useInviteAdmin(), useUpdateAdmin()];
  const saving = base ? update : invite;

  const form = useForm({
    initialValues: base ? draftOf(base, language) : newDraft(language),
    validateInputOnBlur: ['name', 'email'],
    validate: (draft) => formErrors(draftErrors(draft, base)),
  });

  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const fail = (error: unknown, doing: string): void => {
    toast.error(error, doing);
    form.setErrors(formErrors(refusalOf(error)?.fields ?? []));
    showErrors();
  };
  const finish = (message: string): void => {
    toast.success(message);
    onClose();
  };
  const submit = form.onSubmit((draft) => {
    if (base)
      update.mutate(
        { id: base.id, body: toUpdate(draft, base) },
        { onSuccess: ({ name }) => finish(t('done.update', { name })), onError: (error) => fail(error, t('failure.update')) },
      );
    else
      invite.mutate(draft, {
        onSuccess: ({ email }) => finish(t('done.invite', { email })),
        onError: (error) => fail(error, t('failure.invite')),
      });
  }, showErrors);

  const isBehind = refusalOf(update.error)?.code === 'changed-meanwhile';
  const takeIn = (): void => {
    if (!present) return;
    setBase(present);
    form.setInitialValues(draftOf(present, language));
    form.setValues(draftOf(present, language));
    update.reset();
  };

  return (
    <form id={formId} noValidate onSubmit={submit}>
      <UnsavedGuard isActive={form.isDirty() && !saving.isSuccess} />
      <Stack gap="lg">
        <AdminFields form={form} present={base} rules={rules} />
        {saving.isError && (
          <Alert
            color="danger"
            variant="light"
            icon={<IconAlertTriangle aria-hidden />}
            title={t(isBehind ? 'form.behind.title' : base ? 'failure.update' : 'failure.invite')}
          >
            <Stack gap="sm" align="flex-start">
              {isBehind ? t('form.behind.text') : errorText(saving.error)}
              {isBehind && (
                <Button variant="default" loading={present?.version === base?.version} onClick={takeIn}>
                  {t('form.behind.takeIn')}
                </Button>
              )}
            </Stack>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t(base ? 'form.save' : 'form.invite')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
