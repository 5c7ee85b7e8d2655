import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { Language } from '#shared/model/language.ts';
import type { Grid, SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { cellName, FIRST_CELL, isInGrid, parseCell } from '#shared/values/cell.ts';
import { splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { dropDeletedSheets } from '#web/features/editor/model/document/drop-deleted-sheets.ts';
import { type PartFault, type PendingChanges, pendingChanges, type TagCheck } from '#web/features/editor/model/document/pending-changes.ts';
import { type CellSelection, clampSelection, selectOnly } from '#web/features/editor/model/editor/cell-selection.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import type { NonSheetSection, Section } from '#web/features/editor/model/editor/section.ts';
import { createHistory, recordStep, redo, type StepNote, undo, type UndoHistory } from '#web/features/editor/model/history/undo-history.ts';
import { stampTranslations } from '#web/features/editor/model/translation/stamp-translations.ts';

/** The place of an edit, which undo and redo show. */
export type EditLocation =
  | { panel: 'sheet'; cell: string; variationId?: string | null }
  | { panel: 'site' }
  | { panel: 'section'; section: NonSheetSection };

/** The newest version of the site on the server that this editor has received. */
export interface SavedVersion {
  document: SiteDocument;
  revision: string;
}

/** A conflict: another editor saved changes to parts that have unsaved edits here. The user has to choose. */
export interface PendingConflict {
  /** The version that both editors started from. */
  ancestor: SiteDocument;
  theirs: SavedVersion;
  /** The name of the login that saved `theirs`; `null` if the server did not name it. */
  changedBy: string | null;
  /** Whether that login works for the provider. */
  byProvider?: true;
  changedAt: string;
}

/** `auto`: an autosave. `save`: a save that the user requests, which is a separate history entry. */
export type SaveKind = 'auto' | 'save';

type SaveState = { kind: 'idle' } | { kind: 'saving'; by: SaveKind } | { kind: 'failed'; error: unknown; by: SaveKind };

/** A field of a sheet, or one entry of its `imageLinkPoints` or `products`. */
export interface FocusedField {
  name: SheetField;
  /** The variation; `null`: the sheet itself; absent: the one being edited. */
  variationId?: string | null;
  pointId?: string;
  productId?: string;
}

/** The state of an editor of one site. Only the functions of `model/` change it. */
export interface EditorState extends CellSelection {
  site: SiteSummary;
  limits: SiteLimits;
  /** Whether the site belongs to the account that the login works in. */
  isOwn: boolean;
  readOnly: ReadOnlyReason | null;
  language: Language;
  saved: SavedVersion;
  /** The live version, or an earlier live one, that this editor has loaded; `null` if there is none. */
  seenLive: SavedVersion | null;
  history: UndoHistory<SiteDocument, EditLocation>;
  panel: 'sheet' | 'site';
  section: Section;
  save: SaveState;
  /** Whether an autosave happened since the user last saved. */
  hasAutosaves: boolean;
  /** Whether the browser is online. */
  isOnline: boolean;
  /** The document that the local draft on this device holds, compared by identity; `null`: there is no draft. */
  storedDraft: SiteDocument | null;
  conflict: PendingConflict | null;
  /** Faults the server found in the last save, in parts that have not changed since. */
  refused: readonly PartFault[];
  /** The tag check; `null` until tags are edited, because it needs a parser. The server checks tags in any case. */
  checkTags: TagCheck | null;
  /** The variation of the active sheet that is edited and previewed; `null`: the sheet itself. */
  variationId: string | null;
  /** The image link of the active cell that the user places by clicking on the picture in the preview. */
  placingPointId: string | null;
  /** The field of the active cell for the inspector to focus; the inspector resets it. */
  focusedField: FocusedField | null;
  /** The `data-anchor` for the section to reveal; the section resets it. */
  anchor: string | null;
}

export interface OpenedSite {
  /** Whether the site belongs to the account that the login works in. */
  isOwn?: boolean;
  site: SiteSummary;
  document: SiteDocument;
  limits: SiteLimits;
}

/** Returns the state that shows the sheet panel for a selection and resets the state of the previous cell. */
const sheetPanel = ({ activeCell, selection, selectionAnchor }: CellSelection) =>
  ({ activeCell, selection, selectionAnchor, panel: 'sheet', variationId: null, placingPointId: null, focusedField: null }) as const;

export const initialEditorState = (
  { site, document, limits, isOwn = false }: OpenedSite,
  readOnly: ReadOnlyReason | null,
): EditorState => ({
  site,
  limits,
  isOwn,
  readOnly,
  language: document.settings.defaultLanguage,
  saved: { document, revision: site.working },
  seenLive: site.live === site.working ? { document, revision: site.working } : null,
  history: createHistory(document),
  ...sheetPanel(selectOnly(FIRST_CELL)),
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

/** Returns the cell itself, or the nearest one in the grid. */
function nearestCell(cell: string, { grid }: SiteDocument): string {
  const { numberHorizontal: rows, numberVertical: columns } = grid;
  if (isInGrid(cell, rows, columns)) return cell;
  const position = parseCell(cell) ?? { row: 0, column: 0 };
  return cellName({ row: Math.min(position.row, rows - 1), column: Math.min(position.column, columns - 1) });
}

/** Returns the server's faults without those of parts that `next` changes. */
function stillRefused({ refused, history }: EditorState, next: SiteDocument): readonly PartFault[] {
  if (refused.length === 0) return refused;
  const [before, after] = [splitIntoParts(history.present), splitIntoParts(next)];
  return refused.filter(({ part }) => before.get(part) === after.get(part));
}

/** Returns the edited language, or the default one if the site no longer has it. */
const editedLanguage = (language: Language, { settings }: SiteDocument): Language =>
  settings.languages.includes(language) ? language : settings.defaultLanguage;

/** Returns the point being placed, or `null` if it no longer exists. */
const existingPoint = (
  { placingPointId, activeCell, language }: Pick<EditorState, 'placingPointId' | 'activeCell' | 'language'>,
  document: SiteDocument,
): string | null =>
  sheetAt(document, activeCell, language)?.imageLinkPoints.some(({ id }) => id === placingPointId) ? placingPointId : null;

/** Returns the variation being edited, or `null` if it no longer exists. */
const existingVariation = (
  { variationId, activeCell, language }: Pick<EditorState, 'variationId' | 'activeCell' | 'language'>,
  document: SiteDocument,
): string | null => (sheetAt(document, activeCell, language)?.variations.some(({ id }) => id === variationId) ? variationId : null);

/** Changes the selection. Returns the given state if `change` returns the given selection. */
export function changeSelection(state: EditorState, change: (selection: CellSelection, grid: Grid) => CellSelection): EditorState {
  const changed = change(state, state.history.present.grid);
  return changed === state ? state : { ...state, ...sheetPanel(changed) };
}

/** Replaces the history. Keeps selection, language and server faults if they still exist in the new document. */
export function withHistory(state: EditorState, history: EditorState['history']): EditorState {
  if (history === state.history) return state;
  const replaced: EditorState = {
    ...state,
    history,
    activeCell: nearestCell(state.activeCell, history.present),
    language: editedLanguage(state.language, history.present),
    refused: stillRefused(state, history.present),
  };
  const [placingPointId, variationId] = [existingPoint(replaced, history.present), existingVariation(replaced, history.present)];
  return changeSelection({ ...replaced, placingPointId, variationId }, clampSelection);
}

/** Records an edit as a step. Does nothing in a read-only editor. */
export function applyEdit(state: EditorState, change: (document: SiteDocument) => SiteDocument, note: StepNote<EditLocation>): EditorState {
  const { present } = state.history;
  return state.readOnly ? state : recordDocument(state, stampTranslations(present, dropDeletedSheets(present, change(present))), note);
}

/** Records a document that came from an editor, whose references and translation stamps are therefore already consistent. */
export const recordDocument = (state: EditorState, document: SiteDocument, note: StepNote<EditLocation>): EditorState =>
  withHistory(state, recordStep(state.history, document, note));

function showLocation(state: EditorState, location: EditLocation | undefined): EditorState {
  if (!location) return state;
  if (location.panel === 'section') return { ...state, section: location.section };
  const onSheets: EditorState = { ...state, section: 'sheets' };
  return location.panel === 'site'
    ? { ...onSheets, panel: 'site' }
    : showVariation(selectCell(onSheets, location.cell), location.variationId ?? null);
}

/** Undoes the last step and shows where it happened. */
export const undoStep = (state: EditorState): EditorState =>
  showLocation(withHistory(state, undo(state.history)), state.history.past.at(-1)?.focus);

/** Redoes the last undone step and shows where it happens. */
export const redoStep = (state: EditorState): EditorState =>
  showLocation(withHistory(state, redo(state.history)), state.history.future[0]?.focus);

/** Selects one cell, or the nearest one in the grid. */
export const selectCell = (state: EditorState, cell: string): EditorState => ({
  ...state,
  ...sheetPanel(selectOnly(nearestCell(cell, state.history.present))),
});

/** Edits and previews a variation of the active sheet; the sheet itself for `null` or an unknown variation. */
export const showVariation = (state: EditorState, variationId: string | null): EditorState => ({
  ...state,
  placingPointId: null,
  variationId: existingVariation({ ...state, variationId }, state.history.present),
});

/** Starts placing a point in the preview, or ends it (`null`). Does nothing in a read-only editor. */
export const setPlacingPoint = (state: EditorState, pointId: string | null): EditorState =>
  state.readOnly || state.placingPointId === pointId ? state : { ...state, placingPointId: pointId };

/** Edits another language of the site. Does nothing if the site does not have it. */
export const switchLanguage = (state: EditorState, language: Language): EditorState =>
  state.history.present.settings.languages.includes(language) ? showVariation({ ...state, language }, state.variationId) : state;

/** Requests that a section reveals an anchor; `null` resets the request. */
export const revealAnchor = (state: EditorState, target: { section: NonSheetSection; anchor: string } | null): EditorState =>
  target ? { ...state, ...target, placingPointId: null } : { ...state, anchor: null };

/** Requests that the inspector focuses a field of the active cell; `null` resets the request. */
export function focusField(state: EditorState, focusedField: FocusedField | null): EditorState {
  if (!focusedField) return { ...state, focusedField };
  const { variationId = state.variationId } = focusedField;
  return { ...showVariation(state, variationId), placingPointId: state.placingPointId, section: 'sheets', panel: 'sheet', focusedField };
}

let lastPending: (Pick<EditorState, 'checkTags'> & { saved: SiteDocument; current: SiteDocument; pending: PendingChanges }) | undefined;

/** Returns the unsaved changes. Memoised for one state, because every part of the page reads them on every keystroke. */
export function pendingOf({ saved: { document: saved }, history: { present: current }, checkTags }: EditorState): PendingChanges {
  if (lastPending?.saved !== saved || lastPending.current !== current || lastPending.checkTags !== checkTags)
    lastPending = { saved, current, checkTags, pending: pendingChanges(saved, current, checkTags) };
  return lastPending.pending;
}

/** Whether the tag check is needed: tags are edited, or the next save sends them. */
export const hasTagsToCheck = ({ section, saved: { document: saved }, history: { present } }: EditorState): boolean =>
  section === 'seo' || saved.headTags !== present.headTags || saved.bodyTags !== present.bodyTags;

export const isDirty = (state: EditorState): boolean => pendingOf(state).changes.size > 0;
