import { AppError, invalidInput } from '#functions/app-error.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { changeNotesBetween, restoreEntry } from '#functions/api/site/history/history-entry.ts';
import { differingKeys } from '#functions/api/site/save/merge-save.ts';
import { ownerLimits } from '#functions/api/site/content/owner-limits.ts';
import { partSource } from '#functions/domain/site/part-source.ts';
import { assertOwnerActive } from '#functions/domain/account/assert-owner-active.ts';
import { listingFieldsOf, updatedListingFields } from '#functions/api/site/content/listing-fields.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit/audit-store.ts';
import { splitDocument } from '#functions/store/revision/revision-store.ts';
import { siteAuditSubject, type Site } from '#functions/store/site/site-store.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { SiteDocument, SiteSettings } from '#shared/model/site/site.ts';
import { addedLanguageFaults, gridGrowthFaults, partPlanFault } from '#shared/rules/account/plan-limits.ts';
import type { PartKey } from '#shared/rules/site/site-parts.ts';

/** A plan may have become smaller since: it refuses what would go beyond it again, not what the site has at present. */
async function refuseBeyondPlan(
  dependencies: SiteDependencies,
  site: Site,
  present: SiteSettings,
  { grid, settings }: SiteDocument,
  enteredAgain: readonly PartKey[],
): Promise<void> {
  const limits = await ownerLimits(dependencies, site.ownerId);
  const rules = new Set(enteredAgain.flatMap((key) => partPlanFault(key, limits) ?? []));
  const faults = [
    ...gridGrowthFaults(site, grid, limits),
    ...addedLanguageFaults(present.languages, settings.languages, limits),
    ...[...rules].map((rule) => ({ rule })),
  ];
  if (faults.length > 0) throw invalidInput(faults.map((fault) => ({ ...fault, path: 'revision' })));
}

/**
 * Makes an earlier state the working one again, as a new revision after the present one: nothing in between is lost.
 * `changed-meanwhile` when somebody has saved since `base`.
 */
export const restoreSite =
  (dependencies: SiteDependencies): UseCase<typeof site.restore> =>
  async ({ caller, params, body }) => {
    const { sites, revisions, ids, clock, sitesOrigin } = dependencies;
    const found = await sites.find(caller.scope, params.id);
    await assertOwnerActive(dependencies, caller, found);
    if (found.working !== body.base) throw new AppError('changed-meanwhile');
    const [wanted, working] = await revisions.read(found, [body.revision, found.working]);
    if (!wanted) throw new AppError('not-found');
    if (!working) throw new Error(`Working revision ${found.working} of site ${found.id} is missing`);
    const document = await revisions.document(found, wanted);
    // All of its parts are put again, so that no sweep of old revisions takes one along.
    const { manifest, parts } = splitDocument(document);
    const source = partSource(revisions, found, working.migrated, parts);
    const [present] = (await source.read([working.manifest.settings ?? ''])) as SiteSettings[];
    if (!present) throw new Error(`Site ${found.id} has no settings`);
    const enteredAgain = differingKeys(working.manifest, manifest).filter((key) => manifest[key] !== undefined);
    await refuseBeyondPlan(dependencies, found, present, document, enteredAgain);
    const face = await updatedListingFields(
      { manifest, grid: document.grid },
      { manifest: working.manifest, face: listingFieldsOf(found) },
      source,
    );
    const at = clock().toISOString();
    const author = { loginId: caller.loginId, name: caller.name };
    const revision = { id: ids.ulid(), parent: found.working, author, at, manifest };
    const history = restoreEntry(revision, await changeNotesBetween(source, working.manifest, manifest), wanted.at);
    const changed = face.name === found.name ? [] : [{ field: 'name', from: found.name, to: face.name }];
    const audit = newAuditEntry(dependencies, 'site.restore', auditActor(caller), siteAuditSubject({ ...found, ...face }), changed);
    const isMoved = await sites.saveWorkingRevision(found, {
      revision,
      parts,
      listingFields: face,
      adoptedMediaIds: [],
      history,
      editSession: null,
      audit,
    });
    if (!isMoved) throw new AppError('changed-meanwhile');
    return { site: siteSummary({ ...found, ...face, working: revision.id, updatedAt: at }, sitesOrigin), document };
  };
