import { cleanChanges } from '#functions/api/site/clean-changes.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { editConflict } from '#functions/api/site/edit-conflict.ts';
import { entryOfSave, goesOn, notesBetween, stretchAfter } from '#functions/api/site/history-entry.ts';
import { differingKeys, edited, mergeSave } from '#functions/api/site/merge-save.ts';
import { partsIn, partSource } from '#functions/api/site/part-source.ts';
import { refuseFrozen } from '#functions/api/site/refuse-frozen.ts';
import { refuseFaults, refuseTooManyPopups, tornSave } from '#functions/api/site/save-faults.ts';
import { faceOf, siteFace } from '#functions/api/site/site-face.ts';
import { siteSummary } from '#functions/api/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { Caller, UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit.ts';
import { siteSubject, type Site } from '#functions/store/site.ts';
import { unavailable } from '#functions/store/table-error.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/define.ts';
import type { site as contract } from '#shared/contract/site.ts';
import type { RevisionEntry } from '#shared/model/revision.ts';
import type { SiteChanges } from '#shared/model/site.ts';
import type { Manifest } from '#shared/rules/site-merge.ts';
import { changedParts, changesOf, type PartKey } from '#shared/rules/site-parts.ts';

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
): Promise<RevisionEntry | undefined> => (goesOn(site.stretch, loginId, at) ? history.get(site, site.stretch.id) : undefined);

/** What was saved by itself counts as saved on purpose once somebody asks for it. `false` when the site moved on meanwhile. */
async function keepStretch({ sites, history }: SiteDependencies, site: Site, { loginId }: Caller): Promise<boolean> {
  if (site.stretch?.loginId !== loginId) return true;
  const entry = await history.get(site, site.stretch.id);
  return entry === undefined || sites.endStretch(site, { ...entry, kind: 'save' });
}

/** One attempt on the site as it is now. `undefined` when it moved on meanwhile. */
async function attempt(
  dependencies: SiteDependencies,
  site: Site,
  { caller, body, kept }: Save,
): Promise<ResponseOf<typeof contract.update> | undefined> {
  const { sites, revisions, ids, clock, sitesOrigin } = dependencies;
  await refuseFrozen(dependencies, caller, site);
  const adopted = await refuseFaults(dependencies, caller.scope, site, kept);
  const [working, base] = await revisions.read(site, [site.working, body.base]);
  if (!working) return undefined;

  const changes = changedParts(kept);
  const source = partSource(revisions, site, working.migrated, base?.migrated ?? new Map());
  const mine = edited(base?.manifest ?? {}, changes, source);
  const conflictIn = (keys: readonly PartKey[]) =>
    editConflict(source, { site: siteSummary(site, sitesOrigin), base, working, mine, keys });
  if (!base) throw await conflictIn([...changes.keys()]);

  // What the merge and then the face look at, read in one call.
  await source.read([...siteWide(mine), ...siteWide(working.manifest)]);
  const merge = await mergeSave(base, working, mine, source);
  if (merge.kind === 'conflict') throw await conflictIn(merge.keys);
  if (merge.kind === 'torn') throw tornSave(merge.keys);

  const { manifest } = merge;
  refuseTooManyPopups(manifest);
  const sent = edited(base.manifest, changedParts(body.changes), source);
  const merged = changesOf(await partsIn(source, manifest, differingKeys(sent, manifest)));
  const mergedBy = differingKeys(mine, manifest).length === 0 ? null : working.author.name;
  if (differingKeys(working.manifest, manifest).length === 0) {
    const isKept = body.kind === 'auto' || (await keepStretch(dependencies, site, caller));
    return isKept ? { site: siteSummary(site, sitesOrigin), merged, mergedBy } : undefined;
  }

  const face = await siteFace(merge, { manifest: working.manifest, face: faceOf(site) }, source);
  const at = clock().toISOString();
  const revision = { id: ids.ulid(), parent: working.id, author: { loginId: caller.loginId, name: caller.name }, at, manifest };
  const earlier = await entryToGoOnWith(dependencies, site, caller, at);
  const entry = entryOfSave(revision, body.kind, await notesBetween(source, working.manifest, manifest), earlier);
  const changed = face.name === site.name ? [] : [{ field: 'name', from: site.name, to: face.name }];
  const isToldAlready = earlier !== undefined && changed.length === 0;
  const audit = isToldAlready
    ? null
    : newAuditEntry(dependencies, 'site.save', auditActor(caller), siteSubject({ ...site, ...face }), changed);
  const stretch = stretchAfter(entry, caller.loginId);
  const parts = source.unstoredOf(manifest);
  const isMoved = await sites.moveWorking(site, { revision, parts, face, adopted, history: entry, stretch, audit });
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
    const kept = cleanChanges(body.changes, 'changes');
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await dependencies.sites.find(caller.scope, params.id);
      const saved = await attempt(dependencies, site, { caller, body, kept });
      if (saved) return saved;
    }
    throw unavailable();
  };
