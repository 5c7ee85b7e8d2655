import { useTranslation } from '#web/lib/use-translation.ts';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import { StatusFigure } from '#web/features/summary/status-figure.tsx';
import { SITE_TONES, statusParts } from '#web/features/summary/status-style.ts';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

/** The number of sites by status. Renders nothing without sites, because the list of sites covers this case. */
export function SitePanel({ sites }: Pick<Summary, 'sites'>) {
  const { t } = useTranslation('summary');
  const user = useUser();
  const parts = statusParts(SITE_TONES, sites.byStatus);
  if (parts.length === 0) return null;
  return (
    <SummaryPanel title={t('sites.title')} all={{ path: siteListPath(user), label: t('sites.all') }}>
      <StatusFigure
        parts={parts}
        unit={t('sites.unit')}
        badge={SiteStatusBadge}
        path={(status) => `${siteListPath(user)}?status=${status}`}
      />
    </SummaryPanel>
  );
}
