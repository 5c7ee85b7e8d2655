import type { UsageDependencies } from '#functions/usage/api/dependencies.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import { viewTermsOf } from '#functions/accounts/services/view-terms.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { usage } from '#shared/api-contract/endpoints/usage.ts';
import { viewUsage } from '#shared/rules/billing/view-usage.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/** Returns the page views of an account in a month. Makes at most five calls: account, terms or else plan, totals and sites. */
export const getPageViews =
  (dependencies: UsageDependencies): UseCase<typeof usage.pageViews> =>
  async ({ caller, query }) => {
    const { views, clock } = dependencies;
    const now = clock();
    const month = query.month ?? monthOf(now);
    const account = await requestedAccount(dependencies, caller, query.accountId);
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
