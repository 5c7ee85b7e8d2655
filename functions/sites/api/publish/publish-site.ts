import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { publicationView } from '#functions/sites/api/publish/get-publication.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { planPublication, PUBLICATION_AUDITED_AS } from '#functions/sites/services/plan-publication.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { RequestOf, ResponseOf } from '#shared/api-contract/endpoint.ts';
import { withoutScheduled } from '#shared/rules/publishing/publication-schedule.ts';

type PublishRequest = { caller: Caller } & RequestOf<typeof site.publish>['body'];

/** Makes one attempt on the current site. Returns `undefined` if its public state was changed concurrently. */
async function publishOnce(
  dependencies: SiteDependencies,
  found: Site,
  { caller, revision, visibility }: PublishRequest,
): Promise<ResponseOf<typeof site.publish> | undefined> {
  const { sites, ids, clock, sitesOrigin } = dependencies;
  await assertSiteWritable(dependencies, caller, found);
  const now = clock();
  const { plan, deadLinks } = await planPublication(dependencies, found, { revision, visibility }, now);
  const job = newJob('publish', { subjectId: found.id, ownerId: found.ownerId }, ids.ulid(), now);
  const audit = newAuditEntry(dependencies, PUBLICATION_AUDITED_AS[visibility], auditActor(caller), siteAuditSubject(found));
  // Removes older scheduled revisions, which must not replace the revision that is published now.
  const scheduled = withoutScheduled(found.scheduled ?? [], visibility, plan);
  if (!(await sites.publish(found, { ...plan, scheduled, job, audit }))) return undefined;
  const published = { ...found, ...plan, scheduled, publicationId: job.id, updatedAt: job.createdAt };
  return { site: siteSummary(published, sitesOrigin), publication: publicationView(job), deadLinks };
}

/**
 * Publishes a revision, or unpublishes the site. The change of state and the job that writes or removes the public files are
 * written in one transaction.
 */
export const publishSite =
  (dependencies: SiteDependencies): UseCase<typeof site.publish> =>
  ({ caller, params, body }) =>
    retryOnConflict(async () => {
      const found = await dependencies.sites.find(caller.scope, params.id);
      return (await publishOnce(dependencies, found, { caller, ...body })) ?? CONFLICT;
    });
