import { Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { CreditInput } from '#shared/model/billing/credit-note.ts';
import { parse } from '#shared/model/fields.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { type CreditableRate, creditableRates, creditFaults } from '#shared/rules/billing/credit-note.ts';
import { afterEntries, balanceOf, creditableOf, ledgerOf } from '#shared/rules/billing/ledger.ts';
import { Outcome } from '#web/features/billing/credit/outcome.tsx';
import { useCreditInvoice } from '#web/features/billing/payment-queries.ts';
import { RefusalAndActions } from '#web/features/billing/settle/refusal-and-actions.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatYen } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

interface CreditFormProps {
  /** The invoice with its payment and its credit notes. */
  bill: ResponseOf<typeof bill.get>;
  onClose: () => void;
}

/** Divides an amount among the rates, the first one first. */
function shares(rates: readonly CreditableRate[], amount: number): number[] {
  let rest = amount;
  return rates.map(({ left }) => {
    const share = Math.min(left, rest);
    rest -= share;
    return share;
  });
}

function CreditForm({ bill: { payment, invoice, creditNotes }, onClose }: CreditFormProps) {
  const { t } = useTranslation('ledger');
  const credit = useCreditInvoice(payment.number);
  const [rates] = useState(() => creditableRates(invoice.taxes, creditNotes).filter(({ left }) => left > 0));
  const [creditable] = useState(() => creditableOf(payment));
  const [credited] = useState(() => ledgerOf(payment).credited ?? 0);
  const [amounts, setAmounts] = useState<(number | string)[]>(() => shares(rates, creditable));
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const typed = rates.map(({ taxRate }, index) => ({ taxRate, amount: amounts[index] }));
  const parsed = parse(CreditInput, { reason, amounts: typed, credited });
  const faults = parsed.ok ? creditFaults(rates, parsed.value.amounts, creditable) : parsed.errors;
  const errors = wasSubmitted && faults.length > 0 ? formErrors(faults) : formErrors(refusalOf(credit.error)?.fields ?? []);
  const amount = Math.min(
    creditable,
    amounts.reduce<number>((all, one) => all + (typeof one === 'number' ? one : 0), 0),
  );
  const { due, open, excess } = balanceOf({ ...payment, ...afterEntries(payment, [{ kind: 'credit', amount }]) });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok || faults.length > 0) return;
    credit.mutate(parsed.value, {
      onSuccess: ({ creditNote }) => {
        toast.success(t('credit.done', { number: creditNote.number }));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('credit.text', payment)}</Text>
        {rates.map(({ taxRate: rate, left }, index) => (
          <NumericInput
            key={rate}
            label={t('credit.amount', { rate })}
            description={t('credit.most', { max: formatYen(Math.min(left, creditable)) })}
            withAsterisk
            min={0}
            max={YEN_MAX}
            value={amounts[index] ?? ''}
            error={errors[`amounts.${index}.amount`]}
            onChange={(value) => setAmounts((present) => present.map((one, at) => (at === index ? value : one)))}
          />
        ))}
        <TextInput
          label={t('credit.reason')}
          description={t('credit.reasonHint')}
          withAsterisk
          autoComplete="off"
          value={reason}
          error={errors['reason']}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Outcome
          sums={[
            [t('credit.off'), 0 - amount],
            [t('credit.due'), due],
            [t('credit.open'), open],
            [t('credit.excess'), excess],
          ]}
        />
        <RefusalAndActions request={credit} submit={{ label: t('credit.action'), isDangerous: true }} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** Issues a credit note for the whole or a part of an invoice, and shows before what it causes. */
export function CreditDialog({ bill: credited, isOpen, onClose }: CreditFormProps & { isOpen: boolean }) {
  const { t } = useTranslation('ledger');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('credit.title')}>
      {isOpen && <CreditForm bill={credited} onClose={onClose} />}
    </Dialog>
  );
}
