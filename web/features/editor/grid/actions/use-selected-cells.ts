import { useMemo } from 'react';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import { useEditorState, useGrid } from '#web/features/editor/state/editor.ts';

/** Returns the selected cells, and whether one of them has a sheet. */
export function useSelectedCells(): { selection: ReadonlySet<string>; hasSheets: boolean; grid: SiteDocument['grid'] } {
  const activeCell = useEditorState((state) => state.activeCell);
  const several = useEditorState((state) => state.selection);
  const grid = useGrid();
  const selection = useMemo(() => selectedCells({ selection: several, activeCell }), [several, activeCell]);
  return { selection, grid, hasSheets: useMemo(() => cellsWithSheet({ grid }, selection).length > 0, [grid, selection]) };
}
