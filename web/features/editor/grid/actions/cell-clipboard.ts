import { ulid } from 'ulid';
import { type ActionContext, type MovingSheets, movingCells } from '#web/features/editor/grid/actions/action-context.ts';
import { topLeftCell, clampOffset, offsetBetween, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { type CellClip, copyCells, pasteCells, planPaste } from '#web/features/editor/grid/edits/copy-cells.ts';
import { moveCells, planMove, cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import { uploadingCells } from '#web/features/editor/state/uploads/upload.ts';

/** Copies and moves sheets. A move does not overwrite sheets in the target cells, but swaps them. */
export interface CellClipboard {
  copy: () => void;
  cut: () => void;
  /** Marks the selected sheets as moving; the next cell that is clicked is their target. */
  startPlacing: () => void;
  /** Moves the moving sheets so that the top left one is in `cell`. */
  dropInto: (cell: string) => void;
  cancel: () => void;
  /** Moves the sheets that were cut, or pastes copies of the copied sheets, from the top left selected cell on. */
  paste: () => void;
  /** Moves the sheets of these cells, at most to the edge of the grid. */
  move: (cells: Iterable<string>, offset: Offset) => void;
}

/** Creates the actions that copy and move cells. `writeToClipboard` receives the names of the copied cells. */
export function createCellClipboard(context: ActionContext, writeToClipboard: (text: string) => void): CellClipboard {
  const { editor, store, document, selection, isReadOnly, announce, edit } = context;

  const startMoving = (mode: MovingSheets['mode']): void => {
    if (isReadOnly()) return;
    const cells = cellsWithSheet(document(), selection());
    if (cells.length === 0) return announce({ kind: 'nothingToCopy' });
    const { cells: sheetIds } = document().grid;
    store.setState({ moving: { mode, sheetIds: new Set(cells.flatMap((cell) => sheetIds[cell] ?? [])) } });
    if (mode === 'cut') writeToClipboard(cells.join(' '));
  };

  const move = (cells: Iterable<string>, offset: Offset): void => {
    const moved = cellsWithSheet(document(), cells);
    const clamped = clampOffset(offset, moved, document().grid);
    const plan = planMove(document(), moved, clamped, uploadingCells(editor.uploads.store.getState()));
    const [first] = moved;
    if (isReadOnly() || !plan || first === undefined) return;
    const { activeCell } = editor.store.getState();
    const targetOf = (cell: string): string => plan.get(cell) ?? cell;
    const nextActiveCell = targetOf(moved.includes(activeCell) ? activeCell : first);
    editor.uploads.relocate(targetOf);
    edit(nextActiveCell, (site) => moveCells(site, moved, clamped));
    editor.selectCells(moved.map(targetOf), nextActiveCell);
    if (moved.length > 1) announce({ kind: 'movedMany', count: moved.length });
    else announce({ kind: plan.size > 1 ? 'swapped' : 'moved', from: first, to: targetOf(first) });
  };

  const dropInto = (cell: string): void => {
    const { moving } = store.getState();
    if (!moving) return;
    store.setState({ moving: null });
    const cells = movingCells(document(), moving);
    const topLeft = topLeftCell(cells);
    if (topLeft !== undefined) move(cells, offsetBetween(topLeft, cell));
  };

  const pasteCopies = (clip: CellClip): void => {
    const plan = planPaste(document(), clip, selection());
    const cells = [...plan.sheets.keys()];
    const [first] = cells;
    const replaced = cellsWithSheet(document(), cells).length;
    if (first !== undefined) {
      editor.uploads.cancelCells(cells);
      edit(first, (site) => pasteCells(site, plan, ulid));
      editor.selectCells(cells, first);
    }
    if (cells.length + plan.outside > 0) announce({ kind: 'pasted', count: cells.length, replaced, outside: plan.outside });
  };

  return {
    move,
    dropInto,
    copy: () => {
      const clip = copyCells(document(), selection());
      if (!clip) return announce({ kind: 'nothingToCopy' });
      const cells = cellsWithSheet(document(), selection());
      store.setState({ clipboard: clip, moving: null });
      writeToClipboard(cells.join(' '));
      announce(cells.length === 1 ? { kind: 'copied', cell: cells[0] ?? '' } : { kind: 'copiedMany', count: cells.length });
    },
    cut: () => startMoving('cut'),
    startPlacing: () => startMoving('placing'),
    cancel: () => {
      if (!store.getState().moving) return;
      store.setState({ moving: null });
      announce({ kind: 'cancelled' });
    },
    paste: () => {
      const { moving, clipboard } = store.getState();
      if (isReadOnly()) return;
      if (moving) dropInto(topLeftCell(selection()) ?? '');
      else if (clipboard) pasteCopies(clipboard);
    },
  };
}
