import { Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundInput } from '#shared/model/billing/credit-note.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { parse } from '#shared/model/fields.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { refundableOf, refundFaults } from '#shared/rules/billing/ledger.ts';
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
  onClose: () => void;
}

function RefundForm({ payment: present, onClose }: RefundFormProps) {
  const { t } = useTranslation('ledger');
  // The payment as the form shows it: a later state of the page does not change what is confirmed.
  const [payment] = useState(present);
  const refund = useRefundPayment(payment.number);
  const excess = refundableOf(payment);
  const [amount, setAmount] = useState<number | string>(excess);
  const [paidOn, setPaidOn] = useState(() => japaneseDay(serverNow()));
  const [note, setNote] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(RefundInput, { amount, paidOn, note, excess });
  const faults = parsed.ok ? refundFaults(payment, parsed.value.amount) : parsed.errors;
  const errors = wasSubmitted && faults.length > 0 ? formErrors(faults) : formErrors(refusalOf(refund.error)?.fields ?? []);
  const paid = typeof amount === 'number' ? Math.min(amount, excess) : 0;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok || faults.length > 0) return;
    refund.mutate(parsed.value, {
      onSuccess: () => {
        toast.success(t('refund.done'));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('refund.text', payment)}</Text>
        <DayPicker label={t('refund.paidOn')} isRequired value={paidOn} error={errors['paidOn']} onChange={setPaidOn} />
        <NumericInput
          label={t('refund.amount')}
          description={t('refund.most', { max: formatYen(excess) })}
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
        <RefusalAndActions request={refund} submit={{ label: t('refund.action'), isDangerous: false }} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** Records a refund of what was paid beyond what is due. */
export function RefundDialog({ payment, isOpen, onClose }: RefundFormProps & { isOpen: boolean }) {
  const { t } = useTranslation('ledger');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('refund.title')}>
      {isOpen && <RefundForm payment={payment} onClose={onClose} />}
    </Dialog>
  );
}
