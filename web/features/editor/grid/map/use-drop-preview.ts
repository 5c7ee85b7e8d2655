import { useMemo } from 'react';
import { type MovingSheets, movingCells } from '#web/features/editor/grid/actions/action-context.ts';
import { useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { Gesture } from '#web/features/editor/grid/map/use-cell-gestures.ts';
import { topLeftCell, clampOffset, offsetBetween, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import { planMove, cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

export interface DropPreview {
  /** The cells of the moving sheets. */
  moving: ReadonlySet<string>;
  /** The target cells of the moving sheets, and whether a sheet there would change places. */
  targets: ReadonlyMap<string, 'move' | 'swap'>;
}

const NONE: DropPreview = { moving: new Set(), targets: new Map() };

function previewMove(document: SiteDocument, cells: readonly string[], offset: Offset): DropPreview {
  const plan = planMove(document, cells, clampOffset(offset, cells, document.grid));
  const targets = cells.flatMap((cell): [string, 'move' | 'swap'][] => {
    const target = plan?.get(cell);
    return target === undefined ? [] : [[target, document.grid.cells[target] === undefined || cells.includes(target) ? 'move' : 'swap']];
  });
  return { moving: new Set(cells), targets: new Map(targets) };
}

function previewDrop(document: SiteDocument, moving: MovingSheets, activeCell: string): DropPreview {
  const cells = movingCells(document, moving);
  const topLeft = topLeftCell(cells);
  return topLeft === undefined ? NONE : previewMove(document, cells, offsetBetween(topLeft, activeCell));
}

/** Returns the moving sheets and their target cells, by the drag in progress or by a drop into the active cell. */
export function useDropPreview(gesture: Gesture | null): DropPreview {
  const { store } = useEditor();
  const moving = useCellActionsState((state) => state.moving);
  const isMoving = moving !== null || gesture?.kind === 'move';
  // Subscribes to the document only while sheets move, so that edits do not render the map.
  const document = useEditorState(({ history }) => (isMoving ? history.present : null));
  const activeCell = useEditorState((state) => (isMoving ? state.activeCell : ''));
  return useMemo(() => {
    if (!document) return NONE;
    if (gesture?.kind === 'move') return previewMove(document, cellsWithSheet(document, selectedCells(store.getState())), gesture.offset);
    return moving ? previewDrop(document, moving, activeCell) : NONE;
  }, [store, document, gesture, moving, activeCell]);
}
