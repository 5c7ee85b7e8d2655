import type { ActionContext } from '#web/features/editor/grid/actions/action-context.ts';
import { clearCells, hasContent } from '#web/features/editor/model/document/edit-document.ts';
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
  shiftCells,
} from '#web/features/editor/grid/edits/grid-lines.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';

/** Emptying cells, and rows and columns that come and go. Asks where there is something to lose. */
export interface CellRemoval {
  /** Empties these cells, the chosen ones unless told. */
  clear: (cells?: Iterable<string>) => void;
  /** Puts as many empty rows or columns beside the chosen cells as these span. */
  insertBeside: (axis: Axis, side: 'before' | 'after') => void;
  deleteSelected: (axis: Axis) => void;
  /** Goes ahead with what was asked about, or leaves it. */
  answerConfirmation: (isConfirmed: boolean) => void;
}

export function createCellRemoval({
  editor,
  store,
  document: site,
  selection: chosen,
  isReadOnly,
  announce: tell,
  edit,
}: ActionContext): CellRemoval {
  const clearNow = (cells: readonly string[]): void => {
    const { activeCell: selected } = editor.store.getState();
    const count = cellsWithSheet(site(), cells).length;
    editor.uploads.cancelCells(cells);
    edit(cells.includes(selected) ? selected : (cells[0] ?? selected), (document) => clearCells(document, cells));
    if (count > 0) tell({ kind: 'cleared', count });
  };

  /** Carries out a change of the grid's lines and shows the cell where the first of them is, or was. */
  const changeLines = (lines: Lines, change: typeof insertLines, kind: 'inserted' | 'deleted'): void => {
    const cell = firstCellOf(lines, editor.store.getState().activeCell);
    editor.uploads.relocate(shiftCells(kind === 'inserted' ? lines : { ...lines, count: -lines.count }));
    edit(cell, (document) => change(document, lines));
    editor.select(cell);
    tell({ kind, lines });
  };

  return {
    clear: (wanted) => {
      const cells = [...(wanted ?? chosen())];
      if (isReadOnly()) return;
      if (cells.some((cell) => hasContent(site(), cell))) store.setState({ confirmation: { kind: 'clear', cells } });
      else clearNow(cells);
    },
    insertBeside: (axis, side) => {
      const block = linesOf(chosen(), axis);
      const lines = side === 'before' ? block : { ...block, first: block.first + block.count };
      if (isReadOnly() || insertFaults(site(), lines, editor.store.getState().limits).length > 0) return;
      changeLines(lines, insertLines, 'inserted');
    },
    deleteSelected: (axis) => {
      const lines = linesOf(chosen(), axis);
      if (isReadOnly() || !canDeleteLines(site(), lines)) return;
      if (cellsInLines(site(), lines).some((cell) => hasContent(site(), cell))) store.setState({ confirmation: { kind: 'delete', lines } });
      else changeLines(lines, deleteLines, 'deleted');
    },
    answerConfirmation: (isConfirmed) => {
      const { confirmation: question } = store.getState();
      store.setState({ confirmation: null });
      if (!isConfirmed || !question) return;
      if (question.kind === 'clear') clearNow(question.cells);
      else changeLines(question.lines, deleteLines, 'deleted');
    },
  };
}
