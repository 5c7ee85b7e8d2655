import { usage } from '#shared/api-contract/endpoints/usage.ts';
import { usageUseCases } from '#functions/usage/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { UsageDependencies } from '#functions/usage/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { termsStore } from '#functions/billing/store/terms-store.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: UsageDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  plans: planStore(table),
  terms: termsStore(table),
  views: pageViewStore(table, systemClock),
}));
export const handler = serve(usage, usageUseCases(dependencies), dependencies);
