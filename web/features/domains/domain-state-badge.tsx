import { IconAlertTriangle, IconCertificate, IconCircleCheck, IconCircleOff, IconRefresh, IconWorldSearch } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DomainState } from '#shared/model/domains/custom-domain.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const STYLES: Readonly<Record<DomainState, StateStyle>> = {
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
  return <StateBadge {...STYLES[state]} label={t(`state.${state}`)} />;
}
