import { createStore, type StoreApi } from 'zustand';
import type { SiteDocument } from '#shared/model/site.ts';
import {
  edit,
  type EditorState,
  type Focus,
  type OpenedSite,
  redoNext,
  selectCell,
  startEditing,
  undoLast,
} from '#web/features/editor/model/editor-state.ts';
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
  select: (cell: string): void => store.setState((state) => selectCell(state, cell)),
  showPanel: (panel: Focus['panel']): void => store.setState({ panel }),
});
export type EditorActions = ReturnType<typeof editorActions>;
