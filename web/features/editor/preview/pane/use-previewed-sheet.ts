import { EMPTY_SHEET, type Sheet } from '#shared/model/site/site.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';

/** The selected sheet; empty if it is not translated yet, `undefined` for an empty cell. */
function previewedSheet({ history, activeCell, language }: EditorState): Sheet | undefined {
  const { present } = history;
  return sheetAt(present, activeCell, language) ?? (present.grid.cells[activeCell] === undefined ? undefined : EMPTY_SHEET);
}

/** Subscribes to one value of the selected sheet, deferred after keystrokes. */
export const usePreviewedSheet = <T>(select: (sheet: Sheet | undefined) => T): T =>
  useDeferredEditorState((state) => select(previewedSheet(state)));
