import { EMPTY_SHEET, type Sheet } from '#shared/model/site.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import type { EditorState } from '#web/features/editor/model/editor-state.ts';
import { useCalmState } from '#web/features/editor/state/editor.ts';

/**
 * The selected sheet as the live view shows it: a sheet not yet written in this language is empty, a cell without any
 * shows none.
 */
function shownSheet({ history, selected, language }: EditorState): Sheet | undefined {
  const { present } = history;
  return sheetAt(present, selected, language) ?? (present.grid.cells[selected] === undefined ? undefined : EMPTY_SHEET);
}

/** Follows one value of the sheet shown. */
export const useShownSheet = <T>(select: (sheet: Sheet | undefined) => T): T => useCalmState((state) => select(shownSheet(state)));
