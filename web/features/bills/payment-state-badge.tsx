import { Badge } from '@mantine/core';
import { IconBan, IconCircleCheck, IconClock, IconLoader, IconX, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PaymentState } from '#shared/model/billing/payment.ts';

const LOOK: Readonly<Record<PaymentState, { icon: TablerIcon; color: string; variant: 'light' | 'outline' }>> = {
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
  const { icon: Icon, color, variant } = LOOK[state];
  return (
    <Badge miw="max-content" variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
