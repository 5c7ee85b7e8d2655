import { createStore, type StoreApi } from 'zustand';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site.ts';
import {
  edit,
  type EditorState,
  type Focus,
  leadTo,
  type OpenedSite,
  placePoint,
  redoNext,
  selectCell,
  startEditing,
  turnToLanguage,
  undoLast,
  type WantedField,
  wantField,
} from '#web/features/editor/model/editor-state.ts';
import { markAll, markCells, markUpTo, toggleMark } from '#web/features/editor/model/marked-cells.ts';
import type { TagCheck } from '#web/features/editor/model/pending-changes.ts';
import type { Section } from '#web/features/editor/model/section.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/read-only.ts';

export type EditorStore = StoreApi<EditorState>;

/** One store per opened site. What happens to it is decided by the pure functions of `model/`. */
export const createEditorStore = (opened: OpenedSite, readOnly: ReadOnlyReason | null): EditorStore =>
  createStore<EditorState>()(() => startEditing(opened, readOnly));

/** The document as it is being edited. */
export const documentOfEditor = (state: EditorState): SiteDocument => state.history.present;

/** What the page's controls do to the store. */
export const editorActions = (store: EditorStore) => ({
  /** Carries out an edit as one step of undo; edits of the same `group` close in time (`at`, now unless told) are one step. */
  edit: (
    change: (document: SiteDocument) => SiteDocument,
    focus: Focus,
    { group, at = Date.now() }: { group?: string; at?: number } = {},
  ): void => store.setState((state) => edit(state, change, { focus, at, group })),
  undo: (): void => store.setState(undoLast),
  redo: (): void => store.setState(redoNext),
  select: (cell: string): void => store.setState((state) => ({ ...selectCell(state, cell), section: 'sheets' })),
  /** Chooses every cell between the anchor and this one. */
  selectUpTo: (cell: string): void => store.setState((state) => markUpTo(state, cell)),
  /** Chooses a cell besides those chosen, or lets go of it. */
  toggle: (cell: string): void => store.setState((state) => toggleMark(state, cell)),
  /** Chooses these cells, with the focus on one of them. */
  choose: (cells: Iterable<string>, selected: string): void => store.setState((state) => markCells(state, cells, selected)),
  chooseAll: (): void => store.setState(markAll),
  showPanel: (panel: EditorState['panel']): void => store.setState({ section: 'sheets', panel, placing: null }),
  /** Leads to a place in a section; `null` takes the wish back. */
  leadTo: (to: Parameters<typeof leadTo>[1]): void => store.setState((state) => leadTo(state, to)),
  showSection: (section: Section): void => store.setState({ section, spot: null, placing: null }),
  /** The point that is placed by the next press on the picture; `null` ends it. */
  place: (pointId: string | null): void => store.setState((state) => placePoint(state, pointId)),
  /** Edits the site in another of its languages. */
  speak: (language: Language): void => store.setState((state) => turnToLanguage(state, language)),
  /** How head and body tags are looked at, from now on. */
  checkTagsWith: (checkTags: TagCheck): void => store.setState({ checkTags }),
  /** Leads to a field of the selected sheet in the inspector; `null` takes the wish back. */
  want: (wanted: WantedField | null): void => store.setState((state) => wantField(state, wanted)),
});
export type EditorActions = ReturnType<typeof editorActions>;
