import { createStore, type StoreApi } from 'zustand';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import {
  applyEdit,
  changeSelection,
  type EditorState,
  type EditLocation,
  revealAnchor,
  type OpenedSite,
  setPlacingPoint,
  redoStep,
  selectCell,
  initialEditorState,
  switchLanguage,
  undoStep,
  type FocusedField,
  focusField,
  showVariation,
} from '#web/features/editor/model/editor/editor-state.ts';
import { extendSelection, selectAllCells, selectCells, toggleCell } from '#web/features/editor/model/editor/cell-selection.ts';
import type { TagCheck } from '#web/features/editor/model/document/pending-changes.ts';
import { seenLiveOf } from '#web/features/editor/model/editor/live-content.ts';
import type { Section } from '#web/features/editor/model/editor/section.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';

export type EditorStore = StoreApi<EditorState>;

/** Creates the store of an opened site, and updates `seenLive` after every change. */
export function createEditorStore(opened: OpenedSite, readOnly: ReadOnlyReason | null): EditorStore {
  const store = createStore<EditorState>()(() => initialEditorState(opened, readOnly));
  store.subscribe((state) => {
    const seenLive = seenLiveOf(state);
    if (seenLive !== state.seenLive) store.setState({ seenLive });
  });
  return store;
}

/** Returns the document with all edits. */
export const currentDocument = (state: EditorState): SiteDocument => state.history.present;

/** The actions of the user interface on the store. */
export const createEditorActions = (store: EditorStore) => ({
  /** Records an edit as an undo step. Edits of one `group` close in time are one step. `at`: epoch milliseconds, now by default. */
  edit: (
    change: (document: SiteDocument) => SiteDocument,
    focus: EditLocation,
    { group, at = Date.now() }: { group?: string; at?: number } = {},
  ): void => store.setState((state) => applyEdit(state, change, { focus, at, group })),
  undo: (): void => store.setState(undoStep),
  redo: (): void => store.setState(redoStep),
  select: (cell: string): void => store.setState((state) => ({ ...selectCell(state, cell), section: 'sheets' })),
  /** Selects every cell between the anchor and `cell`. */
  extendSelection: (cell: string): void =>
    store.setState((state) => changeSelection(state, (selection, grid) => extendSelection(selection, grid, cell))),
  /** Adds a cell to the selection or removes it. */
  toggleCell: (cell: string): void =>
    store.setState((state) => changeSelection(state, (selection, grid) => toggleCell(selection, grid, cell))),
  /** Selects these cells and makes one of them the active one. */
  selectCells: (cells: Iterable<string>, activeCell: string): void =>
    store.setState((state) => changeSelection(state, (selection, grid) => selectCells(selection, grid, cells, activeCell))),
  selectAllCells: (): void => store.setState((state) => changeSelection(state, selectAllCells)),
  showPanel: (panel: EditorState['panel']): void => store.setState({ section: 'sheets', panel, placingPointId: null }),
  /** Shows a section and requests that it reveals an anchor; `null` resets the request. */
  revealAnchor: (target: Parameters<typeof revealAnchor>[1]): void => store.setState((state) => revealAnchor(state, target)),
  showSection: (section: Section): void => store.setState({ section, anchor: null, placingPointId: null }),
  /** Starts placing this point: the next click on the picture in the preview sets its position. `null` ends placing. */
  setPlacingPoint: (pointId: string | null): void => store.setState((state) => setPlacingPoint(state, pointId)),
  switchLanguage: (language: Language): void => store.setState((state) => switchLanguage(state, language)),
  /** Edits and previews a variation of the active sheet; `null`: the sheet itself. */
  showVariation: (variationId: string | null): void => store.setState((state) => showVariation(state, variationId)),
  setTagCheck: (checkTags: TagCheck): void => store.setState({ checkTags }),
  /** Requests that the inspector focuses a field of the active cell; `null` resets the request. */
  focusField: (field: FocusedField | null): void => store.setState((state) => focusField(state, field)),
});
export type EditorActions = ReturnType<typeof createEditorActions>;
