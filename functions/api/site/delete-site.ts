import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newJob } from '#functions/store/job.ts';
import type { site } from '#shared/contract/site.ts';

/** Gone at once for everybody; the job takes it off the air, and the reconcile job clears away what it held. */
export const deleteSite =
  ({ sites, ids, clock }: SiteDependencies): UseCase<typeof site.delete> =>
  async ({ caller, params }) => {
    const found = await sites.find(caller.scope, params.id);
    const now = clock();
    await sites.remove(found, newJob('publish', found, ids.ulid(), now), now);
    return null;
  };
