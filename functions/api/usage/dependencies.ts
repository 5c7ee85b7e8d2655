import type { Clock } from '#functions/gateways/clock.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { TermsStore } from '#functions/store/billing/terms-store.ts';
import type { PageViewStore } from '#functions/store/page-view/page-view-store.ts';

export interface UsageDependencies {
  accounts: Pick<AccountStore, 'find'>;
  plans: Pick<PlanStore, 'find'>;
  terms: TermsStore;
  views: Pick<PageViewStore, 'ofAccount' | 'sitesOf'>;
  clock: Clock;
}
