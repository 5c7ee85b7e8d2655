import { checkDomains, getDomains, removeDomain, sendInstructions } from '#functions/domains/api/change-domains.ts';
import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { exportDomains } from '#functions/domains/api/export-domains.ts';
import { listDomains } from '#functions/domains/api/list-domains.ts';
import { addTwin, renewDomain, requestDomain } from '#functions/domains/api/request-domain.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Locators } from '#functions/platform/http/serve.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';

/** Custom domains: the use case of every endpoint of the family. */
export const customDomainUseCases = (dependencies: CustomDomainDependencies): UseCases<typeof customDomain> => ({
  list: listDomains(dependencies),
  export: exportDomains(dependencies),
  get: getDomains(dependencies),
  request: requestDomain(dependencies),
  check: checkDomains(dependencies),
  addTwin: addTwin(dependencies),
  renew: renewDomain(dependencies),
  remove: removeDomain(dependencies),
  sendInstructions: sendInstructions(dependencies),
});

/** How each endpoint finds the site that its request names. */
export function customDomainLocators({ sites }: Pick<CustomDomainDependencies, 'sites'>): Locators<typeof customDomain> {
  const locate = ({ params }: { params: { id: string } }, { scope }: Caller) => sites.find(scope, params.id);
  return { get: locate, request: locate, check: locate, addTwin: locate, renew: locate, remove: locate, sendInstructions: locate };
}
