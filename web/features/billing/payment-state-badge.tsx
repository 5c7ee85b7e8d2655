import { IconBan, IconCircleCheck, IconClock, IconLoader, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PaymentState } from '#shared/model/billing/payment.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const LOOK: Readonly<Record<PaymentState, StateStyle>> = {
  UNPAID: { icon: IconClock, color: 'gray', variant: 'outline' },
  PROCESSING: { icon: IconLoader, color: 'gray', variant: 'light' },
  PAID: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  COMPLETED: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  FAILED: { icon: IconX, color: 'danger', variant: 'light' },
  VOID: { icon: IconBan, color: 'gray', variant: 'light' },
};

/** The state of a payment as icon, label and colour; never by colour alone. */
export function PaymentStateBadge({ state }: { state: PaymentState }) {
  const { t } = useTranslation('bills');
  return <StateBadge {...LOOK[state]} label={t(`state.${state}`)} miw="max-content" />;
}
