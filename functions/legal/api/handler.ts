import { legalUseCases } from '#functions/legal/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { LegalDependencies } from '#functions/legal/api/dependencies.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { legalStore } from '#functions/legal/store/legal-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: LegalDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  legal: legalStore(table),
  plans: planStore(table),
}));
export const handler = serve(legal, legalUseCases(dependencies), dependencies);
