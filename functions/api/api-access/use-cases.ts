import type { ApiAccessDependencies } from '#functions/api/api-access/dependencies.ts';
import { createApiAccess } from '#functions/api/api-access/create-api-access.ts';
import { listApiAccesses, readApiCalls } from '#functions/api/api-access/list-api-accesses.ts';
import { revokeApiAccess } from '#functions/api/api-access/revoke-api-access.ts';
import { rotateApiAccess } from '#functions/api/api-access/rotate-api-access.ts';
import { updateApiAccess } from '#functions/api/api-access/update-api-access.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';

/** API issuing: the use case of every endpoint of the family. */
export const apiAccessUseCases = (dependencies: ApiAccessDependencies): UseCases<typeof apiAccess> => ({
  list: listApiAccesses(dependencies),
  create: createApiAccess(dependencies),
  update: updateApiAccess(dependencies),
  rotate: rotateApiAccess(dependencies),
  revoke: revokeApiAccess(dependencies),
  calls: readApiCalls(dependencies),
});

/** How each endpoint finds the access that its request names. */
export function apiAccessLocators({ accesses }: Pick<ApiAccessDependencies, 'accesses'>): Locators<typeof apiAccess> {
  const locate = ({ params }: { params: { id: string } }, { scope }: Caller) => accesses.find(scope, params.id);
  return { update: locate, rotate: locate, revoke: locate, calls: locate };
}
