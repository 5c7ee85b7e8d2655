import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { PriceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';

export interface PlanDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  planChanges: PlanChangeSchedule;
  priceAnnouncements: Pick<PriceAnnouncementStore, 'find'>;
  sites: Pick<SiteStore, 'list'>;
  revisions: Pick<RevisionStore, 'read' | 'parts'>;
  clock: Clock;
  ids: Ids;
}
