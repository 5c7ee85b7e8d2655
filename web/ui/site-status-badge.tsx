import { IconCircleCheck, IconClockHour4, IconEyeOff, IconPencil, IconWorldSearch } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const LOOK: Readonly<Record<SiteStatus, StateStyle>> = {
  DRAFT: { icon: IconPencil, color: 'gray', variant: 'light' },
  PUBLISH: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  PRIVATE: { icon: IconEyeOff, color: 'gray', variant: 'outline' },
  DOMAIN_VERIFYING: { icon: IconWorldSearch, color: 'blue', variant: 'light' },
  EXPIRED: { icon: IconClockHour4, color: 'danger', variant: 'light' },
};

/** A site status as icon, label and colour; never by colour alone. */
export function SiteStatusBadge({ status }: { status: SiteStatus }) {
  const { t } = useTranslation();
  return <StateBadge {...LOOK[status]} label={t(`siteStatus.${status}`)} />;
}
