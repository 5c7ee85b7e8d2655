import { viewTermsOf } from '#functions/accounts/services/view-terms.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { TermsStore } from '#functions/billing/store/terms-store.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { PageViewStore } from '#functions/usage/store/page-view-store.ts';
import type { ViewNoticeStore } from '#functions/usage/store/view-notice-store.ts';
import type { AccountMonth } from '#functions/usage/store/view-writes.ts';
import { reachedPercentage } from '#shared/rules/billing/view-usage.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

export interface NoticeDependencies {
  accounts: Pick<AccountStore, 'get'>;
  plans: Pick<PlanStore, 'find'>;
  terms: TermsStore;
  views: Pick<PageViewStore, 'ofAccount'>;
  notices: ViewNoticeStore;
  ids: Ids;
  clock: Clock;
}

const CONCURRENCY = 8;

/**
 * Notifies billed accounts by e-mail and in the bell when their page views of the current month have reached a percentage of the first
 * block, once for each percentage. An account that reaches both percentages at the same time is notified of the higher one only.
 */
export async function notifyAccounts(dependencies: NoticeDependencies, metered: readonly AccountMonth[]): Promise<void> {
  const { accounts, views, notices, ids, clock } = dependencies;
  const now = clock();
  const running = metered.filter(({ month }) => month === monthOf(now));
  await inParallel(running, CONCURRENCY, async ({ accountId, month }) => {
    const account = await accounts.get(accountId);
    if (!account || account.deletedAt !== undefined || !isBilled(account)) return;
    const { limitAccess: size, limitAccessPrice: price } = await viewTermsOf(dependencies, account, month);
    if (size === null) return;
    const { views: counted } = await views.ofAccount(accountId, month);
    const percentage = reachedPercentage(counted, size);
    if (percentage === undefined) return;
    const mail = { template: 'page-views-reached' as const, accountId, month, percentage, views: counted, size, price };
    const event = eventWrite({
      kind: 'page-views',
      accountId,
      subject: `${month}#${percentage}`,
      id: ids.ulid(),
      at: now.toISOString(),
      siteId: null,
      name: month,
      count: percentage,
    });
    await notices.add({ accountId, month }, percentage, newJob('mail', { mail }, ids.ulid(), now), event);
  });
}
