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
import { makeRoom, planRoom, type RoomDirection, roomFaults, roomMapping } from '#web/features/editor/grid/edits/make-room.ts';
import { uploadingCells } from '#web/features/editor/state/uploads/upload.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';

/** Clears cells, and inserts and deletes rows and columns. Asks before sheets with content are deleted. */
export interface CellRemoval {
  /** Clears these cells, by default the selected ones. */
  clear: (cells?: Iterable<string>) => void;
  /** Inserts empty rows or columns beside the selection, as many as it spans. */
  insertBeside: (axis: Axis, side: 'before' | 'after') => void;
  /** Empties the active cell by moving its sheet and those after it. */
  makeRoom: (direction: RoomDirection) => void;
  deleteSelected: (axis: Axis) => void;
  /** Runs or drops the action that waits for confirmation. */
  answerConfirmation: (isConfirmed: boolean) => void;
}

export function createCellRemoval(context: ActionContext): CellRemoval {
  const { editor, store, document, selection, isReadOnly, announce, edit } = context;

  const clearNow = (cells: readonly string[]): void => {
    const { activeCell } = editor.store.getState();
    const count = cellsWithSheet(document(), cells).length;
    editor.uploads.cancelCells(cells);
    edit(cells.includes(activeCell) ? activeCell : (cells[0] ?? activeCell), (site) => clearCells(site, cells));
    if (count > 0) announce({ kind: 'cleared', count });
  };

  /** Inserts or deletes lines, and selects the cell in the first line. */
  const changeLines = (lines: Lines, change: typeof insertLines, kind: 'inserted' | 'deleted'): void => {
    const cell = firstCellOf(lines, editor.store.getState().activeCell);
    editor.uploads.relocate(shiftCells(kind === 'inserted' ? lines : { ...lines, count: -lines.count }));
    edit(cell, (site) => change(site, lines));
    editor.select(cell);
    announce({ kind, lines });
  };
  const losesContent = (cells: readonly string[]): boolean => cells.some((cell) => hasContent(document(), cell));

  return {
    clear: (requested) => {
      const cells = [...(requested ?? selection())];
      if (isReadOnly()) return;
      if (losesContent(cells)) store.setState({ confirmation: { kind: 'clear', cells } });
      else clearNow(cells);
    },
    insertBeside: (axis, side) => {
      const selected = linesOf(selection(), axis);
      const lines = side === 'before' ? selected : { ...selected, first: selected.first + selected.count };
      if (isReadOnly() || insertFaults(document(), lines, editor.store.getState().limits).length > 0) return;
      changeLines(lines, insertLines, 'inserted');
    },
    makeRoom: (direction) => {
      const { activeCell, limits } = editor.store.getState();
      const plan = planRoom(document(), activeCell, direction, uploadingCells(editor.uploads.store.getState()));
      if (isReadOnly() || !plan || roomFaults(document(), plan, limits).length > 0) return;
      editor.uploads.relocate(roomMapping(plan));
      edit(activeCell, (site) => makeRoom(site, plan));
      editor.select(activeCell);
      announce({ kind: 'madeRoom', count: plan.cells.length });
    },
    deleteSelected: (axis) => {
      const lines = linesOf(selection(), axis);
      if (isReadOnly() || !canDeleteLines(document(), lines)) return;
      if (losesContent(cellsInLines(document(), lines))) store.setState({ confirmation: { kind: 'delete', lines } });
      else changeLines(lines, deleteLines, 'deleted');
    },
    answerConfirmation: (isConfirmed) => {
      const { confirmation } = store.getState();
      store.setState({ confirmation: null });
      if (!isConfirmed || !confirmation) return;
      if (confirmation.kind === 'clear') clearNow(confirmation.cells);
      else changeLines(confirmation.lines, deleteLines, 'deleted');
    },
  };
}
