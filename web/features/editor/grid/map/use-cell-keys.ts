import type { KeyboardEvent } from 'react';
import { cellName, parseCell } from '#shared/values/cell.ts';
import { useCellActions } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { Zoom } from '#web/features/editor/grid/viewport/use-zoom.ts';
import type { Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { cellAfterKey } from '#web/ui/grid-view/cell-navigation.ts';
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
  zoom: Pick<Zoom, 'step' | 'fit'>;
  onOpen: () => void;
}

/**
 * Handles the keys of the map. Each handler returns whether it handled the key. The browser's paste event handles pasting, because it also
 * contains pictures.
 */
export function useCellKeys({ rows, columns, zoom, onOpen }: KeyOptions): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const actions = useCellActions();

  const selectLine = (axis: 'row' | 'column', cell: string): void => {
    const at = parseCell(cell);
    if (!at) return;
    const [from, to] =
      axis === 'row'
        ? [cellName({ ...at, column: 0 }), cellName({ ...at, column: columns - 1 })]
        : [cellName({ ...at, row: 0 }), cellName({ ...at, row: rows - 1 })];
    editor.selectCells(cellsInRange(from, to), cell);
  };

  const handleWithControl = (event: KeyboardEvent, cell: string): boolean => {
    const key = event.key.toLowerCase();
    if (key === ' ') selectLine('column', cell);
    else if (key === 'a') editor.selectAllCells();
    else if (key === 'c') actions.copy();
    else if (key === 'x') actions.cut();
    else return false;
    return true;
  };

  const handleAlone = (event: KeyboardEvent, cell: string): boolean => {
    const { moving } = actions.store.getState();
    if (event.key === ' ' && event.shiftKey) selectLine('row', cell);
    else if (event.key === 'Enter' && moving?.mode === 'placing') actions.dropInto(cell);
    else if (event.key === 'Enter' || event.key === 'F2') onOpen();
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.clear();
    else if (event.key === 'Escape' && moving) actions.cancel();
    else if (event.key === 'Escape') editor.select(cell);
    else if (event.key.toLowerCase() === 'm') actions.startPlacing();
    else if (event.key === '+' || event.key === '-') zoom.step(event.key === '+' ? 1 : -1);
    else if (event.key === '0') zoom.fit();
    else return false;
    return true;
  };

  const handleMove = (event: KeyboardEvent, cell: string): boolean => {
    if (event.altKey) {
      const offset = NUDGE[event.key];
      if (offset) actions.move(selectedCells(editor.store.getState()), offset);
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
    if (handleMove(event, cell) || (isControl ? handleWithControl(event, cell) : !event.altKey && handleAlone(event, cell)))
      event.preventDefault();
  };
}
