import type { KeyboardEvent } from 'react';
import { cellName, parseCell } from '#shared/rules/sheet/cell.ts';
import { useCellActions } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { Zoom } from '#web/features/editor/grid/viewport/use-zoom.ts';
import type { Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { cellAfterKey } from '#web/features/editor/model/document/cell-navigation.ts';
import { cellsInRange, selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

const NUDGE: Readonly<Record<string, Offset>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

interface KeyOptions {
  rows: number;
  columns: number;
  zoom: Zoom;
  onOpen: () => void;
}

/** The map's keys. Each answers whether it was one of them; pasting is left to the browser's own event, which brings pictures too. */
export function useCellKeys({ rows, columns, zoom, onOpen }: KeyOptions): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const desk = useCellActions();

  const wholeLine = (axis: 'row' | 'column', cell: string): void => {
    const at = parseCell(cell);
    if (!at) return;
    const [from, to] =
      axis === 'row'
        ? [cellName({ ...at, column: 0 }), cellName({ ...at, column: columns - 1 })]
        : [cellName({ ...at, row: 0 }), cellName({ ...at, row: rows - 1 })];
    editor.selectCells(cellsInRange(from, to), cell);
  };

  const withControl = (event: KeyboardEvent, cell: string): boolean => {
    const key = event.key.toLowerCase();
    if (key === ' ') wholeLine('column', cell);
    else if (key === 'a') editor.selectAllCells();
    else if (key === 'c') desk.copy();
    else if (key === 'x') desk.cut();
    else return false;
    return true;
  };

  const alone = (event: KeyboardEvent, cell: string): boolean => {
    const isHolding = desk.store.getState().moving !== null;
    if (event.key === ' ' && event.shiftKey) wholeLine('row', cell);
    else if (event.key === 'Enter' && desk.store.getState().moving?.mode === 'placing') desk.dropInto(cell);
    else if (event.key === 'Enter' || event.key === 'F2') onOpen();
    else if (event.key === 'Delete' || event.key === 'Backspace') desk.clear();
    else if (event.key === 'Escape' && isHolding) desk.cancel();
    else if (event.key === 'Escape') editor.select(cell);
    else if (event.key.toLowerCase() === 'm') desk.startPlacing();
    else if (event.key === '+' || event.key === '-') zoom.step(event.key === '+' ? 1 : -1);
    else if (event.key === '0') zoom.fit();
    else return false;
    return true;
  };

  const move = (event: KeyboardEvent, cell: string): boolean => {
    if (event.altKey) {
      const offset = NUDGE[event.key];
      if (offset) desk.move(selectedCells(editor.store.getState()), offset);
      return offset !== undefined;
    }
    const next = cellAfterKey(event.key, event.ctrlKey || event.metaKey, cell, { rows, columns });
    if (next === undefined) return false;
    if (event.shiftKey) editor.extendSelection(next);
    else editor.select(next);
    return true;
  };

  return (event) => {
    if (event.target instanceof HTMLElement && event.target.role !== 'gridcell') return;
    const cell = editor.store.getState().activeCell;
    const isControl = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (move(event, cell) || (isControl ? withControl(event, cell) : !event.altKey && alone(event, cell))) event.preventDefault();
  };
}
