import { Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { parse } from '#shared/model/fields.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { useSettlePayment } from '#web/features/billing/payment-queries.ts';
import { ReasonAndActions } from '#web/features/billing/settle/reason-and-actions.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatYen } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

/** The payment that the operator completes or voids. */
export interface SettleTarget {
  payment: Payment;
  action: 'complete' | 'void';
}

function SettleForm({ payment, action, onClose }: SettleTarget & { onClose: () => void }) {
  const { t } = useTranslation('bills');
  const settle = useSettlePayment(payment);
  const { open } = balanceOf(payment);
  const [reason, setReason] = useState('');
  const [receivedOn, setReceivedOn] = useState(() => japaneseDay(serverNow()));
  const [receivedAmount, setReceivedAmount] = useState<number | string>(open);
  const [wasSubmitted, setSubmitted] = useState(false);
  const body = action === 'void' ? { reason } : { reason, receivedOn, receivedAmount };
  const parsed = parse(bill[action].body, body);
  const errors = wasSubmitted && !parsed.ok ? formErrors(parsed.errors) : formErrors(refusalOf(settle.error)?.fields ?? []);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok) return;
    const typed = { reason: parsed.value.reason, receivedOn, receivedAmount: Number(receivedAmount) };
    settle.mutate(action === 'void' ? { action, reason: typed.reason } : { action, ...typed }, {
      onSuccess: () => {
        toast.success(t(`${action}.done`));
        onClose();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          {t(`${action}.text`, {
            number: payment.number,
            companyName: payment.companyName,
            total: formatYen(action === 'complete' ? open : payment.total),
          })}
        </Text>
        {action === 'complete' && (
          <>
            <DayPicker
              label={t('complete.receivedOn')}
              isRequired
              value={receivedOn}
              error={errors['receivedOn']}
              onChange={setReceivedOn}
            />
            <NumericInput
              label={t('complete.receivedAmount')}
              withAsterisk
              min={0}
              max={YEN_MAX}
              value={receivedAmount}
              error={errors['receivedAmount']}
              onChange={setReceivedAmount}
            />
            {receivedAmount !== open && (
              <Text role="status" size="sm" c="danger">
                {t('complete.differs')}
              </Text>
            )}
          </>
        )}
        <ReasonAndActions
          reason={reason}
          onReason={setReason}
          reasonError={errors['reason']}
          isFocused
          request={settle}
          submit={{ label: t(`${action}.action`), isDangerous: action === 'void' }}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

/** Asks for the reason and the received amount before a payment is completed or voided; only counter-entries take a completion back. */
export function SettleDialog({ target, onClose }: { target: SettleTarget | null; onClose: () => void }) {
  const { t } = useTranslation('bills');
  return (
    <Dialog isOpen={target !== null} onClose={onClose} title={target && t(`${target.action}.title`)}>
      {target && <SettleForm key={`${target.payment.number} ${target.action}`} {...target} onClose={onClose} />}
    </Dialog>
  );
}
