import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { locatedSheet } from '#web/features/editor/model/document/edit-document.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useDeferredEditorState, useUploads } from '#web/features/editor/state/editor.ts';
import { uploadingPicture } from '#web/features/editor/state/uploads/upload.ts';

/** Returns the selected sheet or variation; empty if it is not translated yet, `undefined` for an empty cell. */
function previewedSheet({ history, activeCell, language, variationId }: EditorState): Sheet | undefined {
  const { present } = history;
  return (
    locatedSheet(present, { cell: activeCell, language, variationId }) ??
    (present.grid.cells[activeCell] === undefined ? undefined : EMPTY_SHEET)
  );
}

/** Subscribes to one value of the selected sheet, deferred after keystrokes. */
export const usePreviewedSheet = <T>(select: (sheet: Sheet | undefined) => T): T =>
  useDeferredEditorState((state) => select(previewedSheet(state)));

/** Returns the picture that is being uploaded to the selected sheet or variation. */
export function usePreviewedUpload(): ImageRef | null {
  const activeCell = useDeferredEditorState((state) => state.activeCell);
  const language = useDeferredEditorState((state) => state.language);
  const variationId = useDeferredEditorState((state) => state.variationId);
  return useUploads((uploads) => uploadingPicture(uploads, { cell: activeCell, language, variationId }));
}
