import { checkDomains, getDomains, removeDomain, sendInstructions } from '#functions/domains/api/change-domains.ts';
import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { exportDomains } from '#functions/domains/api/export-domains.ts';
import { listDomains } from '#functions/domains/api/list-domains.ts';
import { addTwin, renewDomain, requestDomain } from '#functions/domains/api/request-domain.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';

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

/** Returns how each endpoint finds the site that its request names. */
export const customDomainLocators = ({ sites }: Pick<CustomDomainDependencies, 'sites'>) =>
  locatorsByParam(customDomain, 'id', (id, { scope }) => sites.find(scope, id));
