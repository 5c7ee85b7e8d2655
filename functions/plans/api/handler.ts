import { plan } from '#shared/api-contract/endpoints/plan.ts';
import { planUseCases } from '#functions/plans/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { planChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import { priceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: PlanDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  plans: planStore(table),
  planChanges: planChangeSchedule(table, systemClock),
  priceAnnouncements: priceAnnouncementStore(table, systemClock),
  sites: siteStore(table),
  revisions: revisionStore(table),
}));
export const handler = serve(plan, planUseCases(dependencies), dependencies);
