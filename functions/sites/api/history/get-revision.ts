import { AppError } from '#functions/platform/base/app-error.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** Returns the whole document of an earlier revision. */
export const getRevision =
  ({ sites, revisions }: SiteDependencies): UseCase<typeof site.revision> =>
  async ({ caller, params }) => {
    const found = await sites.find(caller.scope, params.id);
    const [revision] = await revisions.read(found, [params.revision]);
    if (!revision) throw new AppError('not-found');
    return { document: await revisions.document(found, revision) };
  };
