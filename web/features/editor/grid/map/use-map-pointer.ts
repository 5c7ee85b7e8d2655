import type { MouseEvent, RefObject } from 'react';
import { useCellActions, useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { Point } from '#web/features/editor/grid/map/track-press.ts';
import { useCellGestures } from '#web/features/editor/grid/map/use-cell-gestures.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import { useEditor, useGrid, useIsReadOnly } from '#web/features/editor/state/editor.ts';

const cellOfTarget = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

/** Selects, moves and places cells by mouse, pen or finger. `handlers` belong on the grid. */
export function useMapPointer(scroller: RefObject<HTMLDivElement | null>, cellAt: (point: Point) => string) {
  const editor = useEditor();
  const actions = useCellActions();
  const { cells } = useGrid();
  const isReadOnly = useIsReadOnly();
  const isPlacing = useCellActionsState((state) => state.moving?.mode === 'placing');
  const selection = (): ReadonlySet<string> => selectedCells(editor.store.getState());

  const { gesture, placeGhost, onPointerDown, isEndOfDrag } = useCellGestures({
    scroller,
    cellAt,
    kindOf: (cell, { shiftKey }) => (isReadOnly || isPlacing || shiftKey || cells[cell] === undefined ? 'select' : 'move'),
    onStart: (cell, kind) => {
      if (kind === 'select' || !selection().has(cell)) editor.select(cell);
    },
    onSelect: editor.extendSelection,
    onMove: (offset) => actions.move(selection(), offset),
    onLongPress: (cell, { clientX, clientY }) => {
      const element = scroller.current?.querySelector(`[data-cell="${cell}"]`);
      element?.dispatchEvent(new globalThis.MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
    },
  });

  const onClick = (event: MouseEvent): void => {
    const cell = cellOfTarget(event.target);
    if (cell === undefined) return;
    if (isPlacing) actions.dropInto(cell);
    else if (event.shiftKey) editor.extendSelection(cell);
    else if (event.ctrlKey || event.metaKey) editor.toggleCell(cell);
    else editor.select(cell);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const cell = cellOfTarget(event.target);
    if (cell === undefined) event.preventDefault();
    else if (!selection().has(cell)) editor.select(cell);
  };

  return {
    gesture,
    placeGhost,
    handlers: {
      onPointerDown,
      onClickCapture: (event: MouseEvent): void => {
        if (isEndOfDrag()) event.stopPropagation();
      },
      onClick,
      onContextMenu,
    },
  };
}
