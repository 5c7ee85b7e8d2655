import { createStore, type StoreApi } from 'zustand';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import {
  applyEdit,
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
} from '#web/features/editor/model/editor/editor-state.ts';
import { selectAllCells, selectCells, extendSelection, toggleCell } from '#web/features/editor/model/editor/cell-selection.ts';
import type { TagCheck } from '#web/features/editor/model/document/pending-changes.ts';
import type { Section } from '#web/features/editor/model/editor/section.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/editor/read-only.ts';

export type EditorStore = StoreApi<EditorState>;

/** One store per opened site. What happens to it is decided by the pure functions of `model/`. */
export const createEditorStore = (opened: OpenedSite, readOnly: ReadOnlyReason | null): EditorStore =>
  createStore<EditorState>()(() => initialEditorState(opened, readOnly));

/** The document as it is being edited. */
export const currentDocument = (state: EditorState): SiteDocument => state.history.present;

/** What the page's controls do to the store. */
export const createEditorActions = (store: EditorStore) => ({
  /** Carries out an edit as one step of undo; edits of the same `group` close in time (`at`, now unless told) are one step. */
  edit: (
    change: (document: SiteDocument) => SiteDocument,
    focus: EditLocation,
    { group, at = Date.now() }: { group?: string; at?: number } = {},
  ): void => store.setState((state) => applyEdit(state, change, { focus, at, group })),
  undo: (): void => store.setState(undoStep),
  redo: (): void => store.setState(redoStep),
  select: (cell: string): void => store.setState((state) => ({ ...selectCell(state, cell), section: 'sheets' })),
  /** Chooses every cell between the anchor and this one. */
  extendSelection: (cell: string): void => store.setState((state) => extendSelection(state, cell)),
  /** Chooses a cell besides those chosen, or lets go of it. */
  toggleCell: (cell: string): void => store.setState((state) => toggleCell(state, cell)),
  /** Chooses these cells, with the focus on one of them. */
  selectCells: (cells: Iterable<string>, selected: string): void => store.setState((state) => selectCells(state, cells, selected)),
  selectAllCells: (): void => store.setState(selectAllCells),
  showPanel: (panel: EditorState['panel']): void => store.setState({ section: 'sheets', panel, placingPointId: null }),
  /** Leads to a place in a section; `null` takes the wish back. */
  revealAnchor: (to: Parameters<typeof revealAnchor>[1]): void => store.setState((state) => revealAnchor(state, to)),
  showSection: (section: Section): void => store.setState({ section, anchor: null, placingPointId: null }),
  /** The point that is placed by the next press on the picture; `null` ends it. */
  setPlacingPoint: (pointId: string | null): void => store.setState((state) => setPlacingPoint(state, pointId)),
  /** Edits the site in another of its languages. */
  switchLanguage: (language: Language): void => store.setState((state) => switchLanguage(state, language)),
  /** How head and body tags are looked at, from now on. */
  setTagCheck: (checkTags: TagCheck): void => store.setState({ checkTags }),
  /** Leads to a field of the selected sheet in the inspector; `null` takes the wish back. */
  focusField: (wanted: FocusedField | null): void => store.setState((state) => focusField(state, wanted)),
});
export type EditorActions = ReturnType<typeof createEditorActions>;
