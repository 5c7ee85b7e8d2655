import { Anchor, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { VisitSummary } from '#shared/model/analytics/visit-reports.ts';
import classes from '#web/features/summary/visits/visit-panel.module.css';
import { formatNumber } from '#web/lib/format/format.ts';
import { analyticsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { MetricChange } from '#web/features/analytics/shared/metric-change.tsx';

interface SiteListProps<S> {
  title: string;
  text?: string;
  sites: readonly S[];
  /** Text about a site. */
  children?: (site: S) => ReactNode;
}

/** A list of sites, each with a link to its reports unless it was deleted; renders nothing without sites. */
function SiteList<S extends VisitSummary['unvisited'][number] & { isDeleted?: boolean }>({
  title,
  text,
  sites,
  children,
}: SiteListProps<S>) {
  const { t } = useTranslation(['summary', 'analytics']);
  const user = useUser();
  const titleId = useId();
  if (sites.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes['list'] ?? ''}>
      <Title order={3} id={titleId} className={classes['listTitle'] ?? ''}>
        {title}
      </Title>
      {text !== undefined && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      <ul>
        {sites.map((site) => (
          <li key={site.siteId}>
            {site.isDeleted === true ? (
              t('analytics:sites.deleted', { name: site.siteName })
            ) : (
              <Anchor component={Link} to={analyticsPath(user, { siteId: site.siteId })}>
                {site.siteName}
              </Anchor>
            )}
            {user.workRole !== 'USER' && (
              <Text size="sm" c="dimmed">
                {site.accountName}
              </Text>
            )}
            {children && <div className={classes['detail']}>{children(site)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sites that need attention: the most visited, the most changed, and published ones without visits. */
export function VisitLists({ summary: { top, changed, unvisited } }: { summary: VisitSummary }) {
  const { t } = useTranslation('summary');
  const language = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  if (top.length + changed.length + unvisited.length === 0) return null;
  return (
    <div className={classes['lists']}>
      <SiteList title={t('visits.top')} sites={top}>
        {({ totals: { visits, conversions } }) => t('visits.counted', { visits: number(visits), conversions: number(conversions) })}
      </SiteList>
      <SiteList title={t('visits.changed')} text={t('visits.changedText')} sites={changed}>
        {({ compared, previous }) => (
          <>
            <MetricChange unit="count" value={compared.visits} former={previous.visits} />
            {t('visits.fromTo', { former: number(previous.visits), visits: number(compared.visits) })}
          </>
        )}
      </SiteList>
      <SiteList title={t('visits.unvisited')} text={t('visits.unvisitedText')} sites={unvisited} />
    </div>
  );
}
