import type { Language } from '#shared/model/language.ts';
import type { SiteLimits } from '#shared/model/site-limits.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/site.ts';
import { cellName, FIRST_CELL, isInside, parseCell } from '#shared/rules/cell.ts';
import { partsOf } from '#shared/rules/site-parts.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/read-only.ts';
import { type ChangeNote, type History, record, redo, startHistory, undo } from '#web/features/editor/model/history.ts';
import { type Pending, type PartFault, pendingChanges } from '#web/features/editor/model/pending-changes.ts';

/** Where a change happened, and where undoing it leads back to. */
export type Focus = { panel: 'sheet'; cell: string } | { panel: 'site' };

/** A version of the site the server holds, as far as this editor knows. */
export interface SavedVersion {
  document: SiteDocument;
  revision: string;
}

/** Others saved something that meets unsaved edits here; waits for a person to choose. */
export interface PendingConflict {
  /** What both versions started from. */
  ancestor: SiteDocument;
  theirs: SavedVersion;
  /** Who saved theirs, where the server said so. */
  changedBy: string | null;
  changedAt: string;
}

type SaveState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; error: unknown };

/** Everything the editor of one site knows. Changed only by the functions of this folder. */
export interface EditorState {
  site: SiteSummary;
  limits: SiteLimits;
  readOnly: ReadOnlyReason | null;
  language: Language;
  saved: SavedVersion;
  history: History<SiteDocument, Focus>;
  /** The selected cell; always inside the grid. */
  selected: string;
  panel: Focus['panel'];
  save: SaveState;
  conflict: PendingConflict | null;
  /** What the server refused in the last save and has not been touched since. */
  refused: readonly PartFault[];
}

export interface OpenedSite {
  site: SiteSummary;
  document: SiteDocument;
  limits: SiteLimits;
}

export const startEditing = ({ site, document, limits }: OpenedSite, readOnly: ReadOnlyReason | null): EditorState => ({
  site,
  limits,
  readOnly,
  language: document.settings.defaultLanguage,
  saved: { document, revision: site.working },
  history: startHistory(document),
  selected: FIRST_CELL,
  panel: 'sheet',
  save: { kind: 'idle' },
  conflict: null,
  refused: [],
});

/** The selected cell, or the nearest one where the grid no longer reaches it. */
function nearestCell(cell: string, { grid }: SiteDocument): string {
  const { numberHorizontal: rows, numberVertical: columns } = grid;
  if (isInside(cell, rows, columns)) return cell;
  const position = parseCell(cell) ?? { row: 0, column: 0 };
  return cellName({ row: Math.min(position.row, rows - 1), column: Math.min(position.column, columns - 1) });
}

/** What the server refused and nobody has touched since. */
function stillRefused({ refused, history }: EditorState, next: SiteDocument): readonly PartFault[] {
  if (refused.length === 0) return refused;
  const [before, after] = [partsOf(history.present), partsOf(next)];
  return refused.filter(({ part }) => before.get(part) === after.get(part));
}

/** Takes a history over, keeping the selection inside the grid and the server's refusals of parts not touched. */
export function withHistory(state: EditorState, history: EditorState['history']): EditorState {
  if (history === state.history) return state;
  return { ...state, history, selected: nearestCell(state.selected, history.present), refused: stillRefused(state, history.present) };
}

/** Carries out an edit. A read-only editor stays as it is. */
export function edit(state: EditorState, change: (document: SiteDocument) => SiteDocument, note: ChangeNote<Focus>): EditorState {
  return state.readOnly ? state : withHistory(state, record(state.history, change(state.history.present), note));
}

function focusOn(state: EditorState, focus: Focus | undefined): EditorState {
  if (!focus) return state;
  return focus.panel === 'site'
    ? { ...state, panel: 'site' }
    : { ...state, panel: 'sheet', selected: nearestCell(focus.cell, state.history.present) };
}

/** Takes the last step back and leads to where it had been made. */
export const undoLast = (state: EditorState): EditorState =>
  focusOn(withHistory(state, undo(state.history)), state.history.past.at(-1)?.focus);

/** Carries the last undone step out again and leads to where it happens. */
export const redoNext = (state: EditorState): EditorState =>
  focusOn(withHistory(state, redo(state.history)), state.history.future[0]?.focus);

export const selectCell = (state: EditorState, cell: string): EditorState => ({
  ...state,
  selected: nearestCell(cell, state.history.present),
  panel: 'sheet',
});

let lastPending: { saved: SiteDocument; current: SiteDocument; pending: Pending } | undefined;

/** What is not saved yet. Remembers its last answer, since every part of the page asks on every keystroke. */
export function pendingOf({ saved, history }: EditorState): Pending {
  if (lastPending?.saved !== saved.document || lastPending.current !== history.present) {
    lastPending = { saved: saved.document, current: history.present, pending: pendingChanges(saved.document, history.present) };
  }
  return lastPending.pending;
}

export const isDirty = (state: EditorState): boolean => pendingOf(state).changes.size > 0;
