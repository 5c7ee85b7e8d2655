import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { balanceOf, isPayableByCard } from '#shared/rules/billing/ledger.ts';
import { useChargePayment } from '#web/features/billing/payment-queries.ts';
import { formatYen } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** Whether the card of a payment can be charged again. */
export const isChargeable = (payment: Payment): boolean => payment.state === 'FAILED' && isPayableByCard(payment);

/** Asks for confirmation before the operator charges the card of a failed payment again. */
export function ChargeDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('card');
  const charge = useChargePayment(payment);
  const { number, companyName } = payment;
  const { open } = balanceOf(payment);
  const confirm = (): void =>
    charge.mutate(undefined, {
      onSuccess: ({ payment: charged }) => {
        if (charged.state === 'FAILED') toast.failure(t('charge.failed'));
        else toast.success(t(charged.state === 'PAID' ? 'charge.done' : 'pay.pending'));
      },
      onError: (error) => toast.error(error, t('charge.refused')),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('charge.title')}
      confirmLabel={t('charge.action')}
      isBusy={charge.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>{t('charge.text', { number, companyName, total: formatYen(open) })}</Text>
    </ConfirmDialog>
  );
}
