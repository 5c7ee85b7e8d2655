import { useMemo } from 'react';
import { type MovingSheets, movingCells } from '#web/features/editor/grid/actions/action-context.ts';
import { useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { Gesture } from '#web/features/editor/grid/map/use-cell-gestures.ts';
import { topLeftCell, clampOffset, offsetBetween, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import { planMove, cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

export interface DropPreview {
  /** Cells whose sheets are being moved. */
  carried: ReadonlySet<string>;
  /** Where they would come to stand, and whether something has to make room there. */
  places: ReadonlyMap<string, 'move' | 'swap'>;
}

const NOWHERE: DropPreview = { carried: new Set(), places: new Map() };

function landingOf(document: SiteDocument, cells: readonly string[], offset: Offset): DropPreview {
  const plan = planMove(document, cells, clampOffset(offset, cells, document.grid));
  const places = cells.flatMap((cell): [string, 'move' | 'swap'][] => {
    const target = plan?.get(cell);
    return target === undefined ? [] : [[target, document.grid.cells[target] === undefined || cells.includes(target) ? 'move' : 'swap']];
  });
  return { carried: new Set(cells), places: new Map(places) };
}

function ofHeld(document: SiteDocument, held: MovingSheets, selected: string): DropPreview {
  const cells = movingCells(document, held);
  const corner = topLeftCell(cells);
  return corner === undefined ? NOWHERE : landingOf(document, cells, offsetBetween(corner, selected));
}

/** Where what is being moved would come to stand: by a drag, by the cell chosen to put it into, or by the next paste. */
export function useDropPreview(gesture: Gesture | null): DropPreview {
  const { store } = useEditor();
  const held = useCellActionsState((state) => state.moving);
  const isMoving = held !== null || gesture?.kind === 'carry';
  // Looked at only while something moves: a keystroke elsewhere draws nothing here.
  const document = useEditorState(({ history }) => (isMoving ? history.present : null));
  const selected = useEditorState((state) => (isMoving ? state.activeCell : ''));
  return useMemo(() => {
    if (!document) return NOWHERE;
    if (gesture?.kind === 'carry') return landingOf(document, cellsWithSheet(document, selectedCells(store.getState())), gesture.offset);
    return held ? ofHeld(document, held, selected) : NOWHERE;
  }, [store, document, gesture, held, selected]);
}
