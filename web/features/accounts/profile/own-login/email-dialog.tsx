import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NewLoginEmail } from '#shared/model/sign-in/login-email.ts';
import { EMAIL_CHANGE } from '#web/features/accounts/profile/own-login/use-email-change.ts';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

/** Requests another address of the login, which both addresses have to confirm. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'session']);
  const client = useQueryClient();
  const { email } = useUser();
  const [isShown, setShown] = useState(false);
  const { formId, form, submitTo } = useDraftForm({
    initialValues: { email: '', currentPassword: '' },
    errorsOf: (values) => schemaErrors(NewLoginEmail, values),
  });
  const request = useMutation({
    mutationFn: (body: NewLoginEmail) => api.auth.changeEmail({ body }),
    onSuccess: (answer) => {
      client.setQueryData(EMAIL_CHANGE, answer);
      toast.success(t('ownLogin.emailSent'));
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={t('ownLogin.emailTitle')}>
      <form id={formId} noValidate onSubmit={submitTo(request, (values) => values)}>
        <Stack gap="md">
          <Text>{t('ownLogin.emailLead', { email })}</Text>
          <FormFailure title={t('ownLogin.emailFailed')} error={request.error} />
          <TextInput
            {...form.getInputProps('email')}
            label={t('ownLogin.newEmail')}
            type="email"
            name="email"
            autoComplete="email"
            withAsterisk
            data-autofocus
          />
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('session:password.current')}
            name="current-password"
            autoComplete="current-password"
            isShown={isShown}
            onShownChange={setShown}
          />
          <DialogButtons submitLabel={t('ownLogin.emailSubmit')} isBusy={request.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
