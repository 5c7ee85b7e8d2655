import { useMemo } from 'react';
import type { SiteDocument } from '#shared/model/site.ts';
import { chosenCells } from '#web/features/editor/model/marked-cells.ts';
import { sheetCells } from '#web/features/editor/model/move-cells.ts';
import { useEditorState, useGrid } from '#web/features/editor/state/editor.ts';

/** The chosen cells, and whether there is a sheet among them. */
export function useChosen(): { chosen: ReadonlySet<string>; hasSheets: boolean; grid: SiteDocument['grid'] } {
  const selected = useEditorState((state) => state.selected);
  const marked = useEditorState((state) => state.marked);
  const grid = useGrid();
  const chosen = useMemo(() => chosenCells({ marked, selected }), [marked, selected]);
  return { chosen, grid, hasSheets: useMemo(() => sheetCells({ grid }, chosen).length > 0, [grid, chosen]) };
}
