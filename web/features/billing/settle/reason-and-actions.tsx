import { Alert, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface ReasonAndActionsProps {
  reason: string;
  onReason: (reason: string) => void;
  reasonError: ReactNode;
  /** Whether the reason has the focus when the dialog opens. */
  isFocused?: boolean;
  request: { isError: boolean; isPending: boolean; error: Error | null };
  submit: { label: string; isDangerous: boolean };
  onClose: () => void;
}

/** The end of a form about a payment: the reason, why the last attempt was refused, and the buttons. */
export function ReasonAndActions({ reason, onReason, reasonError, isFocused = false, request, submit, onClose }: ReasonAndActionsProps) {
  const { t } = useTranslation('bills');
  const isChanged = refusalOf(request.error)?.code === 'transition-refused';
  return (
    <>
      <TextInput
        {...(isFocused && { 'data-autofocus': true })}
        label={t('reason')}
        description={t('reasonHint')}
        withAsterisk
        autoComplete="off"
        value={reason}
        error={reasonError}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
      {isChanged && (
        <Alert role="alert" color="danger" variant="light">
          {t('changed')}
        </Alert>
      )}
      {request.isError && !isChanged && <FailureAlert error={request.error} />}
      <DialogButtons
        submitLabel={submit.label}
        isBusy={request.isPending}
        isDisabled={isChanged}
        isDanger={submit.isDangerous}
        onCancel={onClose}
      />
    </>
  );
}
