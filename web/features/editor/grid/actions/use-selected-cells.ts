import { useMemo } from 'react';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { selectedCells } from '#web/features/editor/model/editor/cell-selection.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import { useEditorState, useGrid } from '#web/features/editor/state/editor.ts';

/** The chosen cells, and whether there is a sheet among them. */
export function useSelectedCells(): { chosen: ReadonlySet<string>; hasSheets: boolean; grid: SiteDocument['grid'] } {
  const selected = useEditorState((state) => state.activeCell);
  const marked = useEditorState((state) => state.selection);
  const grid = useGrid();
  const chosen = useMemo(() => selectedCells({ selection: marked, activeCell: selected }), [marked, selected]);
  return { chosen, grid, hasSheets: useMemo(() => cellsWithSheet({ grid }, chosen).length > 0, [grid, chosen]) };
}
