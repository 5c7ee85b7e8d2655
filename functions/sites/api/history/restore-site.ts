import { listingFieldsOf, updatedListingFields } from '#functions/sites/api/content/listing-fields.ts';
import { ownerLimits } from '#functions/sites/services/owner-limits.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { changeNotesBetween, restoreEntry } from '#functions/sites/api/save/history-entry.ts';
import { differingKeys } from '#functions/sites/api/save/merge-save.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { type PartSource, partSource, readRequiredPart } from '#functions/sites/services/part-source.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { authorOf } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import { splitDocument } from '#functions/sites/store/revisions/revision-store.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { addedLanguageFaults, gridGrowthFaults, partPlanFault } from '#shared/rules/plans/plan-limits.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';

/** A restored document, split into parts. */
interface Restored {
  document: SiteDocument;
  manifest: Manifest;
}

/** Returns the revision to restore and the working one. */
async function loadRevisions({ revisions }: SiteDependencies, site: Site, revisionId: string): Promise<[Revision, Revision]> {
  const [restored, working] = await revisions.read(site, [revisionId, site.working]);
  if (!restored) throw new AppError('not-found');
  if (!working) throw new Error(`Working revision ${site.working} of site ${site.id} is missing`);
  return [restored, working];
}

/**
 * Throws `invalid-input` if the restored content exceeds the owner's plan. If the plan was reduced since, content of the working revision
 * may remain, and only added content must fit.
 */
async function assertWithinPlan(
  dependencies: SiteDependencies,
  site: Site,
  working: Manifest,
  { document: { grid, settings }, manifest }: Restored,
  source: PartSource,
): Promise<void> {
  const present = await readRequiredPart(source, working, 'settings');
  const addedKeys = differingKeys(working, manifest).filter((key) => manifest[key] !== undefined);
  const limits = await ownerLimits(dependencies, site.ownerId);
  const rules = new Set(addedKeys.flatMap((key) => partPlanFault(key, limits) ?? []));
  const faults = [
    ...gridGrowthFaults(site, grid, limits),
    ...addedLanguageFaults(present.languages, settings.languages, limits),
    ...[...rules].map((rule) => ({ rule })),
  ];
  if (faults.length > 0) throw invalidInput(faults.map((fault) => ({ ...fault, path: 'revision' })));
}

/**
 * Restores an earlier revision as a new working revision on top of the current one, so that the restore can be undone in the same way
 * . Throws `version-conflict` if there was another save after `base`.
 */
export const restoreSite =
  (dependencies: SiteDependencies): UseCase<typeof site.restore> =>
  async ({ caller, params, body }) => {
    const { sites, revisions, ids, clock, sitesOrigin } = dependencies;
    const found = await sites.find(caller.scope, params.id);
    await assertSiteWritable(dependencies, caller, found);
    if (found.working !== body.base) throw new AppError('version-conflict');
    const [restored, working] = await loadRevisions(dependencies, found, body.revision);
    const document = await revisions.document(found, restored);
    // All parts are written again, because a sweep of old revisions may be deleting them.
    const { manifest, parts } = splitDocument(document);
    const source = partSource(revisions, found, working.migrated, parts);
    await assertWithinPlan(dependencies, found, working.manifest, { document, manifest }, source);

    const before = { manifest: working.manifest, listingFields: listingFieldsOf(found) };
    const listingFields = await updatedListingFields({ manifest, grid: document.grid }, before, source);
    const at = clock().toISOString();
    const author = authorOf(caller);
    const revision = { id: ids.ulid(), parent: found.working, author, at, manifest };
    const history = restoreEntry(revision, await changeNotesBetween(source, working.manifest, manifest), restored.at);
    const renamed = listingFields.name === found.name ? [] : [{ field: 'name', from: found.name, to: listingFields.name }];
    const subject = siteAuditSubject({ ...found, ...listingFields });
    const audit = newAuditEntry(dependencies, 'site.restore', auditActor(caller), subject, renamed);
    const to = { revision, parts, listingFields, adoptedMediaIds: [], history, editSession: null, audit };
    if (!(await sites.saveWorkingRevision(found, to))) throw new AppError('version-conflict');
    return { site: siteSummary({ ...found, ...listingFields, working: revision.id, updatedAt: at }, sitesOrigin), document };
  };
