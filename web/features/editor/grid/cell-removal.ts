import type { DeskTools } from '#web/features/editor/grid/desk-tools.ts';
import { clearCells, hasContent } from '#web/features/editor/model/edit-site.ts';
import {
  type Axis,
  canDeleteLines,
  cellsInLines,
  deleteLines,
  firstCellOf,
  insertFaults,
  insertLines,
  type Lines,
  linesOf,
  shiftedCells,
} from '#web/features/editor/model/grid-lines.ts';
import { sheetCells } from '#web/features/editor/model/move-cells.ts';

/** Emptying cells, and rows and columns that come and go. Asks where there is something to lose. */
export interface CellRemoval {
  /** Empties these cells, the chosen ones unless told. */
  clear: (cells?: Iterable<string>) => void;
  /** Puts as many empty rows or columns beside the chosen cells as these span. */
  insertBeside: (axis: Axis, side: 'before' | 'after') => void;
  deleteChosen: (axis: Axis) => void;
  /** Goes ahead with what was asked about, or leaves it. */
  answer: (isConfirmed: boolean) => void;
}

export function cellRemoval({ editor, store, site, chosen, isReadOnly, tell, edit }: DeskTools): CellRemoval {
  const clearNow = (cells: readonly string[]): void => {
    const { selected } = editor.store.getState();
    const count = sheetCells(site(), cells).length;
    editor.uploads.cancelCells(cells);
    edit(cells.includes(selected) ? selected : (cells[0] ?? selected), (document) => clearCells(document, cells));
    if (count > 0) tell({ kind: 'cleared', count });
  };

  /** Carries out a change of the grid's lines and shows the cell where the first of them is, or was. */
  const changeLines = (lines: Lines, change: typeof insertLines, kind: 'inserted' | 'deleted'): void => {
    const cell = firstCellOf(lines, editor.store.getState().selected);
    editor.uploads.relocate(shiftedCells(kind === 'inserted' ? lines : { ...lines, count: -lines.count }));
    edit(cell, (document) => change(document, lines));
    editor.select(cell);
    tell({ kind, lines });
  };

  return {
    clear: (wanted) => {
      const cells = [...(wanted ?? chosen())];
      if (isReadOnly()) return;
      if (cells.some((cell) => hasContent(site(), cell))) store.setState({ question: { kind: 'clear', cells } });
      else clearNow(cells);
    },
    insertBeside: (axis, side) => {
      const block = linesOf(chosen(), axis);
      const lines = side === 'before' ? block : { ...block, first: block.first + block.count };
      if (isReadOnly() || insertFaults(site(), lines, editor.store.getState().limits).length > 0) return;
      changeLines(lines, insertLines, 'inserted');
    },
    deleteChosen: (axis) => {
      const lines = linesOf(chosen(), axis);
      if (isReadOnly() || !canDeleteLines(site(), lines)) return;
      if (cellsInLines(site(), lines).some((cell) => hasContent(site(), cell))) store.setState({ question: { kind: 'delete', lines } });
      else changeLines(lines, deleteLines, 'deleted');
    },
    answer: (isConfirmed) => {
      const { question } = store.getState();
      store.setState({ question: null });
      if (!isConfirmed || !question) return;
      if (question.kind === 'clear') clearNow(question.cells);
      else changeLines(question.lines, deleteLines, 'deleted');
    },
  };
}
