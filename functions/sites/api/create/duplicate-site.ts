import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { activateCopy } from '#functions/sites/api/create/activate-copy.ts';
import { creationEntry } from '#functions/sites/api/save/history-entry.ts';
import { mediaReferences } from '#functions/sites/api/content/media-references.ts';
import { ownerLimits } from '#functions/sites/services/owner-limits.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { listingFieldsOf } from '#functions/sites/api/content/listing-fields.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { workingDocument } from '#functions/sites/api/content/working-document.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import { authorOf, type Caller } from '#functions/accounts/services/caller.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { narrowScope } from '#functions/platform/base/scope.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { splitDocument } from '#functions/sites/store/revisions/revision-store.ts';
import type { NewRevision } from '#functions/sites/store/revisions/revision.ts';
import { siteAuditSubject, type Site } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { isContentWithinPlan } from '#shared/rules/plans/content-within-plan.ts';
import { allowsAnotherSite } from '#shared/rules/plans/plan-limits.ts';

/** Throws `plan-limit-reached` before anything is written if the plan does not allow the copy, else returns the limits. */
async function assertWithinPlan(dependencies: SiteDependencies, caller: Caller, source: Site, document: SiteDocument): Promise<SiteLimits> {
  const scope = narrowScope(caller.scope, { id: source.ownerId, path: source.lineage });
  const [limits, siteCount] = await Promise.all([ownerLimits(dependencies, source.ownerId), dependencies.sites.countOwn(scope)]);
  if (!isContentWithinPlan(document, limits) || !allowsAnotherSite(limits, siteCount)) throw new AppError('plan-limit-reached');
  return limits;
}

/** Returns the copy, without the source's public state. */
const newCopy = (source: Site, id: string, name: string, { id: working, at }: NewRevision): Site => ({
  ...listingFieldsOf(source),
  id,
  name,
  ownerId: source.ownerId,
  lineage: source.lineage,
  status: 'DRAFT',
  returnStatus: null,
  working,
  namedBy: working,
  live: null,
  publicationId: null,
  createdAt: at,
  updatedAt: at,
  editedAt: at,
  publishedAt: null,
});

/**
 * Copies a site's current content to a new draft of the same owner. A copy can be too large for one transaction:
 *
 * 1. A placeholder is created that is already marked as deleted, so that it is swept if the copy fails.
 * 2. Parts are written. Pictures and videos are shared, not copied: they belong to both sites and are deleted with the last.
 * 3. One transaction makes the placeholder a site.
 *
 * At most 90 database calls for each thousand sheets, most of them in parallel.
 */
export const duplicateSite =
  (dependencies: SiteDependencies): UseCase<typeof site.duplicate> =>
  async ({ caller, params, body: { name } }) => {
    const { sites, copies, ids, clock, sitesOrigin } = dependencies;
    const source = await sites.find(caller.scope, params.id);
    await assertSiteWritable(dependencies, caller, source);
    const { settings, ...content } = await workingDocument(dependencies, source);
    const document = { ...content, settings: { ...settings, name } };
    const limits = await assertWithinPlan(dependencies, caller, source, document);

    const { manifest, parts } = splitDocument(document);
    const author = authorOf(caller);
    const revision = { id: ids.ulid(), parent: null, author, at: clock().toISOString(), manifest };
    const copy = newCopy(source, ids.siteId(), name, revision);
    if (!(await copies.createPlaceholder(copy))) throw unavailableError();
    const mediaIds = [...new Set(mediaReferences(document).map(({ media }) => media.mediaId))];
    // Media are missing only if the source was deleted after it was read.
    if (!(await copies.fillPlaceholder(copy, { siteId: source.id, mediaIds }, parts))) throw new AppError('not-found');

    const changes = [{ field: 'name', from: source.name, to: name }];
    const audit = newAuditEntry(dependencies, 'site.duplicate', auditActor(caller), siteAuditSubject(copy), changes);
    await activateCopy(copies, copy, { revision, history: creationEntry(revision, 'duplicate'), audit }, limits);
    return { site: siteSummary(copy, sitesOrigin) };
  };
