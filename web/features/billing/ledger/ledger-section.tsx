import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { type IssuedReceipt, WHOLE_RECEIPT } from '#shared/model/billing/receipt.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { isReversible } from '#shared/rules/billing/ledger.ts';
import { hasWholeReceipt, receiptEntries } from '#shared/rules/billing/receipt.ts';
import { ReceiptPaperDialog, type ReceiptTarget } from '#web/features/billing/receipt/receipt-paper-dialog.tsx';
import classes from '#web/features/billing/ledger/ledger.module.css';
import { ReverseDialog } from '#web/features/billing/ledger/reverse-dialog.tsx';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';

interface LedgerSectionProps {
  payment: Payment;
  entries: readonly LedgerEntry[];
  /** How many copies of each receipt were issued. */
  receipts: readonly IssuedReceipt[];
}

/**
 * The entries of the ledger of an invoice, oldest first, without its credit notes, with the receipts for money.
 * Nothing without entries.
 */
export function LedgerSection({ payment, entries, receipts }: LedgerSectionProps) {
  const { t } = useTranslation('ledger');
  const maySettle = useMayDo('payment:settle');
  const [reversed, setReversed] = useState<LedgerEntry | null>(null);
  const [paper, setPaper] = useState<ReceiptTarget | null>(null);
  const money = receiptEntries(payment, entries);
  const openPaper = (entryId: string, amount: number): void =>
    setPaper({
      number: payment.number,
      entryId,
      amount,
      copies: receipts.find((receipt) => receipt.entryId === entryId)?.copies ?? 0,
    });
  const shown = entries.filter(({ kind }) => kind !== 'credit');
  if (shown.length === 0) return null;
  const nameOf = ({ kind, reverses }: LedgerEntry): string =>
    reverses === null ? t(`kind.${kind}`) : t('counter', { kind: t(`kind.${kind}`) });
  return (
    <section className={classes['ledger']} aria-label={t('title')}>
      <Title order={2} size="h4" mb="xs">
        {t('title')}
      </Title>
      <ul>
        {shown.map((entry) => (
          <li key={entry.id}>
            <span>{formatDay(entry.on)}</span>
            <span className={classes['name']}>
              {nameOf(entry)}
              {entry.note !== '' && (
                <Text component="span" size="sm" c="dimmed" display="block">
                  {entry.note}
                </Text>
              )}
            </span>
            <span className={classes['amount']}>{formatYen(entry.amount)}</span>
            {(maySettle || money.includes(entry)) && (
              <span className={classes['action']}>
                {money.includes(entry) && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    aria-label={`${t('paper.title')}: ${formatYen(entry.amount)}`}
                    onClick={() => openPaper(entry.id, entry.amount)}
                  >
                    {t('paper.title')}
                  </Button>
                )}
                {maySettle && isReversible(payment, entry, entries) && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    aria-label={`${t('reverse.action')}: ${nameOf(entry)} ${formatYen(entry.amount)}`}
                    onClick={() => setReversed(entry)}
                  >
                    {t('reverse.action')}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasWholeReceipt(payment, entries) && (
        <Button
          mt="sm"
          variant="default"
          onClick={() =>
            openPaper(
              WHOLE_RECEIPT,
              money.reduce((sum, { amount }) => sum + amount, 0),
            )
          }
        >
          {t('paper.whole')}
        </Button>
      )}
      <ReceiptPaperDialog target={paper} onClose={() => setPaper(null)} />
      <ReverseDialog entry={reversed} onClose={() => setReversed(null)} />
    </section>
  );
}
