import { createStore, type StoreApi } from 'zustand';
import type { SheetId, SiteDocument } from '#shared/model/site/site.ts';
import type { CellEvent } from '#web/features/editor/grid/actions/cell-event.ts';
import type { CellClip } from '#web/features/editor/grid/edits/copy-cells.ts';
import type { Lines } from '#web/features/editor/grid/edits/grid-lines.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';

/** Sheets taken up to go somewhere else: by the next paste, or into the next cell pressed. */
export interface MovingSheets {
  mode: 'cut' | 'placing';
  sheetIds: ReadonlySet<SheetId>;
}

/** What has to be confirmed because sheets go with it. */
export type PendingConfirmation = { kind: 'clear'; cells: readonly string[] } | { kind: 'delete'; lines: Lines };

interface DeskState {
  clipboard: CellClip | null;
  moving: MovingSheets | null;
  confirmation: PendingConfirmation | null;
  /** The last thing done, for those who cannot see it; `at` tells one from another. */
  event: { what: CellEvent; at: number } | null;
}

/** The cells that sheets taken up stand in now. */
export const movingCells = ({ grid }: SiteDocument, { sheetIds }: MovingSheets): string[] =>
  Object.entries(grid.cells).flatMap(([cell, sheetId]) => (sheetIds.has(sheetId) ? [cell] : []));

type EditorPart = Pick<Editor, 'store' | 'edit' | 'selectCells' | 'select' | 'uploads'>;

/** What everything that is done to cells is made of. */
export interface ActionContext {
  editor: EditorPart;
  store: StoreApi<DeskState>;
  document: () => SiteDocument;
  selection: () => ReadonlySet<string>;
  isReadOnly: () => boolean;
  announce: (what: CellEvent) => void;
  /** Changes the document in one step that undo leads back to `cell` with. */
  edit: (cell: string, change: (document: SiteDocument) => SiteDocument) => void;
}

export function createActionContext(editor: EditorPart): ActionContext {
  const store = createStore<DeskState>()(() => ({ clipboard: null, moving: null, confirmation: null, event: null }));
  return {
    editor,
    store,
    document: () => editor.store.getState().history.present,
    selection: () => selectedCells(editor.store.getState()),
    isReadOnly: () => editor.store.getState().readOnly !== null,
    announce: (what) => store.setState({ event: { what, at: Date.now() } }),
    edit: (cell, change) => editor.edit(change, { panel: 'sheet', cell }),
  };
}
