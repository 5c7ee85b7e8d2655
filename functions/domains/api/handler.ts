import { customDomainLocators, customDomainUseCases } from '#functions/domains/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { CHECK_PAUSE_MS } from '#functions/domains/services/request-domain-check.ts';
import { DomainLimits } from '#functions/domains/services/domain-limits.ts';
import { domainTargets, sitesDomain } from '#functions/domains/services/domain-target.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { requireVariable } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

/** Top-level domains without a public DNS (RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476). */
const WITHOUT_DNS = ['localhost', 'local', 'internal', 'invalid', 'onion', 'arpa', 'alt'];

const { env } = process;
/** The dependencies of the HTTP function that contains the list of public suffixes. */
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
