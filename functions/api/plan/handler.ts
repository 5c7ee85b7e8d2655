import { plan } from '#shared/api-contract/endpoints/plan.ts';
import { planUseCases } from '#functions/api/plan/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { planChangeSchedule } from '#functions/store/account/plan-change-schedule.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: PlanDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  plans: planStore(table),
  planChanges: planChangeSchedule(table, systemClock),
  sites: siteStore(table),
  revisions: revisionStore(table),
}));
export const handler = serve(plan, planUseCases(dependencies), dependencies);
