import { markedName } from '#functions/platform/base/marked-name.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { listingFieldsOf, updatedListingFields } from '#functions/sites/api/content/listing-fields.ts';
import type { NewlyUsedMedia } from '#functions/sites/api/content/media-references.ts';
import { sanitiseChanges } from '#functions/sites/api/content/sanitise-changes.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { changeNotesBetween, continuesSession, editSessionAfter, saveEntry } from '#functions/sites/api/save/history-entry.ts';
import { editConflict } from '#functions/sites/api/save/edit-conflict.ts';
import { applyChanges, differingKeys, mergeSave } from '#functions/sites/api/save/merge-save.ts';
import { type SaveRequest, saveRequestOf } from '#functions/sites/api/save/save-request.ts';
import { assertPopupLimit, assertValidChanges, inconsistentSave } from '#functions/sites/api/save/save-faults.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { authorOf } from '#functions/accounts/services/caller.ts';
import { type PartSource, partSource, readParts } from '#functions/sites/services/part-source.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { site as contract } from '#shared/api-contract/endpoints/site.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { Grid, SiteSummary } from '#shared/model/sites/site.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';
import { joinChanges, type PartKey, splitChanges } from '#shared/rules/sites/site-parts.ts';

/** Maximum number of attempts of a save. An attempt is lost only if another save has moved the working pointer. */
const ATTEMPTS = 10;

type SaveResponse = ResponseOf<typeof contract.update>;

/** An edit, and the working revision with which it is merged. */
interface Edit {
  /** The revision on which the editor's changes are based; `undefined` if it is no longer stored. */
  base: Revision | undefined;
  working: Revision;
  /** The base with the editor's changes applied. */
  mine: Manifest;
  changedKeys: readonly PartKey[];
  source: PartSource;
}

interface MergedEdit extends Edit {
  base: Revision;
  manifest: Manifest;
  grid: Grid;
}

const siteWideHashes = ({ settings, grid }: Manifest): string[] => [settings, grid].filter((hash) => hash !== undefined);

/** Returns the edit, or `undefined` if the working revision was replaced since the site was read. */
async function loadEdit({ revisions }: SiteDependencies, site: Site, { body, sanitised }: SaveRequest): Promise<Edit | undefined> {
  const [working, base] = await revisions.read(site, [site.working, body.base]);
  if (!working) return undefined;
  const changes = splitChanges(sanitised);
  const source = partSource(revisions, site, working.migrated, base?.migrated ?? new Map());
  const mine = applyChanges(base?.manifest ?? {}, changes, source);
  return { base, working, mine, changedKeys: [...changes.keys()], source };
}

/** Merges an edit. Throws `edit-conflict`, or `invalid-input` if the content as a whole breaks a rule. */
async function mergeEdit(site: SiteSummary, edit: Edit): Promise<MergedEdit> {
  const { base, working, mine, changedKeys, source } = edit;
  const conflictIn = (keys: readonly PartKey[]) => editConflict(source, { site, base, working, mine, keys });
  if (!base) throw await conflictIn(changedKeys);
  // The merge and the listing fields need these parts, so both use one read.
  await source.read([...siteWideHashes(mine), ...siteWideHashes(working.manifest)]);
  const merge = await mergeSave(base, working, mine, source);
  if (merge.kind === 'conflict') throw await conflictIn(merge.keys);
  if (merge.kind === 'inconsistent') throw inconsistentSave(merge.keys);
  assertPopupLimit(merge.manifest);
  return { ...edit, base, manifest: merge.manifest, grid: merge.grid };
}

/** Returns the parts that the editor does not have yet: changes by others, and its own parts if sanitising altered them. */
async function changesForEditor(
  { base, working, mine, manifest, source }: MergedEdit,
  { body }: SaveRequest,
): Promise<Pick<SaveResponse, 'merged' | 'mergedBy' | 'byProvider'>> {
  const sent = applyChanges(base.manifest, splitChanges(body.changes), source);
  const merged = joinChanges(await readParts(source, manifest, differingKeys(sent, manifest)));
  const isAlone = differingKeys(mine, manifest).length === 0;
  return { merged, ...(isAlone ? { mergedBy: null } : markedName('mergedBy', working.author.name, working.author)) };
}

/**
 * Ends the login's edit session if a save without changes requests it, so that its autosaves count as one explicit save. No revision is
 * created. Returns `undefined` if another save came first.
 */
async function endSession({ sites, history }: SiteDependencies, site: Site, { caller, body }: SaveRequest): Promise<Site | undefined> {
  if (body.kind === 'auto' || site.stretch?.loginId !== authorOf(caller).loginId) return site;
  const entry = await history.get(site, site.stretch.id);
  return entry === undefined || (await sites.endEditSession(site, { ...entry, kind: 'save' })) ? site : undefined;
}

/** Makes the merged content the working revision. Returns the changed site, or `undefined` if another save came first. */
async function commit(
  dependencies: SiteDependencies,
  site: Site,
  { caller, body }: SaveRequest,
  { working, manifest, grid, source }: MergedEdit,
  { adoptedIds: adoptedMediaIds, unused, borrowed }: NewlyUsedMedia,
): Promise<Site | undefined> {
  const { sites, history, media, ids, clock } = dependencies;
  const before = { manifest: working.manifest, listingFields: listingFieldsOf(site) };
  const listingFields = await updatedListingFields({ manifest, grid }, before, source);
  const at = clock().toISOString();
  const revision = { id: ids.ulid(), parent: working.id, author: authorOf(caller), at, manifest };
  const continued = continuesSession(site.stretch, authorOf(caller).loginId, at) ? await history.get(site, site.stretch.id) : undefined;
  const entry = saveEntry(revision, body.kind, await changeNotesBetween(source, working.manifest, manifest), continued);
  const renamed = listingFields.name === site.name ? [] : [{ field: 'name', from: site.name, to: listingFields.name }];
  // Within an edit session, only the first save and a new name are audited.
  const isAudited = continued !== undefined && renamed.length === 0;
  // Media are marked as used and attached first: if the commit then fails, an unused file remains, which is harmless.
  if (!(await media.keepUsed(unused)) || !(await media.attach(borrowed, site.id))) return undefined;
  const isSaved = await sites.saveWorkingRevision(site, {
    revision,
    parts: source.unstoredPartsOf(manifest),
    listingFields,
    adoptedMediaIds,
    history: entry,
    editSession: editSessionAfter(entry, authorOf(caller).loginId),
    audit: isAudited
      ? null
      : newAuditEntry(dependencies, 'site.save', auditActor(caller), siteAuditSubject({ ...site, ...listingFields }), renamed),
  });
  return isSaved ? { ...site, ...listingFields, working: revision.id, updatedAt: at } : undefined;
}

/** Makes one attempt on the current site. Returns `undefined` if another save came first. */
async function saveOnce(dependencies: SiteDependencies, site: Site, request: SaveRequest): Promise<SaveResponse | undefined> {
  const { sitesOrigin } = dependencies;
  await assertSiteWritable(dependencies, request.caller, site);
  const newlyUsed = await assertValidChanges(dependencies, request.caller.scope, site, request.sanitised);
  const edit = await loadEdit(dependencies, site, request);
  if (!edit) return undefined;
  const merged = await mergeEdit(siteSummary(site, sitesOrigin), edit);
  const forEditor = await changesForEditor(merged, request);
  const isUnchanged = differingKeys(merged.working.manifest, merged.manifest).length === 0;
  const saved = isUnchanged ? await endSession(dependencies, site, request) : await commit(dependencies, site, request, merged, newlyUsed);
  return saved && { site: siteSummary(saved, sitesOrigin), ...forEditor };
}

/**
 * Saves the changes made since a revision. Merges the edit into the working revision, or throws `edit-conflict` with both sides,
 * so nothing is overwritten silently. Rich text is sanitised, and the response contains the sanitised text.
 */
export const saveSite =
  (dependencies: SiteDependencies): UseCase<typeof contract.update> =>
  async ({ caller, params, body }) => {
    const sanitised = sanitiseChanges(body.changes, 'changes');
    const attempt = async () => {
      const site = await dependencies.sites.find(caller.scope, params.id);
      return (await saveOnce(dependencies, site, await saveRequestOf(dependencies, site, caller, body, sanitised))) ?? CONFLICT;
    };
    return retryOnConflict(attempt, { attempts: ATTEMPTS });
  };
