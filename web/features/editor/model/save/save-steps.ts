import type { FieldError } from '#shared/model/error.ts';
import type { SiteChanges, SiteDocument, SiteSummary } from '#shared/model/site/site.ts';
import { mergeGrids } from '#shared/rules/site/site-merge.ts';
import { applyChanges, splitChanges, joinChanges, type PartChanges, type PartKey } from '#shared/rules/site/site-parts.ts';
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
 * The steps of a save as pure functions over the editor's state. What the server does not acknowledge stays unsaved here,
 * and nothing others saved is ever sent over: either it is taken into the document, or a person chooses.
 */

/** One save under way: what was sent, from which revision and why. */
export interface SaveInFlight {
  base: SavedVersion;
  changes: PartChanges;
  kind: SaveKind;
}

/**
 * What to send, or `undefined` when there is no need to. Somebody who asks for a save when everything has been saved by
 * itself gets an entry of the history, so that much is said with no changes in it.
 */
export function prepareSave(state: EditorState, kind: SaveKind = 'save'): SaveInFlight | undefined {
  const { changes } = pendingOf(state);
  const isNeeded = changes.size > 0 || (kind === 'save' && state.hasAutosaves);
  return isNeeded ? { base: state.saved, changes, kind } : undefined;
}

export const toSaveRequest = ({ base, changes, kind }: SaveInFlight): { base: string; changes: SiteChanges; kind: SaveKind } => ({
  base: base.revision,
  changes: joinChanges(changes),
  kind,
});

const chooseMine = (): MergeSide => 'mine';

/** Takes `theirs` as what is saved and carries the edits made here over to it, in every state undo can reach. */
function takeOver(state: EditorState, ancestor: SiteDocument, theirs: SavedVersion, choose: (key: PartKey) => MergeSide): EditorState {
  const carried = mapHistory(state.history, (document) => mergeDocuments(ancestor, theirs.document, document, choose).document);
  return withHistory({ ...state, saved: theirs, conflict: null }, carried);
}

/** Takes `theirs` over if it meets no edit made here; else keeps both until someone chooses. */
function meet(state: EditorState, { ancestor, theirs, ...change }: PendingConflict): EditorState {
  const { conflicts } = mergeDocuments(ancestor, theirs.document, state.history.present, chooseMine);
  if (conflicts.length === 0) return takeOver(state, ancestor, theirs, chooseMine);
  return { ...state, conflict: { ancestor, theirs, ...change } };
}

/** What the server keeps of sent parts in another form (rich text is reduced): nobody else had a hand in it. */
const keptOtherwise = (sent: PartChanges, merged: PartChanges): PartChanges =>
  new Map([...merged].filter(([key]) => key !== 'grid' && sent.has(key)));

/** The server took a save. `merged` is what stands there otherwise than it was sent; edits made here meanwhile stay. */
export function acceptSave(
  state: EditorState,
  { base, changes, kind }: SaveInFlight,
  { site, merged, mergedBy = null }: { site: SiteSummary; merged: SiteChanges; mergedBy?: string | null },
): EditorState {
  const asSent = changes.size === 0 ? base.document : applyChanges(base.document, changes);
  const answered = splitChanges(merged);
  const kept = keptOtherwise(changes, answered);
  const sent = kept.size === 0 ? asSent : applyChanges(asSent, kept);
  const idle: EditorState = { ...state, site, save: { kind: 'idle' }, hasAutosaves: kind === 'auto', refused: [] };
  const done = kept.size === 0 ? idle : takeOver(idle, asSent, { document: sent, revision: base.revision }, chooseMine);
  const others = new Map([...answered].filter(([key]) => !kept.has(key)));
  if (others.size === 0) return { ...done, saved: { document: sent, revision: site.working } };
  if (merged.grid) others.set('grid', mergeGrids(base.document.grid, merged.grid, sent.grid) ?? merged.grid);
  const theirs = { document: applyChanges(sent, others), revision: site.working };
  // Until someone has chosen, the old revision stays the base, so that another save cannot pass over what others did.
  return meet(
    { ...done, saved: { document: sent, revision: base.revision } },
    { ancestor: sent, theirs, changedBy: mergedBy, changedAt: site.updatedAt },
  );
}

/** The server refused a save because of others' edits: `theirs` is the site as it stands there now. */
export function rebase(
  state: EditorState,
  theirs: { site: SiteSummary; document: SiteDocument },
  change: Pick<PendingConflict, 'changedBy' | 'changedAt'>,
): EditorState {
  const version = { document: theirs.document, revision: theirs.site.working };
  return meet({ ...state, site: theirs.site, save: { kind: 'idle' } }, { ancestor: state.saved.document, theirs: version, ...change });
}

/** Someone chose, for each part both changed, which version stays. */
export function resolveConflict(state: EditorState, choose: (key: PartKey) => MergeSide): EditorState {
  return state.conflict ? takeOver(state, state.conflict.ancestor, state.conflict.theirs, choose) : state;
}

export const startSave = (state: EditorState, by: SaveKind): EditorState => ({ ...state, save: { kind: 'saving', by } });

/** A save did not get through. Everything stays in the page. */
export const failSave = (state: EditorState, error: unknown, by: SaveKind, fields: readonly FieldError[] = []): EditorState => ({
  ...state,
  save: { kind: 'failed', error, by },
  refused: toPartFaults(fields),
});
