import type { FieldError } from '#shared/model/error.ts';
import type { SiteChanges, SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { mergeGrids } from '#shared/rules/sites/site-merge.ts';
import { applyChanges, splitChanges, joinChanges, type PartChanges, type PartKey } from '#shared/rules/sites/site-parts.ts';
import {
  type EditorState,
  pendingOf,
  type PendingConflict,
  type SavedVersion,
  type SaveKind,
  withHistory,
} from '#web/features/editor/model/editor/editor-state.ts';
import { mapHistory } from '#web/features/editor/model/history/undo-history.ts';
import { mergeDocuments, type MergeSide } from '#web/features/editor/model/save/merge-documents.ts';
import { toPartFaults } from '#web/features/editor/model/document/pending-changes.ts';

/**
 * The steps of a save as pure functions over the editor's state:
 *
 * 1. `prepareSave` collects the unsaved parts without their invalid fields and the revision they are based on;
 *    `toSaveRequest` is the request body. Invalid fields stay unsaved, as they were typed.
 * 2. `startSave` marks the save as in progress. Editing continues.
 * 3. The server accepts: `acceptSave` makes the sent document the saved one. Parts that the server stored in another form
 *    (reduced rich text) replace the sent ones. Parts that another editor saved concurrently are rebased on.
 * 4. The server refuses because of other saves (`edit-conflict`): `rebase` takes the newest version as the saved one.
 * 5. Both 3 and 4 merge three-way. If no part changed on both sides, the merged document is the present one and every undo
 *    state is merged too. Otherwise the state keeps both versions as `conflict`.
 * 6. `resolveConflict` merges with the side that the user chose for each part.
 * 7. Any other error: `failSave` keeps the edits unsaved and names the faults the server found.
 *
 * Changes stay unsaved until the server acknowledges them, and no save overwrites a change of another editor.
 */

/** A save in progress. */
export interface SaveInFlight {
  base: SavedVersion;
  changes: PartChanges;
  kind: SaveKind;
}

/**
 * Returns the save to send; `undefined` if there is nothing to send. A save that the user requests after autosaves is sent without changes,
 * because it creates a history entry.
 */
export function prepareSave(state: EditorState, kind: SaveKind = 'save'): SaveInFlight | undefined {
  const { sendable: changes } = pendingOf(state);
  const isNeeded = changes.size > 0 || (kind === 'save' && state.hasAutosaves);
  return isNeeded ? { base: state.saved, changes, kind } : undefined;
}

export const toSaveRequest = ({ base, changes, kind }: SaveInFlight): { base: string; changes: SiteChanges; kind: SaveKind } => ({
  base: base.revision,
  changes: joinChanges(changes),
  kind,
});

const chooseMine = (): MergeSide => 'mine';

/** Makes `theirs` the saved version and merges it into the present document and every undo state. */
function mergeIntoHistory(
  state: EditorState,
  ancestor: SiteDocument,
  theirs: SavedVersion,
  choose: (key: PartKey) => MergeSide,
): EditorState {
  const merged = mapHistory(state.history, (document) => mergeDocuments(ancestor, theirs.document, document, choose).document);
  return withHistory({ ...state, saved: theirs, conflict: null }, merged);
}

/** Merges `theirs` if it changes no part with unsaved changes here; otherwise keeps both versions as a conflict. */
function mergeOrConflict(state: EditorState, { ancestor, theirs, ...change }: PendingConflict): EditorState {
  const { conflicts } = mergeDocuments(ancestor, theirs.document, state.history.present, chooseMine);
  if (conflicts.length === 0) return mergeIntoHistory(state, ancestor, theirs, chooseMine);
  return { ...state, conflict: { ancestor, theirs, ...change } };
}

/** Returns the sent parts that the server stored in another form. Excludes the grid, which is merged cell by cell. */
const normalisedParts = (sent: PartChanges, merged: PartChanges): PartChanges =>
  new Map([...merged].filter(([key]) => key !== 'grid' && sent.has(key)));

/**
 * Applies the server's answer to a save. `merged`: the stored parts that differ from the sent ones. Edits made since the request stay
 * unsaved.
 */
export function acceptSave(
  state: EditorState,
  { base, changes, kind }: SaveInFlight,
  { site, merged, mergedBy = null, byProvider }: { site: SiteSummary; merged: SiteChanges; mergedBy?: string | null; byProvider?: true },
): EditorState {
  const asSent = changes.size === 0 ? base.document : applyChanges(base.document, changes);
  const answered = splitChanges(merged);
  const normalised = normalisedParts(changes, answered);
  const sent = normalised.size === 0 ? asSent : applyChanges(asSent, normalised);
  const idle: EditorState = { ...state, site, save: { kind: 'idle' }, hasAutosaves: kind === 'auto', refused: [] };
  const done = normalised.size === 0 ? idle : mergeIntoHistory(idle, asSent, { document: sent, revision: base.revision }, chooseMine);
  const others = new Map([...answered].filter(([key]) => !normalised.has(key)));
  if (others.size === 0) return { ...done, saved: { document: sent, revision: site.working } };
  if (merged.grid) others.set('grid', mergeGrids(base.document.grid, merged.grid, sent.grid) ?? merged.grid);
  const theirs = { document: applyChanges(sent, others), revision: site.working };
  // The old revision stays the base until the conflict is resolved, so that the next save cannot overwrite the other editor's changes.
  return mergeOrConflict(
    { ...done, saved: { document: sent, revision: base.revision } },
    { ancestor: sent, theirs, changedBy: mergedBy, ...(byProvider && { byProvider }), changedAt: site.updatedAt },
  );
}

/** Applies a newer version of the site from the server. */
export function rebase(
  state: EditorState,
  theirs: { site: SiteSummary; document: SiteDocument },
  change: Pick<PendingConflict, 'changedBy' | 'byProvider' | 'changedAt'>,
): EditorState {
  const version = { document: theirs.document, revision: theirs.site.working };
  return mergeOrConflict(
    { ...state, site: theirs.site, save: { kind: 'idle' } },
    { ancestor: state.saved.document, theirs: version, ...change },
  );
}

/** Merges the two versions of a conflict; `choose` names the side for each part that both changed. */
export function resolveConflict(state: EditorState, choose: (key: PartKey) => MergeSide): EditorState {
  return state.conflict ? mergeIntoHistory(state, state.conflict.ancestor, state.conflict.theirs, choose) : state;
}

export const startSave = (state: EditorState, by: SaveKind): EditorState => ({ ...state, save: { kind: 'saving', by } });

/** Marks the save as failed. The edits stay unsaved. `fields`: the faults of a refused request. */
export const failSave = (state: EditorState, error: unknown, by: SaveKind, fields: readonly FieldError[] = []): EditorState => ({
  ...state,
  save: { kind: 'failed', error, by },
  refused: toPartFaults(fields),
});
