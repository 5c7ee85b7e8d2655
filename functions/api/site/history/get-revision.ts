import { AppError } from '#functions/app-error.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** An earlier state of a site as a whole. */
export const getRevision =
  ({ sites, revisions }: SiteDependencies): UseCase<typeof site.revision> =>
  async ({ caller, params }) => {
    const found = await sites.find(caller.scope, params.id);
    const [revision] = await revisions.read(found, [params.revision]);
    if (!revision) throw new AppError('not-found');
    return { document: await revisions.document(found, revision) };
  };
