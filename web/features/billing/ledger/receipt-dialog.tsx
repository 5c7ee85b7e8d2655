import { Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { parse } from '#shared/model/fields.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { RefusalAndActions } from '#web/features/billing/settle/refusal-and-actions.tsx';
import { useReceive } from '#web/features/billing/payment-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatYen } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

interface ReceiptFormProps {
  /** The payments of one account, which the money is for. */
  payments: readonly Payment[];
  onClose: () => void;
}

function ReceiptForm({ payments, onClose }: ReceiptFormProps) {
  const { t } = useTranslation('ledger');
  const receive = useReceive();
  const [receivedOn, setReceivedOn] = useState(() => japaneseDay(serverNow()));
  const [note, setNote] = useState('');
  const [opens] = useState(() => payments.map((payment) => balanceOf(payment).open));
  const [amounts, setAmounts] = useState<(number | string)[]>(opens);
  const [wasSubmitted, setSubmitted] = useState(false);
  const allocations = payments.map(({ number }, index) => ({ number, amount: amounts[index], open: opens[index] }));
  const parsed = parse(bill.receive.body, { receivedOn, note, allocations });
  const errors = wasSubmitted && !parsed.ok ? formErrors(parsed.errors) : formErrors(refusalOf(receive.error)?.fields ?? []);
  const sumOf = (all: readonly (number | string)[]): number =>
    all.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
  const difference = sumOf(amounts) - sumOf(opens);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok) return;
    receive.mutate(parsed.value, {
      onSuccess: () => {
        toast.success(t('receive.done'));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('receive.text', { companyName: payments[0]?.companyName ?? '' })}</Text>
        <DayPicker label={t('receive.receivedOn')} isRequired value={receivedOn} error={errors['receivedOn']} onChange={setReceivedOn} />
        {payments.map(({ number }, index) => (
          <NumericInput
            key={number}
            label={payments.length === 1 ? t('receive.amount') : t('receive.amountOf', { number, open: formatYen(opens[index] ?? 0) })}
            withAsterisk
            min={1}
            max={YEN_MAX}
            value={amounts[index] ?? ''}
            error={errors[`allocations.${index}.amount`]}
            onChange={(value) => setAmounts((present) => present.map((one, at) => (at === index ? value : one)))}
          />
        ))}
        <Text role="status" size="sm">
          {payments.length > 1 && t('receive.sum', { sum: formatYen(sumOf(amounts)) })}{' '}
          {difference < 0 && t('receive.rest', { rest: formatYen(-difference) })}
          {difference > 0 && t('receive.over', { over: formatYen(difference) })}
        </Text>
        <TextInput
          label={t('receive.note')}
          description={t('receive.noteHint')}
          autoComplete="off"
          value={note}
          error={errors['note']}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <RefusalAndActions request={receive} submit={{ label: t('receive.action'), isDangerous: false }} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** Records money that was received for invoices of one customer. `payments` is `null` while the dialog is closed. */
export function ReceiptDialog({ payments, onClose }: { payments: readonly Payment[] | null; onClose: () => void }) {
  const { t } = useTranslation('ledger');
  return (
    <Dialog isOpen={payments !== null} onClose={onClose} title={t('receive.title')}>
      {payments && <ReceiptForm payments={payments} onClose={onClose} />}
    </Dialog>
  );
}
