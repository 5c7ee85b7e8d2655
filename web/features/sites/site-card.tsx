import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { IconExternalLink, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SiteSummary } from '#shared/model/site.ts';
import { SiteActions } from '#web/features/sites/site-actions.tsx';
import classes from '#web/features/sites/site-card.module.css';
import { formatTime } from '#web/lib/format.ts';
import { thumbnailSource } from '#web/lib/media-url.ts';
import { siteEditorPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/user.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

/** A site in the list: its first picture, status and figures. The card as a whole leads to the editor. */
export function SiteCard({ site }: { site: SiteSummary }) {
  const { t } = useTranslation(['sites', 'common']);
  const user = useUser();
  const isPublished = site.status === 'PUBLISH';

  return (
    <Paper component="article" withBorder className={classes['card']}>
      <div className={classes['picture']} style={{ backgroundColor: site.thumbnail?.colour }}>
        {site.thumbnail ? (
          <img {...thumbnailSource(site.thumbnail)} sizes="(max-width: 40em) 100vw, 320px" alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={classes['placeholder']}>
            <IconPhoto size={32} stroke={1.25} aria-hidden />
            {t('card.noPicture')}
          </span>
        )}
      </div>
      <div className={classes['words']}>
        <Group wrap="nowrap" align="flex-start" justify="space-between" gap={4}>
          <Title order={2} className={classes['name']}>
            <Link to={siteEditorPath(user, site.id)} className={classes['link']}>
              {site.name}
            </Link>
          </Title>
          <SiteActions site={site} />
        </Group>
        <StatusBadge status={site.status} />
        <Text size="sm" c="dimmed">
          {t('card.size', { rows: site.numberHorizontal, columns: site.numberVertical })}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={site.updatedAt}>{t('card.updated', { time: formatTime(site.updatedAt) })}</time>
        </Text>
        {isPublished && (
          <Anchor href={site.url} target="_blank" rel="noopener" size="sm" className={classes['address']}>
            <span className={classes['host']}>{new URL(site.url).host}</span>
            <IconExternalLink size={14} aria-label={t('common:newTab')} />
          </Anchor>
        )}
      </div>
    </Paper>
  );
}
