import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import { createApiAccess } from '#functions/open-api/api/accesses/create-api-access.ts';
import { listApiAccesses, readApiCalls } from '#functions/open-api/api/accesses/list-api-accesses.ts';
import { revokeApiAccess } from '#functions/open-api/api/accesses/revoke-api-access.ts';
import { rotateApiAccess } from '#functions/open-api/api/accesses/rotate-api-access.ts';
import { updateApiAccess } from '#functions/open-api/api/accesses/update-api-access.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';

/** The use cases of the endpoints for API accesses. */
export const apiAccessUseCases = (dependencies: ApiAccessDependencies): UseCases<typeof apiAccess> => ({
  list: listApiAccesses(dependencies),
  create: createApiAccess(dependencies),
  update: updateApiAccess(dependencies),
  rotate: rotateApiAccess(dependencies),
  revoke: revokeApiAccess(dependencies),
  calls: readApiCalls(dependencies),
});

/** Returns, for each endpoint, how to find the access that its request names. */
export const apiAccessLocators = ({ accesses }: Pick<ApiAccessDependencies, 'accesses'>) =>
  locatorsByParam(apiAccess, 'id', (id, { scope }) => accesses.find(scope, id));
