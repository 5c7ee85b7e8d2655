import { createStore, type StoreApi } from 'zustand';
import type { SheetId, SiteDocument } from '#shared/model/sites/site.ts';
import type { CellEvent } from '#web/features/editor/grid/actions/cell-event.ts';
import type { CellClip } from '#web/features/editor/grid/edits/copy-cells.ts';
import type { Lines } from '#web/features/editor/grid/edits/grid-lines.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';

/** Sheets that wait for a target cell: with `cut` for the cell of the next paste, with `placing` for the next clicked cell. */
export interface MovingSheets {
  mode: 'cut' | 'placing';
  sheetIds: ReadonlySet<SheetId>;
}

/** An action that deletes sheets and waits for the user's confirmation. */
export type PendingConfirmation = { kind: 'clear'; cells: readonly string[] } | { kind: 'delete'; lines: Lines };

interface CellActionsState {
  clipboard: CellClip | null;
  moving: MovingSheets | null;
  confirmation: PendingConfirmation | null;
  /** The last action, for the announcement. `at` makes repeated actions distinct. */
  lastEvent: { event: CellEvent; at: number } | null;
}

/** Returns the current cells of the moving sheets. */
export const movingCells = ({ grid }: SiteDocument, { sheetIds }: MovingSheets): string[] =>
  Object.entries(grid.cells).flatMap(([cell, sheetId]) => (sheetIds.has(sheetId) ? [cell] : []));

type CellEditor = Pick<Editor, 'store' | 'edit' | 'selectCells' | 'select' | 'uploads'>;

/** The shared state of the actions on cells. */
export interface ActionContext {
  editor: CellEditor;
  store: StoreApi<CellActionsState>;
  document: () => SiteDocument;
  selection: () => ReadonlySet<string>;
  isReadOnly: () => boolean;
  announce: (event: CellEvent) => void;
  /** Edits the document in one undo step that belongs to `cell`. */
  edit: (cell: string, change: (document: SiteDocument) => SiteDocument) => void;
}

export function createActionContext(editor: CellEditor): ActionContext {
  const store = createStore<CellActionsState>()(() => ({ clipboard: null, moving: null, confirmation: null, lastEvent: null }));
  return {
    editor,
    store,
    document: () => editor.store.getState().history.present,
    selection: () => selectedCells(editor.store.getState()),
    isReadOnly: () => editor.store.getState().readOnly !== null,
    announce: (event) => store.setState({ lastEvent: { event, at: Date.now() } }),
    edit: (cell, change) => editor.edit(change, { panel: 'sheet', cell }),
  };
}
