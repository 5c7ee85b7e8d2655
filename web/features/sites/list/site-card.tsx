import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { IconExternalLink, IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { OpenCommentsBadge } from '#web/features/sites/list/open-comments-badge.tsx';
import classes from '#web/features/sites/list/site-card.module.css';
import { UnreadLink } from '#web/features/sites/list/unread-link.tsx';
import { useSheetCount } from '#web/features/sites/list/use-sheet-count.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { thumbnailSource } from '#web/lib/media-url.ts';
import { siteEditorPath } from '#web/lib/paths.ts';
import { displayUrl } from '#web/lib/format/display-url.ts';
import { useUser } from '#web/lib/session/user.ts';
import { siteLink } from '#web/lib/site/site-link.ts';
import { RowMenu } from '#web/ui/data-table/row-menu.tsx';
import { ScheduledPublications } from '#web/ui/scheduled-publications.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

interface SiteCardProps {
  site: ListedSite;
  /** The items of the card's menu. */
  actions: ReactNode;
}

/** A site in the list: first picture, name, status and size. The whole card is a link to the editor. */
export function SiteCard({ site, actions }: SiteCardProps) {
  const { t } = useTranslation(['sites', 'common']);
  const user = useUser();
  const { size, sheets } = useSheetCount()(site);
  const isOwn = site.owner.id === user.workAccountId;

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
      <div className={classes['text']}>
        <Group wrap="nowrap" align="flex-start" justify="space-between" gap={4}>
          <Title order={2} className={classes['name']}>
            <Link to={siteEditorPath(user, site.id)} className={classes['link']}>
              {site.name}
            </Link>
          </Title>
          <span className={classes['actions']}>
            <RowMenu name={site.name}>{actions}</RowMenu>
          </span>
        </Group>
        <Group gap="xs">
          <SiteStatusBadge status={site.status} />
          <UnreadLink site={site} />
          <OpenCommentsBadge site={site} />
        </Group>
        <ScheduledPublications scheduled={site.scheduled} />
        {!isOwn && <Text size="sm">{site.owner.companyName}</Text>}
        <Text size="sm" c="dimmed">
          {size} · {sheets}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={site.editedAt}>{t('card.edited', { time: formatTime(site.editedAt) })}</time>
        </Text>
        {isPublished(site) && (
          <Anchor {...siteLink(site.url)} size="sm" className={classes['address']}>
            <span className={classes['host']}>{displayUrl(site.url)}</span>
            <IconExternalLink size={14} aria-label={t('common:newTab')} />
          </Anchor>
        )}
      </div>
    </Paper>
  );
}
