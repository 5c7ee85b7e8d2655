import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { Publication } from '#shared/model/publishing/publication.ts';

/** Returns a publish job as the API shows it. */
export const publicationView = ({ id, subjectId, state, progress, attempts, createdAt, updatedAt }: Job): Publication => ({
  id,
  siteId: subjectId,
  state,
  progress,
  attempts,
  createdAt,
  updatedAt,
});

export const getPublication =
  ({ sites, jobs }: SiteDependencies): UseCase<typeof site.publication> =>
  async ({ caller, params }) => {
    const { id } = await sites.find(caller.scope, params.id);
    return { publication: publicationView(await jobs.find(params.publicationId, 'publish', id)) };
  };
