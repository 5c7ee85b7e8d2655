import { useParams } from 'react-router';
import { NoticeDetailPage } from '#web/features/notices/manage/notice-detail-page.tsx';
import { ReceivedNoticePage } from '#web/features/notices/received/received-notice-page.tsx';
import { useMayDo } from '#web/lib/session/user.ts';

/** One notification. The operator sees its readers; other logins see its content. */
export function NoticePage() {
  const { id = '' } = useParams();
  return useMayDo('notice:list') ? <NoticeDetailPage id={id} /> : <ReceivedNoticePage id={id} />;
}
