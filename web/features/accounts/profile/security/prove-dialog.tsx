import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TwoFactorChange } from '#shared/model/sign-in/two-factor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface ProveDialogProps {
  change: TwoFactorChange['change'];
  /** Called with the new recovery codes; `null` if none were issued. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onCancel: () => void;
}

const TEXTS = {
  'renew-codes': { title: 'prove.renewTitle', text: 'prove.renewText', submit: 'twoFactor.renew' },
  'turn-off': { title: 'prove.turnOffTitle', text: 'prove.turnOffText', submit: 'twoFactor.turnOff' },
} as const;

/** Asks for the password and a code, then changes the second factor. */
export function ProveDialog({ change, onDone, onCancel }: ProveDialogProps) {
  const { t } = useTranslation('security');
  const [isShown, setShown] = useState(false);
  const texts = TEXTS[change];
  const { formId, form, refuse, showErrors } = useDraftForm({
    initialValues: { password: '', code: '' },
    errorsOf: (values) => schemaErrors(TwoFactorChange, { ...values, change }),
  });
  const save = useMutation({
    mutationFn: (values: { password: string; code: string }) => api.signInSecurity.change({ body: { ...values, change } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: refuse,
  });
  return (
    <Dialog onClose={onCancel} title={t(texts.title)}>
      <form id={formId} noValidate onSubmit={form.onSubmit((values) => save.mutate(values), showErrors)}>
        <Stack gap="md">
          <Text>{t(texts.text)}</Text>
          {save.isError && <FailureAlert error={save.error} />}
          <PasswordField
            {...form.getInputProps('password')}
            label={t('prove.password')}
            name="current-password"
            autoComplete="current-password"
            isShown={isShown}
            onShownChange={setShown}
            data-autofocus
          />
          <TextInput {...form.getInputProps('code')} label={t('prove.code')} name="code" autoComplete="one-time-code" maxLength={40} />
          <DialogButtons submitLabel={t(texts.submit)} isBusy={save.isPending} isDanger={change === 'turn-off'} onCancel={onCancel} />
        </Stack>
      </form>
    </Dialog>
  );
}
