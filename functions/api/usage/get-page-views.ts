import { AppError } from '#functions/app-error.ts';
import type { UsageDependencies } from '#functions/api/usage/dependencies.ts';
import { viewTermsOf } from '#functions/domain/account/view-terms.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { usage } from '#shared/api-contract/endpoints/usage.ts';
import { visibleRoles } from '#shared/rules/account/policy.ts';
import { viewUsage } from '#shared/rules/billing/view-usage.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/** The account that the caller works in, or one that it is shown; `not-found` for any other. */
async function shownAccount({ accounts }: UsageDependencies, { scope, actor }: Caller, id = scope.accountId): Promise<Account> {
  const account = await accounts.find(scope, id);
  if (id !== scope.accountId && !visibleRoles(actor).some((role) => role === account.role)) throw new AppError('not-found');
  return account;
}

/** At most five calls: account, terms or else plan, totals and sites. */
export const getPageViews =
  (dependencies: UsageDependencies): UseCase<typeof usage.pageViews> =>
  async ({ caller, query }) => {
    const { views, clock } = dependencies;
    const now = clock();
    const month = query.month ?? monthOf(now);
    const account = await shownAccount(dependencies, caller, query.accountId);
    const [terms, counted, sites] = await Promise.all([
      viewTermsOf(dependencies, account, month),
      views.ofAccount(account.id, month),
      views.sitesOf(account.id, month),
    ]);
    return {
      ...viewUsage({ month, ...counted }, terms, now),
      sites: sites.map(({ siteId, siteName, views: ofSite }) => ({ siteId, siteName, views: ofSite })),
    };
  };
