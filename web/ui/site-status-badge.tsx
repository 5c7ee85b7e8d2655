import { Badge } from '@mantine/core';
import { IconCircleCheck, IconClockHour4, IconEyeOff, IconPencil, IconWorldSearch, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SiteStatus } from '#shared/model/site/site.ts';

const LOOK: Readonly<Record<SiteStatus, { icon: TablerIcon; color: string; variant: 'light' | 'outline' }>> = {
  DRAFT: { icon: IconPencil, color: 'gray', variant: 'light' },
  PUBLISH: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  PRIVATE: { icon: IconEyeOff, color: 'gray', variant: 'outline' },
  DOMAIN_VERIFYING: { icon: IconWorldSearch, color: 'blue', variant: 'light' },
  EXPIRED: { icon: IconClockHour4, color: 'danger', variant: 'light' },
};

/** A site status as icon, label and colour; never by colour alone. */
export function SiteStatusBadge({ status }: { status: SiteStatus }) {
  const { t } = useTranslation();
  const { icon: Icon, color, variant } = LOOK[status];
  return (
    <Badge variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
      {t(`siteStatus.${status}`)}
    </Badge>
  );
}
