import { createStore, type StoreApi } from 'zustand';
import type { SheetId, SiteDocument } from '#shared/model/site.ts';
import type { CellEvent } from '#web/features/editor/grid/cell-event.ts';
import type { CellClip } from '#web/features/editor/model/copy-cells.ts';
import type { Lines } from '#web/features/editor/model/grid-lines.ts';
import { chosenCells } from '#web/features/editor/model/marked-cells.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';

/** Sheets taken up to go somewhere else: by the next paste, or into the next cell pressed. */
export interface Held {
  mode: 'cut' | 'placing';
  sheetIds: ReadonlySet<SheetId>;
}

/** What has to be confirmed because sheets go with it. */
export type Question = { kind: 'clear'; cells: readonly string[] } | { kind: 'delete'; lines: Lines };

interface DeskState {
  clip: CellClip | null;
  held: Held | null;
  question: Question | null;
  /** The last thing done, for those who cannot see it; `at` tells one from another. */
  event: { what: CellEvent; at: number } | null;
}

/** The cells that sheets taken up stand in now. */
export const heldCells = ({ grid }: SiteDocument, { sheetIds }: Held): string[] =>
  Object.entries(grid.cells).flatMap(([cell, sheetId]) => (sheetIds.has(sheetId) ? [cell] : []));

type EditorPart = Pick<Editor, 'store' | 'edit' | 'choose' | 'select' | 'uploads'>;

/** What everything that is done to cells is made of. */
export interface DeskTools {
  editor: EditorPart;
  store: StoreApi<DeskState>;
  site: () => SiteDocument;
  chosen: () => ReadonlySet<string>;
  isReadOnly: () => boolean;
  tell: (what: CellEvent) => void;
  /** Changes the document in one step that undo leads back to `cell` with. */
  edit: (cell: string, change: (document: SiteDocument) => SiteDocument) => void;
}

export function createDeskTools(editor: EditorPart): DeskTools {
  const store = createStore<DeskState>()(() => ({ clip: null, held: null, question: null, event: null }));
  return {
    editor,
    store,
    site: () => editor.store.getState().history.present,
    chosen: () => chosenCells(editor.store.getState()),
    isReadOnly: () => editor.store.getState().readOnly !== null,
    tell: (what) => store.setState({ event: { what, at: Date.now() } }),
    edit: (cell, change) => editor.edit(change, { panel: 'sheet', cell }),
  };
}
