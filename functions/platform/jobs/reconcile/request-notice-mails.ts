import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { NoticeMailingStore } from '#functions/notices/store/notice-mailing-store.ts';
import { type NoticeMailing, receiversOf, type StoredNotice } from '#functions/notices/store/system-notice.ts';
import { NOTICE_MAX } from '#shared/model/limits.ts';
import { maySignIn } from '#shared/rules/accounts/policy.ts';
import { accountTypeOf } from '#shared/rules/notices/receiver-accounts.ts';

export interface NoticeMailDependencies {
  accounts: Pick<AccountStore, 'list' | 'getOperator'>;
  noticeMailings: NoticeMailingStore;
  ids: Ids;
  clock: Clock;
}

const NOTICES_PER_RUN = 10;

/** Enqueues the e-mails of one page of receivers. Returns `true` if none are left or another run has enqueued the page. */
async function requestPage(
  { accounts, noticeMailings, ids, clock }: NoticeMailDependencies,
  operatorId: string,
  notice: StoredNotice,
): Promise<boolean> {
  const { receivers, after, sent }: NoticeMailing = notice.mailing ?? { receivers: receiversOf(notice), after: null, sent: 0 };
  const [receiver, ...rest] = receivers;
  if (receiver === undefined) return true;
  const { accounts: found, next } = await accounts.list(scopeOf(operatorId), {
    type: accountTypeOf(receiver),
    keyword: '',
    sort: 'created',
    descending: false,
    after: after ?? undefined,
    limit: NOTICE_MAX.mailsPerPage,
  });
  const jobs = found
    .filter(({ contractStatus }) => maySignIn(contractStatus))
    .map(({ id: accountId }) =>
      newJob('mail', { mail: { template: 'system-notice', accountId, noticeId: notice.id } }, ids.ulid(), clock()),
    );
  const left = { receivers: next === null ? rest : receivers, after: next, sent: sent + jobs.length };
  const isAdvanced = await noticeMailings.advance(notice, left, jobs);
  return !isAdvanced || left.receivers.length === 0;
}

/**
 * Enqueues the e-mails of system notifications that have started, page by page, with a limit per run, so that sending stays
 * within the rate of the e-mail service and does not delay other e-mails.
 */
export async function requestNoticeMails(dependencies: NoticeMailDependencies): Promise<void> {
  const due = await dependencies.noticeMailings.listDue(NOTICES_PER_RUN);
  if (due.length === 0) return;
  const { id: operatorId } = await dependencies.accounts.getOperator();
  let pages = NOTICE_MAX.mailPagesPerRun;
  const request = async (id: string): Promise<void> => {
    for (let isDone = false; !isDone && pages > 0; pages -= 1) {
      const notice = await dependencies.noticeMailings.findDue(id);
      isDone = !notice || (await requestPage(dependencies, operatorId, notice));
    }
  };
  await attemptAll(due, 1, request, 'E-mails of system notifications could not be requested');
}
