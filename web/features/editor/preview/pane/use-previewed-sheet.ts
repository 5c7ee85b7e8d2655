import { EMPTY_SHEET, type Sheet } from '#shared/model/site/site.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';

/**
 * The selected sheet as the live view shows it: a sheet not yet written in this language is empty, a cell without any
 * shows none.
 */
function shownSheet({ history, activeCell: selected, language }: EditorState): Sheet | undefined {
  const { present } = history;
  return sheetAt(present, selected, language) ?? (present.grid.cells[selected] === undefined ? undefined : EMPTY_SHEET);
}

/** Follows one value of the sheet shown. */
export const usePreviewedSheet = <T>(select: (sheet: Sheet | undefined) => T): T =>
  useDeferredEditorState((state) => select(shownSheet(state)));
