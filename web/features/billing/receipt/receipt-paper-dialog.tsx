import { Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ledger as japanese } from '#shared/messages/jp/console/ledger.ts';
import { ReceiptInput } from '#shared/model/billing/receipt.ts';
import { parse } from '#shared/model/fields.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { useDownloadReceipt } from '#web/features/billing/receipt/use-receipt.ts';
import { RefusalAndActions } from '#web/features/billing/settle/refusal-and-actions.tsx';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatYen } from '#web/lib/format/format.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** The receipt that is downloaded. */
export interface ReceiptTarget {
  number: string;
  entryId: string;
  amount: number;
  copies: number;
}

function ReceiptPaperForm({ number, entryId, amount, copies, onClose }: ReceiptTarget & { onClose: () => void }) {
  const { t } = useTranslation('ledger');
  const download = useDownloadReceipt(number);
  // The receipt is Japanese in every language of the console.
  const [purpose, setPurpose] = useState(() => fillPlaceholders(japanese.paper.defaultPurpose, { number }));
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(ReceiptInput, { entryId, purpose, copies });
  const errors = wasSubmitted && !parsed.ok ? formErrors(parsed.errors) : {};

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (parsed.ok) download.mutate(parsed.value, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('paper.text', { amount: formatYen(amount) })}</Text>
        <Text size="sm" {...(copies > 0 && { fw: 600 })}>
          {copies > 0 ? t('paper.reissued', { copies }) : t('paper.first')}
        </Text>
        <TextInput
          label={t('paper.purpose')}
          description={t('paper.purposeHint')}
          withAsterisk
          autoComplete="off"
          value={purpose}
          error={errors['purpose']}
          onChange={({ currentTarget: { value } }) => setPurpose(value)}
        />
        <RefusalAndActions request={download} submit={{ label: t('paper.action'), isDangerous: false }} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** Asks what a receipt is for, and says whether it is marked as reissued, before it is downloaded. */
export function ReceiptPaperDialog({ target, onClose }: { target: ReceiptTarget | null; onClose: () => void }) {
  const { t } = useTranslation('ledger');
  return (
    <Dialog isOpen={target !== null} onClose={onClose} title={t('paper.title')}>
      {target && <ReceiptPaperForm {...target} onClose={onClose} />}
    </Dialog>
  );
}
