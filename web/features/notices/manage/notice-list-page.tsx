import { Button, Menu } from '@mantine/core';
import { IconPencil, IconPlus, IconSpeakerphone, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { SystemNotice } from '#shared/model/notices/system-notice.ts';
import { noticeFilter, NoticeFilters } from '#web/features/notices/manage/notice-filters.tsx';
import { RemoveNoticeDialog } from '#web/features/notices/manage/remove-notice-dialog.tsx';
import { useNoticeColumns } from '#web/features/notices/manage/use-notice-columns.tsx';
import { useNotices } from '#web/features/notices/notice-queries.ts';
import { createNoticePath, editNoticePath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { LoadMoreButton } from '#web/ui/list/load-more-button.tsx';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The operator's notifications; the URL holds the filter. */
export function NoticeListPage() {
  const { t } = useTranslation('notices');
  const user = useUser();
  const mayWrite = useMayDo('notice:write');
  const state = useListFilter(noticeFilter);
  const list = useNotices({ keyword: '', ...noticeFilter.toQuery(state.filter) });
  const columns = useNoticeColumns();
  const [removed, setRemoved] = useState<SystemNotice | null>(null);

  const create = mayWrite && (
    <Button component={Link} to={createNoticePath(user)} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
  );
  const actionsOf = (notice: SystemNotice) => (
    <>
      <Menu.Item component={Link} to={editNoticePath(user, notice.id)} leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}>
        {t('edit')}
      </Menu.Item>
      <Menu.Item color="danger" leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />} onClick={() => setRemoved(notice)}>
        {t('remove.action')}
      </Menu.Item>
    </>
  );
  const isEmpty = list.data?.length === 0 && !list.isPlaceholderData;
  const nothing = state.isFiltered ? (
    <EmptyState
      icon={IconSpeakerphone}
      title={t('nothing.title')}
      text={t('nothing.text')}
      action={
        <Button variant="default" onClick={state.clear}>
          {t('filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={IconSpeakerphone} title={t('empty.title')} text={t('empty.text')} action={create} />
  );

  return (
    <Page title={t('title')} lead={t('lead')} action={!(isEmpty && !state.isFiltered) && create}>
      <NoticeFilters state={state} />
      {list.isError && <ErrorState title={t('failed')} query={list} />}
      {isEmpty && nothing}
      {!isEmpty && (list.data || list.isPending) && (
        <DataTable
          label={t('title')}
          storageKey="system-notices"
          columns={columns}
          rows={list.data ?? []}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          isLoading={list.isPending}
          isStale={list.isPlaceholderData}
          {...(mayWrite && { rowActions: actionsOf })}
        />
      )}
      <LoadMoreButton list={list} />
      <RemoveNoticeDialog notice={removed} onClose={() => setRemoved(null)} />
    </Page>
  );
}
