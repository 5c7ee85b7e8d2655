import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCertificate,
  IconCircleCheck,
  IconCircleOff,
  IconRefresh,
  IconWorldSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DomainState } from '#shared/model/site/custom-domain.ts';

const STYLES: Readonly<Record<DomainState, { icon: TablerIcon; color: string; variant: 'light' | 'outline' }>> = {
  waiting: { icon: IconWorldSearch, color: 'blue', variant: 'light' },
  issuing: { icon: IconCertificate, color: 'blue', variant: 'light' },
  live: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  failing: { icon: IconAlertTriangle, color: 'danger', variant: 'light' },
  recovering: { icon: IconRefresh, color: 'blue', variant: 'light' },
  ended: { icon: IconCircleOff, color: 'gray', variant: 'outline' },
};

/** The state of a domain as icon, label and colour; never by colour alone. */
export function DomainStateBadge({ state }: { state: DomainState }) {
  const { t } = useTranslation('domains');
  const { icon: Icon, color, variant } = STYLES[state];
  return (
    <Badge variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
