import { IconBan, IconCircleCheck, IconMailForward, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ContractStatus } from '#shared/model/role.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const LOOK: Readonly<Record<ContractStatus, StateStyle>> = {
  ACTIVE: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  SUSPENDED: { icon: IconPlayerPause, color: 'gray', variant: 'outline' },
  TERMINATED: { icon: IconBan, color: 'danger', variant: 'light' },
  INACTIVE: { icon: IconMailForward, color: 'gray', variant: 'light' },
};

/** A contract status as icon, label and colour; never by colour alone. */
export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  const { t } = useTranslation('users');
  return <StateBadge {...LOOK[status]} label={t(`status.${status}`)} miw="max-content" />;
}
