import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PlanChangeSchedule } from '#functions/store/account/plan-change-schedule.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';

export interface PlanDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  planChanges: PlanChangeSchedule;
  sites: Pick<SiteStore, 'list'>;
  revisions: Pick<RevisionStore, 'read' | 'parts'>;
  clock: Clock;
  ids: Ids;
}
