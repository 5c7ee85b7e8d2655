import { AppError } from '#functions/platform/base/app-error.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { countReceivers } from '#functions/notices/api/manage/get-receivers.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { noticeView, type StoredNotice } from '#functions/notices/store/system-notice.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import type { NoticeReach } from '#shared/model/notices/system-notice.ts';

const mailsOf = ({ isMailed, mailing }: StoredNotice): NoticeReach['mails'] =>
  isMailed && mailing ? { sent: mailing.sent, isDone: mailing.receivers.length === 0 } : null;

export const getNotice =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.get> =>
  async ({ caller, params }) => {
    const { notices, clock } = dependencies;
    const found = await notices.find(params.id);
    if (!found) throw new AppError('not-found');
    const [reads, accounts] = await Promise.all([notices.readsOf(found.id), countReceivers(dependencies, caller.scope)]);
    return { notice: noticeView(found, clock()), reach: { reads, accounts, mails: mailsOf(found) } };
  };
