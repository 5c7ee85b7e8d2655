import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { RefusalAndActions, type RefusalAndActionsProps } from '#web/features/billing/settle/refusal-and-actions.tsx';

interface ReasonAndActionsProps extends RefusalAndActionsProps {
  reason: string;
  onReason: (reason: string) => void;
  reasonError: ReactNode;
  /** Whether the reason has the focus when the dialog opens. */
  isFocused?: boolean;
}

/** The end of a form about a payment: the reason, why the last attempt was refused, and the buttons. */
export function ReasonAndActions({ reason, onReason, reasonError, isFocused = false, ...end }: ReasonAndActionsProps) {
  const { t } = useTranslation('bills');
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
      <RefusalAndActions {...end} />
    </>
  );
}
