import { customDomainLocators, customDomainUseCases } from '#functions/api/custom-domain/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { CustomDomainDependencies } from '#functions/api/custom-domain/dependencies.ts';
import { CHECK_PAUSE_MS } from '#functions/domain/custom-domain/ask-for-check.ts';
import { DomainLimits } from '#functions/domain/custom-domain/domain-limits.ts';
import { domainTargets, sitesDomain } from '#functions/domain/custom-domain/domain-target.ts';
import { ENVIRONMENT } from '#functions/environment.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { domainStore } from '#functions/store/domain/domain-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { activeSites } from '#functions/store/site/active-sites.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { requireVariable } from '#functions/wiring/base.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

/** Top-level domains without a public DNS (RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476). */
const WITHOUT_DNS = ['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'alt'];

const { env } = process;
/** The HTTP function that contains the list of public suffixes. */
const dependencies: CustomDomainDependencies & HttpDependencies = withHttp(env, ({ table }) => {
  const sitesOrigin = requireVariable(env, 'sitesOrigin');
  return {
    domains: domainStore(table, systemClock),
    sites: siteStore(table),
    sitesOf: (ids) => activeSites(table, ids),
    plans: planStore(table),
    attempts: attemptStore(table, systemClock),
    jobs: jobStore(table, systemClock),
    targetOf: domainTargets(sitesOrigin),
    reserved: [sitesDomain(sitesOrigin), new URL(requireVariable(env, 'consoleOrigin')).hostname, ...WITHOUT_DNS],
    limits: DomainLimits.parse(JSON.parse(requireVariable(env, 'domainLimits'))),
    checkPauseMs: Number(env[ENVIRONMENT.domainCheckPauseMs] ?? CHECK_PAUSE_MS),
    sitesOrigin,
  };
});
export const handler = serve(customDomain, customDomainUseCases(dependencies), {
  ...dependencies,
  locators: customDomainLocators(dependencies),
});
