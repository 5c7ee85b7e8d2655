import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { TermsStore } from '#functions/billing/store/terms-store.ts';
import type { PageViewStore } from '#functions/usage/store/page-view-store.ts';

export interface UsageDependencies {
  accounts: Pick<AccountStore, 'find'>;
  plans: Pick<PlanStore, 'find'>;
  terms: TermsStore;
  views: Pick<PageViewStore, 'ofAccount' | 'sitesOf'>;
  clock: Clock;
}
