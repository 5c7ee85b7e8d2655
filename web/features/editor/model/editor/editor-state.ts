import type { Language } from '#shared/model/language.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import type { SheetField, SiteDocument, SiteSummary } from '#shared/model/site/site.ts';
import { cellName, FIRST_CELL, isInGrid, parseCell } from '#shared/rules/sheet/cell.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { splitIntoParts } from '#shared/rules/site/site-parts.ts';
import { stampTranslations } from '#web/features/editor/model/translation/stamp-translations.ts';
import { selectOnly, clampSelection } from '#web/features/editor/model/editor/cell-selection.ts';
import type { NonSheetSection, Section } from '#web/features/editor/model/editor/section.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import { type StepNote, type UndoHistory, recordStep, redo, createHistory, undo } from '#web/features/editor/model/history/undo-history.ts';
import { type PendingChanges, type PartFault, pendingChanges, type TagCheck } from '#web/features/editor/model/document/pending-changes.ts';
import { dropDeletedSheets } from '#web/features/editor/popups/edit-popups.ts';

/** Where a change happened, and where undoing it leads back to. */
export type EditLocation = { panel: 'sheet'; cell: string } | { panel: 'site' } | { panel: 'section'; section: NonSheetSection };

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

/** Whether the editor saves by itself, or somebody asked for it: then it is an entry of the history of its own. */
export type SaveKind = 'auto' | 'save';

type SaveState = { kind: 'idle' } | { kind: 'saving'; by: SaveKind } | { kind: 'failed'; error: unknown; by: SaveKind };

/** Everything the editor of one site knows. Changed only by the functions of this folder. */
export interface EditorState {
  site: SiteSummary;
  limits: SiteLimits;
  readOnly: ReadOnlyReason | null;
  language: Language;
  saved: SavedVersion;
  history: UndoHistory<SiteDocument, EditLocation>;
  /** The selected cell; always inside the grid. */
  activeCell: string;
  /** All chosen cells, `selected` among them; empty while it alone is chosen. */
  selection: ReadonlySet<string>;
  /** The end of a range of chosen cells that stays where it is. */
  selectionAnchor: string;
  panel: 'sheet' | 'site';
  /** The part of the site being worked on. */
  section: Section;
  save: SaveState;
  /** Whether something was saved by itself since somebody last asked for it. */
  hasAutosaves: boolean;
  /** Whether the browser has a network. */
  isOnline: boolean;
  /** The document as it lies in this device’s own storage, by identity; `null` where nothing does. */
  storedDraft: SiteDocument | null;
  conflict: PendingConflict | null;
  /** What the server refused in the last save and has not been touched since. */
  refused: readonly PartFault[];
  /** `null` as long as nobody works on tags; the server has the last word on them anyway. */
  checkTags: TagCheck | null;
  /** The image-link point of the selected sheet that is being placed by pointing at the picture in the live view; `null`: none. */
  placingPointId: string | null;
  /** A field of the selected sheet somebody asked for, in the live view or a list of faults; the inspector leads to it and forgets it. */
  focusedField: FocusedField | null;
  /** A place in the section shown that somebody asked for (its `data-anchor`); the section leads to it and forgets it. */
  anchor: string | null;
}

/** A field of a sheet, or one point of `imageLinkPoints`, one of `products`. */
export interface FocusedField {
  name: SheetField;
  pointId?: string;
  productId?: string;
}

export interface OpenedSite {
  site: SiteSummary;
  document: SiteDocument;
  limits: SiteLimits;
}

export const initialEditorState = ({ site, document, limits }: OpenedSite, readOnly: ReadOnlyReason | null): EditorState => ({
  site,
  limits,
  readOnly,
  language: document.settings.defaultLanguage,
  saved: { document, revision: site.working },
  history: createHistory(document),
  ...selectOnly(FIRST_CELL),
  section: 'sheets',
  anchor: null,
  save: { kind: 'idle' },
  hasAutosaves: false,
  isOnline: true,
  storedDraft: null,
  conflict: null,
  refused: [],
  checkTags: null,
});

/** The selected cell, or the nearest one where the grid no longer reaches it. */
function nearestCell(cell: string, { grid }: SiteDocument): string {
  const { numberHorizontal: rows, numberVertical: columns } = grid;
  if (isInGrid(cell, rows, columns)) return cell;
  const position = parseCell(cell) ?? { row: 0, column: 0 };
  return cellName({ row: Math.min(position.row, rows - 1), column: Math.min(position.column, columns - 1) });
}

/** What the server refused and nobody has touched since. */
function stillRefused({ refused, history }: EditorState, next: SiteDocument): readonly PartFault[] {
  if (refused.length === 0) return refused;
  const [before, after] = [splitIntoParts(history.present), splitIntoParts(next)];
  return refused.filter(({ part }) => before.get(part) === after.get(part));
}

/** The language edited, or the default one where the site does not have it any more. */
const spokenLanguage = (language: Language, { settings }: SiteDocument): Language =>
  settings.languages.includes(language) ? language : settings.defaultLanguage;

/** The point being placed, as long as it is there. */
const placedPoint = ({ placingPointId: placing, activeCell: selected, language }: EditorState, document: SiteDocument): string | null =>
  sheetAt(document, selected, language)?.imageLinkPoints.some(({ id }) => id === placing) ? placing : null;

/** Takes a history over, keeping what is chosen inside the grid and the server's refusals of parts not touched. */
export function withHistory(state: EditorState, history: EditorState['history']): EditorState {
  if (history === state.history) return state;
  const selected = nearestCell(state.activeCell, history.present);
  const language = spokenLanguage(state.language, history.present);
  const kept = { ...state, history, activeCell: selected, language, refused: stillRefused(state, history.present) };
  return clampSelection({ ...kept, placingPointId: placedPoint(kept, history.present) });
}

/** Carries out an edit. A read-only editor stays as it is. */
export function applyEdit(state: EditorState, change: (document: SiteDocument) => SiteDocument, note: StepNote<EditLocation>): EditorState {
  const { present } = state.history;
  return state.readOnly ? state : recordDocument(state, stampTranslations(present, dropDeletedSheets(present, change(present))), note);
}

/** One step to a document that editors have made already: nothing of it is put in order once more. */
export const recordDocument = (state: EditorState, document: SiteDocument, note: StepNote<EditLocation>): EditorState =>
  withHistory(state, recordStep(state.history, document, note));

function focusOn(state: EditorState, focus: EditLocation | undefined): EditorState {
  if (!focus) return state;
  if (focus.panel === 'section') return { ...state, section: focus.section };
  const onSheets: EditorState = { ...state, section: 'sheets' };
  return focus.panel === 'site' ? { ...onSheets, panel: 'site' } : selectCell(onSheets, focus.cell);
}

/** Takes the last step back and leads to where it had been made. */
export const undoStep = (state: EditorState): EditorState =>
  focusOn(withHistory(state, undo(state.history)), state.history.past.at(-1)?.focus);

/** Carries the last undone step out again and leads to where it happens. */
export const redoStep = (state: EditorState): EditorState =>
  focusOn(withHistory(state, redo(state.history)), state.history.future[0]?.focus);

export const selectCell = (state: EditorState, cell: string): EditorState => ({
  ...state,
  ...selectOnly(nearestCell(cell, state.history.present)),
});

/** Begins to place a point by pointing, or ends it (`null`). A read-only editor places nothing. */
export const setPlacingPoint = (state: EditorState, pointId: string | null): EditorState =>
  state.readOnly || state.placingPointId === pointId ? state : { ...state, placingPointId: pointId };

/** Turns to another language of the site; a point of this one is no longer being placed. */
export const switchLanguage = (state: EditorState, language: Language): EditorState =>
  state.history.present.settings.languages.includes(language) ? { ...state, language, placingPointId: null } : state;

/** Leads to a place in a section, or takes the wish back. */
export const revealAnchor = (state: EditorState, to: { section: NonSheetSection; anchor: string } | null): EditorState =>
  to ? { ...state, ...to, placingPointId: null } : { ...state, anchor: null };

/** Asks the inspector for a field of the selected sheet, or takes the wish back. */
export const focusField = (state: EditorState, wanted: FocusedField | null): EditorState =>
  wanted ? { ...state, section: 'sheets', panel: 'sheet', focusedField: wanted } : { ...state, focusedField: wanted };

let lastPending: (Pick<EditorState, 'checkTags'> & { saved: SiteDocument; current: SiteDocument; pending: PendingChanges }) | undefined;

/** What is not saved yet. Remembers its last answer, since every part of the page asks on every keystroke. */
export function pendingOf({ saved: { document: saved }, history: { present: current }, checkTags }: EditorState): PendingChanges {
  if (lastPending?.saved !== saved || lastPending.current !== current || lastPending.checkTags !== checkTags)
    lastPending = { saved, current, checkTags, pending: pendingChanges(saved, current, checkTags) };
  return lastPending.pending;
}

/** Whether there are tags to look at with `checkTags`: they are being worked on, or about to be sent. */
export const hasTagsToCheck = ({ section, saved: { document: saved }, history: { present } }: EditorState): boolean =>
  section === 'seo' || saved.headTags !== present.headTags || saved.bodyTags !== present.bodyTags;

export const isDirty = (state: EditorState): boolean => pendingOf(state).changes.size > 0;
