import { Button, Group, Text } from '@mantine/core';
import { IconRestore, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { TrashedSite } from '#shared/model/sites/site.ts';
import { mayDeleteSites } from '#shared/rules/accounts/policy.ts';
import { daysLeftInTrash } from '#shared/rules/sites/site-trash.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { useRestoreSite } from '#web/features/sites/site-queries.ts';
import { PurgeSiteDialog } from '#web/features/sites/trash/purge-site-dialog.tsx';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { formatDays, formatTime } from '#web/lib/format/format.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { RowPicture } from '#web/ui/data-table/row-picture.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

/** Restores a site, or opens the dialog that deletes it permanently. */
function TrashActions({ site, onPurge }: { site: TrashedSite; onPurge: () => void }) {
  const { t } = useTranslation('sites');
  const user = useUser();
  const restore = useRestoreSite();
  const { id, name } = site;
  const submit = (): void =>
    restore.mutate(id, {
      onSuccess: () => {
        toast.success(t('trash.restored', { name }));
        // The row no longer exists.
        focusHeading();
      },
      onError: (error) => toast.error(error, t('trash.restoreFailed')),
    });
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRestore size={16} stroke={1.5} aria-hidden />}
        loading={restore.isPending}
        aria-label={t('trash.restoreNamed', { name })}
        onClick={submit}
      >
        {t('trash.restore')}
      </Button>
      {mayDeleteSites(actorOf(user), site.owner.id === user.workAccountId) && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          c="var(--mantine-color-error)"
          leftSection={<IconTrashX size={16} stroke={1.5} aria-hidden />}
          aria-label={t('trash.purgeNamed', { name })}
          onClick={onPurge}
        >
          {t('trash.purge')}
        </Button>
      )}
    </Group>
  );
}

/** The columns of the trash; with the owner for logins that see sites of other accounts. */
function useTrashColumns(onPurge: (site: TrashedSite) => void): DataColumn<TrashedSite>[] {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const user = useUser();
  const mayWrite = useMayDo('site:write');
  const [now] = useState(() => new Date());
  return [
    {
      key: 'name',
      label: t('field.name'),
      isRowHeader: true,
      maxWidth: 320,
      render: ({ name, thumbnail, customDomain }) => (
        <span className={classes['named']} title={name}>
          <RowPicture src={thumbnail ? mediaUrl(thumbnail.mediaId, THUMBNAIL_WIDTH) : undefined} colour={thumbnail?.colour} />
          <span className={classes['text']}>
            {name}
            {customDomain !== null && (
              <Text span display="block" size="xs" c="dimmed">
                {customDomain}
              </Text>
            )}
          </span>
        </span>
      ),
    },
    { key: 'status', label: t('trash.formerStatus'), render: ({ status }) => <SiteStatusBadge status={status} /> },
    ...(user.workRole === 'USER'
      ? []
      : [
          {
            key: 'owner',
            label: t('field.owner'),
            maxWidth: 180,
            render: ({ owner }: TrashedSite) => <span title={owner.companyName}>{owner.companyName}</span>,
          },
        ]),
    {
      key: 'deletedAt',
      label: t('trash.deletedAt'),
      render: ({ deletedAt }) => <time dateTime={deletedAt}>{formatTime(deletedAt)}</time>,
    },
    {
      key: 'left',
      label: t('trash.left'),
      render: (site) => formatDays(daysLeftInTrash(site, now), language),
    },
    ...(mayWrite
      ? [
          {
            key: 'actions',
            label: t('trash.actions'),
            render: (site: TrashedSite) => <TrashActions site={site} onPurge={() => onPurge(site)} />,
          },
        ]
      : []),
  ];
}

/** The sites in the trash, each with the actions that the login may perform. */
export function TrashList({ sites, isLoading }: { sites: readonly TrashedSite[]; isLoading: boolean }) {
  const { t } = useTranslation('sites');
  const [purged, setPurged] = useState<TrashedSite | null>(null);
  const columns = useTrashColumns(setPurged);
  return (
    <>
      <DataTable
        label={t('trash.title')}
        columns={columns}
        rows={sites}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        isLoading={isLoading}
      />
      {purged && <PurgeSiteDialog site={purged} onClose={() => setPurged(null)} />}
    </>
  );
}
