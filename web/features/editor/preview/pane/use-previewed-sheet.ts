import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/site/site.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useDeferredEditorState, useUploads } from '#web/features/editor/state/editor.ts';
import { uploadingPicture } from '#web/features/editor/state/uploads/upload.ts';

/** The selected sheet; empty if it is not translated yet, `undefined` for an empty cell. */
function previewedSheet({ history, activeCell, language }: EditorState): Sheet | undefined {
  const { present } = history;
  return sheetAt(present, activeCell, language) ?? (present.grid.cells[activeCell] === undefined ? undefined : EMPTY_SHEET);
}

/** Subscribes to one value of the selected sheet, deferred after keystrokes. */
export const usePreviewedSheet = <T>(select: (sheet: Sheet | undefined) => T): T =>
  useDeferredEditorState((state) => select(previewedSheet(state)));

/** The picture that is being uploaded to the selected cell. */
export function usePreviewedUpload(): ImageRef | null {
  const activeCell = useDeferredEditorState((state) => state.activeCell);
  const language = useDeferredEditorState((state) => state.language);
  return useUploads((uploads) => uploadingPicture(uploads, activeCell, language));
}
