import { Anchor, Paper } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { NoticeText } from '#web/features/notices/notice-text.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { receivedNoticesPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useMarkAsRead, useReceivedNotice } from '#web/features/notices/shared/bell-queries.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** A notification as its receiver sees it. Showing it marks it as read. */
export function ReceivedNoticePage({ id }: { id: string }) {
  const { t } = useTranslation('notices');
  const user = useUser();
  const found = useReceivedNotice(id);
  const { mutate } = useMarkAsRead();
  // The notification stays unread while another login acts for its receiver.
  const isUnread = found.data?.isRead === false && !user.acting;
  useEffect(() => {
    if (isUnread) mutate({ noti_ids: [id] });
  }, [isUnread, id, mutate]);

  if (found.isPending) return <LoadingPage />;
  const back = (
    <Anchor component={Link} to={receivedNoticesPath(user)}>
      {t('received.back')}
    </Anchor>
  );
  const isMissing = ['not-found', 'invalid-input', 'forbidden'].includes(refusalOf(found.error)?.code ?? '');
  if (isMissing)
    return (
      <Page title={t('received.title')}>
        <EmptyState icon={IconBellOff} title={t('missing.title')} text={t('missing.text')} action={back} />
      </Page>
    );
  if (!found.data)
    return (
      <Page title={t('received.title')}>
        <ErrorState title={t('received.failed')} query={found} />
      </Page>
    );
  return (
    <Page title={found.data.title} lead={`${t(`kind.${found.data.kind}`)} · ${formatTime(found.data.since)}`} width="form">
      <Paper component="section" withBorder p="md" mb="md">
        <NoticeText {...found.data} />
      </Paper>
      {back}
    </Page>
  );
}
