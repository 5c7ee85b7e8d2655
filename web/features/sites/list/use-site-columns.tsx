import { Anchor, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { OpenCommentsBadge } from '#web/features/sites/list/open-comments-badge.tsx';
import { UnreadLink } from '#web/features/sites/list/unread-link.tsx';
import { useSheetCount } from '#web/features/sites/list/use-sheet-count.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { displayUrl } from '#web/lib/format/display-url.ts';
import { useUser } from '#web/lib/session/user.ts';
import { siteLink } from '#web/lib/site/site-link.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { RowPicture } from '#web/ui/data-table/row-picture.tsx';
import { ScheduledPublications } from '#web/ui/scheduled-publications.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

/** The columns of the site list; with the owner for logins that see sites of other accounts. */
export function useSiteColumns(): DataColumn<ListedSite>[] {
  const { t } = useTranslation(['sites', 'common']);
  const seesOthers = useUser().workRole !== 'USER';
  const sheetCount = useSheetCount();
  const time = (at: string) => <time dateTime={at}>{formatTime(at)}</time>;

  const never = (
    <Text component="span" fz="inherit" c="dimmed">
      {t('card.notPublished')}
    </Text>
  );

  const address = (site: ListedSite) =>
    isPublished(site) ? (
      <Anchor {...siteLink(site.url)} fz="inherit">
        {displayUrl(site.url)} <IconExternalLink size={14} aria-label={t('common:newTab')} />
      </Anchor>
    ) : (
      never
    );

  const size = (site: ListedSite) => {
    const labels = sheetCount(site);
    return (
      <div className={classes['twoLines']}>
        <div>{labels.sheets}</div>
        <Text size="xs" c="dimmed">
          {labels.size}
        </Text>
      </div>
    );
  };

  return [
    {
      key: 'name',
      label: t('field.name'),
      isRowHeader: true,
      maxWidth: 320,
      canSort: true,
      render: ({ name, thumbnail }) => (
        <span className={classes['named']} title={name}>
          <RowPicture src={thumbnail ? mediaUrl(thumbnail.mediaId, THUMBNAIL_WIDTH) : undefined} colour={thumbnail?.colour} />
          <span className={classes['text']}>{name}</span>
        </span>
      ),
    },
    {
      key: 'status',
      label: t('field.status'),
      wraps: true,
      render: (site) => (
        <span className={classes['status']}>
          <SiteStatusBadge status={site.status} />
          <UnreadLink site={site} />
          <OpenCommentsBadge site={site} />
          <ScheduledPublications scheduled={site.scheduled} />
        </span>
      ),
    },
    ...(seesOthers
      ? [
          {
            key: 'owner',
            label: t('field.owner'),
            canHide: true,
            maxWidth: 180,
            render: ({ owner }: ListedSite) => <span title={owner.companyName}>{owner.companyName}</span>,
          },
        ]
      : []),
    { key: 'sheets', label: t('field.sheets'), canHide: true, render: size },
    { key: 'edited', label: t('field.editedAt'), canHide: true, canSort: true, render: ({ editedAt }) => time(editedAt) },
    {
      key: 'published',
      label: t('field.publishedAt'),
      canHide: true,
      canSort: true,
      render: ({ publishedAt }) => (publishedAt === null ? never : time(publishedAt)),
    },
    {
      key: 'created',
      label: t('field.createdAt'),
      canHide: true,
      canSort: true,
      isHiddenByDefault: true,
      render: ({ createdAt }) => time(createdAt),
    },
    { key: 'url', label: t('field.url'), canHide: true, isHiddenByDefault: true, maxWidth: 220, render: address },
  ];
}
