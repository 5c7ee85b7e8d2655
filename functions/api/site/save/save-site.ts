import { sanitiseChanges } from '#functions/api/site/content/sanitise-changes.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { editConflict } from '#functions/api/site/save/edit-conflict.ts';
import { saveEntry, continuesSession, changeNotesBetween, editSessionAfter } from '#functions/api/site/history/history-entry.ts';
import { differingKeys, applyChanges, mergeSave } from '#functions/api/site/save/merge-save.ts';
import { readParts, partSource } from '#functions/domain/site/part-source.ts';
import { assertOwnerActive } from '#functions/domain/account/assert-owner-active.ts';
import { assertValidChanges, assertPopupLimit, inconsistentSave } from '#functions/api/site/save/save-faults.ts';
import { listingFieldsOf, updatedListingFields } from '#functions/api/site/content/listing-fields.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit/audit-store.ts';
import { siteAuditSubject, type Site } from '#functions/store/site/site-store.ts';
import { unavailableError } from '#functions/store/engine/table-error.ts';
import type { RequestOf, ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { site as contract } from '#shared/api-contract/endpoints/site.ts';
import type { RevisionEntry } from '#shared/model/site/revision.ts';
import type { SiteChanges } from '#shared/model/site/site.ts';
import type { Manifest } from '#shared/rules/site/site-merge.ts';
import { splitChanges, joinChanges, type PartKey } from '#shared/rules/site/site-parts.ts';

/** Times to merge anew when another save moves the pointer first. Each loss means that somebody else's save went through. */
const ROUNDS = 10;

interface Save {
  caller: Caller;
  body: RequestOf<typeof contract.update>['body'];
  /** The changes as they are kept. */
  kept: SiteChanges;
}

const siteWide = ({ settings, grid }: Manifest): string[] => [settings, grid].filter((hash) => hash !== undefined);

/** The entry of the history that a save at this moment goes on with, if there is one. */
const entryToGoOnWith = async (
  { history }: SiteDependencies,
  site: Site,
  { loginId }: Caller,
  at: string,
): Promise<RevisionEntry | undefined> => (continuesSession(site.stretch, loginId, at) ? history.get(site, site.stretch.id) : undefined);

/** What was saved by itself counts as saved on purpose once somebody asks for it. `false` when the site moved on meanwhile. */
async function keepStretch({ sites, history }: SiteDependencies, site: Site, { loginId }: Caller): Promise<boolean> {
  if (site.stretch?.loginId !== loginId) return true;
  const entry = await history.get(site, site.stretch.id);
  return entry === undefined || sites.endEditSession(site, { ...entry, kind: 'save' });
}

/** One attempt on the site as it is now. `undefined` when it moved on meanwhile. */
async function attempt(
  dependencies: SiteDependencies,
  site: Site,
  { caller, body, kept }: Save,
): Promise<ResponseOf<typeof contract.update> | undefined> {
  const { sites, revisions, ids, clock, sitesOrigin } = dependencies;
  await assertOwnerActive(dependencies, caller, site);
  const adopted = await assertValidChanges(dependencies, caller.scope, site, kept);
  const [working, base] = await revisions.read(site, [site.working, body.base]);
  if (!working) return undefined;

  const changes = splitChanges(kept);
  const source = partSource(revisions, site, working.migrated, base?.migrated ?? new Map());
  const mine = applyChanges(base?.manifest ?? {}, changes, source);
  const conflictIn = (keys: readonly PartKey[]) =>
    editConflict(source, { site: siteSummary(site, sitesOrigin), base, working, mine, keys });
  if (!base) throw await conflictIn([...changes.keys()]);

  // What the merge and then the face look at, read in one call.
  await source.read([...siteWide(mine), ...siteWide(working.manifest)]);
  const merge = await mergeSave(base, working, mine, source);
  if (merge.kind === 'conflict') throw await conflictIn(merge.keys);
  if (merge.kind === 'torn') throw inconsistentSave(merge.keys);

  const { manifest } = merge;
  assertPopupLimit(manifest);
  const sent = applyChanges(base.manifest, splitChanges(body.changes), source);
  const merged = joinChanges(await readParts(source, manifest, differingKeys(sent, manifest)));
  const mergedBy = differingKeys(mine, manifest).length === 0 ? null : working.author.name;
  if (differingKeys(working.manifest, manifest).length === 0) {
    const isKept = body.kind === 'auto' || (await keepStretch(dependencies, site, caller));
    return isKept ? { site: siteSummary(site, sitesOrigin), merged, mergedBy } : undefined;
  }

  const face = await updatedListingFields(merge, { manifest: working.manifest, face: listingFieldsOf(site) }, source);
  const at = clock().toISOString();
  const revision = { id: ids.ulid(), parent: working.id, author: { loginId: caller.loginId, name: caller.name }, at, manifest };
  const earlier = await entryToGoOnWith(dependencies, site, caller, at);
  const entry = saveEntry(revision, body.kind, await changeNotesBetween(source, working.manifest, manifest), earlier);
  const changed = face.name === site.name ? [] : [{ field: 'name', from: site.name, to: face.name }];
  const isToldAlready = earlier !== undefined && changed.length === 0;
  const audit = isToldAlready
    ? null
    : newAuditEntry(dependencies, 'site.save', auditActor(caller), siteAuditSubject({ ...site, ...face }), changed);
  const stretch = editSessionAfter(entry, caller.loginId);
  const parts = source.unstoredPartsOf(manifest);
  const isMoved = await sites.saveWorkingRevision(site, {
    revision,
    parts,
    listingFields: face,
    adoptedMediaIds: adopted,
    history: entry,
    editSession: stretch,
    audit,
  });
  return isMoved
    ? { site: siteSummary({ ...site, ...face, working: revision.id, updatedAt: at }, sitesOrigin), merged, mergedBy }
    : undefined;
}

/**
 * Saves what changed since a revision. The outcome is the working revision merged with the edit, or `edit-conflict` with
 * both sides: nothing is ever overwritten unseen. An edit that changes nothing makes no revision. Rich text is reduced to
 * what is kept of it, and the answer says so.
 */
export const saveSite =
  (dependencies: SiteDependencies): UseCase<typeof contract.update> =>
  async ({ caller, params, body }) => {
    const kept = sanitiseChanges(body.changes, 'changes');
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await dependencies.sites.find(caller.scope, params.id);
      const saved = await attempt(dependencies, site, { caller, body, kept });
      if (saved) return saved;
    }
    throw unavailableError();
  };
