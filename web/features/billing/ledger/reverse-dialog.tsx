import { Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { parse } from '#shared/model/fields.ts';
import { useReverseEntry } from '#web/features/billing/payment-queries.ts';
import { ReasonAndActions } from '#web/features/billing/settle/reason-and-actions.tsx';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

function ReverseForm({ entry, onClose }: { entry: LedgerEntry; onClose: () => void }) {
  const { t } = useTranslation('ledger');
  const reverse = useReverseEntry(entry.number);
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(bill.reverse.body, { entryId: entry.id, reason });
  const errors = wasSubmitted && !parsed.ok ? formErrors(parsed.errors) : {};

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok) return;
    reverse.mutate(parsed.value, {
      onSuccess: () => {
        toast.success(t('reverse.done'));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('reverse.text', { on: formatDay(entry.on), kind: t(`kind.${entry.kind}`), amount: formatYen(entry.amount) })}</Text>
        <ReasonAndActions
          reason={reason}
          onReason={setReason}
          reasonError={errors['reason']}
          isFocused
          request={reverse}
          submit={{ label: t('reverse.action'), isDangerous: true }}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

/** Takes a wrong entry of the ledger back. `entry` is `null` while the dialog is closed. */
export function ReverseDialog({ entry, onClose }: { entry: LedgerEntry | null; onClose: () => void }) {
  const { t } = useTranslation('ledger');
  return (
    <Dialog isOpen={entry !== null} onClose={onClose} title={t('reverse.title')}>
      {entry && <ReverseForm key={entry.id} entry={entry} onClose={onClose} />}
    </Dialog>
  );
}
