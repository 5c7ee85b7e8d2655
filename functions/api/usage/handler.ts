import { usage } from '#shared/api-contract/endpoints/usage.ts';
import { usageUseCases } from '#functions/api/usage/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { UsageDependencies } from '#functions/api/usage/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { termsStore } from '#functions/store/billing/terms-store.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: UsageDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  plans: planStore(table),
  terms: termsStore(table),
  views: pageViewStore(table, systemClock),
}));
export const handler = serve(usage, usageUseCases(dependencies), dependencies);
