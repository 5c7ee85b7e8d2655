import { legalUseCases } from '#functions/api/legal/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { LegalDependencies } from '#functions/api/legal/dependencies.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { legalStore } from '#functions/store/legal/legal-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: LegalDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  legal: legalStore(table),
  plans: planStore(table),
}));
export const handler = serve(legal, legalUseCases(dependencies), dependencies);
