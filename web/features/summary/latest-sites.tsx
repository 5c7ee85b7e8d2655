import { Button, Title } from '@mantine/core';
import { IconLayoutGridAdd, IconPhoto, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import classes from '#web/features/summary/summary.module.css';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { thumbnailSource } from '#web/lib/media-url.ts';
import { createSitePath, siteEditorPath, siteListPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

function SiteTile({ site }: { site: SiteSummary }) {
  const user = useUser();
  return (
    <article className={classes['tile']}>
      <div className={classes['tilePicture']} style={{ backgroundColor: site.thumbnail?.colour }}>
        {site.thumbnail ? (
          <img {...thumbnailSource(site.thumbnail)} sizes="(max-width: 48em) 50vw, 220px" alt="" loading="lazy" decoding="async" />
        ) : (
          <IconPhoto size={28} stroke={1.25} aria-hidden />
        )}
      </div>
      <Title order={3} className={classes['tileName']}>
        <Link to={siteEditorPath(user, site.id)} className={classes['tileLink']}>
          {site.name}
        </Link>
      </Title>
      <SiteStatusBadge status={site.status} />
    </article>
  );
}

/** The newest sites, or a link to create the first site. */
export function LatestSites({ sites }: { sites: readonly SiteSummary[] }) {
  const { t } = useTranslation('summary');
  const user = useUser();
  const mayWrite = useMayDo('site:write');
  if (sites.length === 0)
    return (
      <SummaryPanel title={t('sites.latest')}>
        <EmptyState
          isCompact
          icon={IconLayoutGridAdd}
          title={t('sites.empty.title')}
          text={t(mayWrite ? 'sites.empty.text' : 'sites.empty.readOnly')}
          action={
            mayWrite && (
              <Button component={Link} to={createSitePath(user)} leftSection={<IconPlus size={18} aria-hidden />}>
                {t('sites.create')}
              </Button>
            )
          }
        />
      </SummaryPanel>
    );
  return (
    <SummaryPanel title={t('sites.latest')} all={{ path: siteListPath(user), label: t('sites.all') }}>
      <ul className={classes['tiles']}>
        {sites.map((site) => (
          <li key={site.id}>
            <SiteTile site={site} />
          </li>
        ))}
      </ul>
    </SummaryPanel>
  );
}
