import { Anchor } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { SystemNotice } from '#shared/model/notices/system-notice.ts';
import { NoticeStatusBadge } from '#web/features/notices/notice-status-badge.tsx';
import { useNoticeLabels } from '#web/features/notices/use-notice-labels.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { noticePath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

export function useNoticeColumns(): DataColumn<SystemNotice>[] {
  const { t } = useTranslation('notices');
  const user = useUser();
  const labels = useNoticeLabels();
  return [
    {
      key: 'title',
      label: t('column.title'),
      isRowHeader: true,
      maxWidth: 360,
      render: ({ id, title }) => (
        <Anchor component={Link} to={noticePath(user, id)} inherit>
          {title}
        </Anchor>
      ),
    },
    { key: 'status', label: t('column.status'), render: ({ status }) => <NoticeStatusBadge status={status} /> },
    { key: 'kind', label: t('column.kind'), canHide: true, render: ({ kind }) => t(`kind.${kind}`) },
    { key: 'receivers', label: t('column.receivers'), canHide: true, maxWidth: 280, wraps: true, render: labels.receivers },
    { key: 'period', label: t('column.period'), render: labels.period },
    { key: 'updated', label: t('column.updated'), canHide: true, render: ({ updatedAt }) => formatTime(updatedAt) },
  ];
}
