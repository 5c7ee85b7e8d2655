import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleHalf2,
  IconCirclePlus,
  IconClock,
  IconLoader,
  IconReceiptRefund,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Payment, PaymentState } from '#shared/model/billing/payment.ts';
import { type PaymentStanding, standingOf } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const LOOK: Readonly<Record<PaymentStanding, StateStyle>> = {
  UNPAID: { icon: IconClock, color: 'gray', variant: 'outline' },
  PROCESSING: { icon: IconLoader, color: 'gray', variant: 'light' },
  PAID: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  COMPLETED: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  FAILED: { icon: IconX, color: 'danger', variant: 'light' },
  PARTLY_PAID: { icon: IconCircleHalf2, color: 'gray', variant: 'light' },
  OVERPAID: { icon: IconCirclePlus, color: 'gray', variant: 'outline' },
  OVERDUE: { icon: IconAlertTriangle, color: 'danger', variant: 'light' },
  REFUND_DUE: { icon: IconReceiptRefund, color: 'danger', variant: 'outline' },
  CREDITED: { icon: IconReceiptRefund, color: 'gray', variant: 'light' },
  VOID: { icon: IconBan, color: 'gray', variant: 'light' },
};

const isStored = (standing: PaymentStanding): standing is PaymentState => PaymentState.safeParse(standing).success;

/** The state of a payment and its balance, as icon, label and colour; never by colour alone. */
export function PaymentStateBadge({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['bills', 'ledger']);
  const standing = standingOf(payment, japaneseDay(serverNow()));
  const label = isStored(standing) ? t(`state.${standing}`) : t(`ledger:standing.${standing}`);
  return <StateBadge {...LOOK[standing]} label={label} miw="max-content" />;
}
