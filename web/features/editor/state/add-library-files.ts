import type { LibraryFile } from '#shared/model/media/library.ts';
import type { VideoRef } from '#shared/model/media/media.ts';
import type { EditorActions, EditorStore } from '#web/features/editor/state/editor-store.ts';
import { placePictures } from '#web/features/editor/state/uploads/place-pictures.ts';
import { isUploadTo } from '#web/features/editor/state/uploads/upload.ts';
import type { UploadQueue } from '#web/features/editor/state/uploads/upload-queue.ts';

/** Resolves to the poster of an uploaded video, named after it; to `undefined` if the video cannot be played. */
export type CaptureStill = (video: VideoRef, name: string) => Promise<File | undefined>;

interface AddLibraryFilesPorts {
  store: EditorStore;
  edit: EditorActions['edit'];
  uploads: UploadQueue;
  cellsForPictures: (cell: string, variationId: string | null) => string[];
  captureStill: CaptureStill;
}

/**
 * Returns the function that shows files of the media library on sheets, in their order:
 *
 * 1. The cells are decided, and uploads to them are cancelled.
 * 2. All pictures are placed as one edit.
 * 3. The poster of each video is taken from the video and uploaded to its cell, which gets both when the poster is ready. A video that cannot
 *    be played is listed among the failed uploads.
 */
export function createAddLibraryFiles({ store, edit, uploads, cellsForPictures, captureStill }: AddLibraryFilesPorts) {
  return async (files: readonly LibraryFile[], cell: string, variationId: string | null): Promise<void> => {
    const { readOnly, language } = store.getState();
    if (readOnly) return;
    const placed = cellsForPictures(cell, variationId).flatMap((target, index) => {
      const file = files[index];
      return file ? { target, file } : [];
    });
    const isTarget = (one: Parameters<typeof isUploadTo>[0]): boolean =>
      placed.some(({ target }) => isUploadTo(one, { cell: target, language, variationId }));
    for (const upload of uploads.store.getState()) if (isTarget(upload)) uploads.cancel(upload.id);

    const pictures = placed.flatMap(({ target, file: { image, video } }) => (image && !video ? { target, image } : []));
    if (pictures.length > 0) {
      const cells = pictures.map(({ target }) => target);
      const images = pictures.map(({ image }) => image);
      edit((document) => placePictures(document, images, { cells, language, variationId }), { panel: 'sheet', cell, variationId });
    }
    for (const { target, file } of placed) {
      if (!file.video) continue;
      const still = await captureStill(file.video, file.name);
      if (still) uploads.add([{ file: still, cell: target, language, variationId, libraryVideo: file.video }]);
      else uploads.reject([{ file: new File([], file.name), language, fault: { kind: 'content', fault: 'unreadable' } }]);
    }
  };
}
