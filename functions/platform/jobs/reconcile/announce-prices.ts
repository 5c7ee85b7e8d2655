import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import { concernedPage, type ConcernedAccount, type PriceEffectDependencies } from '#functions/plans/services/price-effect.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { PriceAnnouncement, PriceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import type { Plan } from '#shared/model/plans/plan.ts';

export interface PriceAnnouncementDependencies extends PriceEffectDependencies {
  accounts: Pick<AccountStore, 'list' | 'getAll' | 'getOperator'>;
  plans: Pick<PlanStore, 'find'>;
  priceAnnouncements: PriceAnnouncementStore;
  ids: Ids;
  clock: Clock;
}

const ANNOUNCEMENTS_PER_RUN = 10;
const PAGES_PER_RUN = 50;
/** The number of accounts of a page: each takes two of the hundred writes of a transaction. */
const ACCOUNTS_PER_PAGE = 40;

/** Returns the e-mail and the bell entry of one account. */
function noticeOf(
  { ids, clock }: PriceAnnouncementDependencies,
  { name: planName }: Plan,
  { planId, price: { from }, isWithdrawn }: PriceAnnouncement,
  { account: { id: accountId }, before, after }: ConcernedAccount,
) {
  const now = clock();
  const mail = { template: 'price-change', accountId, planName, from, isWithdrawn, before, after } as const;
  const event = eventWrite({
    kind: 'plan-change',
    accountId,
    subject: `${planId}#${from}`,
    id: ids.ulid(),
    at: now.toISOString(),
    siteId: null,
    name: planName,
    count: 1,
  });
  return { job: newJob('mail', { mail }, ids.ulid(), now), event };
}

/** Tells one page of accounts. Returns `true` if none are left, or another run has notified them. */
async function announcePage(
  dependencies: PriceAnnouncementDependencies,
  operatorId: string,
  plan: Plan,
  announcement: PriceAnnouncement,
): Promise<boolean> {
  const { priceAnnouncements } = dependencies;
  const { price, isWithdrawn, after, notified: before } = announcement;
  const page = { plan, price, after, limit: ACCOUNTS_PER_PAGE };
  const { concerned, next } = await concernedPage(dependencies, scopeOf(operatorId), page);
  const notices = concerned.map((one) => noticeOf(dependencies, plan, announcement, one));
  const notified = before + notices.length;
  const audit = newAuditEntry(
    dependencies,
    isWithdrawn ? 'plan.price-withdraw' : 'plan.price-announce',
    null,
    { kind: 'plan', id: plan.id, name: plan.name, ownerId: operatorId },
    [
      { field: 'priceFrom', from: null, to: price.from },
      { field: 'accounts', from: null, to: String(notified) },
    ],
  );
  const isAdvanced = await priceAnnouncements.advance(
    announcement,
    { after: next, notified },
    {
      jobs: notices.map(({ job }) => job),
      writes: [...notices.map(({ event }) => event), ...(next === null ? auditWrites(audit, [operatorId]) : [])],
    },
  );
  return !isAdvanced || next === null;
}

/**
 * Tells the accounts that pay for a plan, or change to it, by e-mail and in the bell, that its prices change or that an announced change is withdrawn
 * page by page, with a limit per run. Prices that were replaced or removed since are not announced.
 */
export async function announcePrices(dependencies: PriceAnnouncementDependencies): Promise<void> {
  const { accounts, plans, priceAnnouncements } = dependencies;
  const due = await priceAnnouncements.listDue(ANNOUNCEMENTS_PER_RUN);
  if (due.length === 0) return;
  const { id: operatorId } = await accounts.getOperator();
  let pages = PAGES_PER_RUN;
  const announce = async ({ planId, from }: (typeof due)[number]): Promise<void> => {
    for (let isDone = false; !isDone && pages > 0; pages -= 1) {
      const [announcement, plan] = await Promise.all([priceAnnouncements.find(planId, from), plans.find(planId)]);
      isDone = announcement?.gsi1sk === undefined || !plan || (await announcePage(dependencies, operatorId, plan, announcement));
    }
  };
  await attemptAll(due, 1, announce, 'Prices could not be announced');
}
