import { Badge } from '@mantine/core';
import { IconBan, IconCircleCheck, IconMailForward, IconPlayerPause, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ContractStatus } from '#shared/model/account/role.ts';

const LOOK: Readonly<Record<ContractStatus, { icon: TablerIcon; color: string; variant: 'light' | 'outline' }>> = {
  ACTIVE: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  SUSPENDED: { icon: IconPlayerPause, color: 'gray', variant: 'outline' },
  TERMINATED: { icon: IconBan, color: 'danger', variant: 'light' },
  INACTIVE: { icon: IconMailForward, color: 'gray', variant: 'light' },
};

/** A contract status as icon, label and colour; never by colour alone. */
export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  const { t } = useTranslation('users');
  const { icon: Icon, color, variant } = LOOK[status];
  return (
    <Badge miw="max-content" variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
