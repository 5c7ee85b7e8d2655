import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { RefundInput } from '#shared/model/billing/credit-note.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { type Payment, PaymentMethod } from '#shared/model/billing/payment.ts';
import { parse } from '#shared/model/fields.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { refundableBy, refundableOf, refundFaults } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { Outcome } from '#web/features/billing/credit/outcome.tsx';
import { useRefundPayment } from '#web/features/billing/payment-queries.ts';
import { RefusalAndActions } from '#web/features/billing/settle/refusal-and-actions.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatYen } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

interface RefundFormProps {
  payment: Payment;
  /** The entries of its ledger. */
  entries: readonly LedgerEntry[];
  onClose: () => void;
}

function RefundForm({ payment: present, entries: presentEntries, onClose }: RefundFormProps) {
  const { t } = useTranslation('ledger');
  // The payment as the form shows it: a later state of the page does not change what is confirmed.
  const [{ payment, entries }] = useState({ payment: present, entries: presentEntries });
  const refund = useRefundPayment(payment.number);
  const excess = refundableOf(payment);
  const hasCard = refundableBy('card', payment, entries) > 0;
  const [method, setMethod] = useState<PaymentMethod>(hasCard ? 'card' : 'bank-transfer');
  const max = refundableBy(method, payment, entries);
  const [amount, setAmount] = useState<number | string>(max);
  const [paidOn, setPaidOn] = useState(() => japaneseDay(serverNow()));
  const [note, setNote] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(RefundInput, { method, amount, paidOn: method === 'card' ? null : paidOn, note, excess });
  const faults = parsed.ok ? refundFaults(parsed.value, max) : parsed.errors;
  const errors = wasSubmitted && faults.length > 0 ? formErrors(faults) : formErrors(refusalOf(refund.error)?.fields ?? []);
  const paid = typeof amount === 'number' ? Math.min(amount, max) : 0;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok || faults.length > 0) return;
    refund.mutate(parsed.value, {
      onSuccess: () => {
        toast.success(t(method === 'card' ? 'refund.doneCard' : 'refund.done'));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('refund.text', payment)}</Text>
        {hasCard && (
          <Radio.Group
            label={t('refund.method')}
            value={method}
            onChange={(value) => {
              const chosen = PaymentMethod.parse(value);
              setMethod(chosen);
              setAmount(refundableBy(chosen, payment, entries));
            }}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="card" label={t('refund.card')} />
              <Radio value="bank-transfer" label={t('refund.transfer')} />
            </Stack>
          </Radio.Group>
        )}
        <Text size="sm" role="status">
          {t(method === 'card' ? 'refund.byCard' : 'refund.byTransfer')}
        </Text>
        {method === 'bank-transfer' && (
          <DayPicker label={t('refund.paidOn')} isRequired value={paidOn} error={errors['paidOn']} onChange={setPaidOn} />
        )}
        <NumericInput
          label={t('refund.amount')}
          description={t('refund.most', { max: formatYen(max) })}
          withAsterisk
          min={1}
          max={YEN_MAX}
          value={amount}
          error={errors['amount']}
          onChange={setAmount}
        />
        <TextInput
          label={t('refund.note')}
          description={t('refund.noteHint')}
          autoComplete="off"
          value={note}
          error={errors['note']}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Outcome
          sums={[
            [t('refund.paid'), 0 - paid],
            [t('refund.rest'), excess - paid],
          ]}
        />
        <RefusalAndActions request={refund} submit={{ label: t('refund.action'), isDangerous: method === 'card' }} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** Pays back what was paid beyond what is due: to the card that was charged, or by a transfer. */
export function RefundDialog({ payment, entries, isOpen, onClose }: RefundFormProps & { isOpen: boolean }) {
  const { t } = useTranslation('ledger');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('refund.title')}>
      {isOpen && <RefundForm payment={payment} entries={entries} onClose={onClose} />}
    </Dialog>
  );
}
