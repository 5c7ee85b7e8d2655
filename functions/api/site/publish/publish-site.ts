import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { publicationView } from '#functions/api/site/publish/get-publication.ts';
import { AppError } from '#functions/app-error.ts';
import { assertSiteWritable } from '#functions/domain/site/assert-site-writable.ts';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { Revision } from '#functions/store/revision/revision.ts';
import { type LiveRevision, type Site, siteAuditSubject } from '#functions/store/site/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { RequestOf, ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { SiteStatus } from '#shared/model/site/site.ts';
import { publishedLanguages, publishFaults } from '#shared/rules/publish/publish-check.ts';
import { formerPathsAfter } from '#shared/rules/site/former-paths.ts';
import { type SiteAction, siteTransition } from '#shared/rules/site/site-state.ts';

const ACTION_OF = { public: 'publish-public', private: 'publish-private' } as const satisfies Record<string, SiteAction>;
const AUDITED_AS = { public: 'site.publish', private: 'site.unpublish' } as const;

type PublishRequest = { caller: Caller } & RequestOf<typeof site.publish>['body'];

function statusAfter(found: Site, visibility: PublishRequest['visibility']): SiteStatus {
  const status = siteTransition(found.status, ACTION_OF[visibility]);
  if (!status) throw new AppError('transition-refused');
  return status;
}

/** The revision to publish. `edit-conflict` if it is not, or no longer, a stored revision of this site. */
async function readRevision({ revisions }: SiteDependencies, found: Site, id: string): Promise<Revision> {
  const [revision] = await revisions.read(found, [id]);
  if (!revision) throw new AppError('edit-conflict');
  return revision;
}

/** What stays of the live revision while the site is unpublished. */
const liveRevisionOf = ({ live, publishedAt, livePath = '', formerPaths = [], liveLanguages }: Site): LiveRevision => ({
  live,
  publishedAt,
  livePath,
  formerPaths,
  ...(liveLanguages && { liveLanguages }),
});

/** What becomes public with a revision. `not-publishable` names every fault that keeps it from that. */
async function publicStateOf(
  { revisions, accounts, clock }: SiteDependencies,
  found: Site,
  revision: Revision,
  publishedAt: string,
): Promise<LiveRevision> {
  // A site created after the contract ended is not EXPIRED yet, but may not be published either.
  if ((await readContractEffect(accounts, found, clock())) === 'ended') throw new AppError('transition-refused');
  const document = await revisions.document(found, revision);
  const faults = publishFaults(document);
  if (faults.length > 0) throw new AppError('not-publishable', { faults });
  const { customPath: livePath } = document.settings;
  const formerPaths = formerPathsAfter(found.formerPaths ?? [], found.livePath ?? '', livePath);
  return { live: revision.id, publishedAt, livePath, formerPaths, liveLanguages: publishedLanguages(document) };
}

/** One attempt on the site as it is now. `undefined` when its public state was changed concurrently. */
async function publishOnce(
  dependencies: SiteDependencies,
  found: Site,
  { caller, revision: revisionId, visibility }: PublishRequest,
): Promise<ResponseOf<typeof site.publish> | undefined> {
  const { sites, ids, clock, sitesOrigin } = dependencies;
  await assertSiteWritable(dependencies, caller, found);
  const revision = await readRevision(dependencies, found, revisionId);
  const status = statusAfter(found, visibility);
  const job = newJob('publish', { subjectId: found.id, ownerId: found.ownerId }, ids.ulid(), clock());
  const publicState = visibility === 'public' ? await publicStateOf(dependencies, found, revision, job.createdAt) : liveRevisionOf(found);
  const audit = newAuditEntry(dependencies, AUDITED_AS[visibility], auditActor(caller), siteAuditSubject(found));
  if (!(await sites.publish(found, { revision: revisionId, status, ...publicState, job, audit }))) return undefined;
  const published = { ...found, status, ...publicState, publicationId: job.id, updatedAt: job.createdAt };
  return { site: siteSummary(published, sitesOrigin), publication: publicationView(job) };
}

/**
 * Publishes a revision, or unpublishes the site. The change of state and the job that writes or removes the public
 * files are one transaction.
 */
export const publishSite =
  (dependencies: SiteDependencies): UseCase<typeof site.publish> =>
  ({ caller, params, body }) =>
    retryOnConflict(async () => {
      const found = await dependencies.sites.find(caller.scope, params.id);
      return (await publishOnce(dependencies, found, { caller, ...body })) ?? CONFLICT;
    });
