import { isInGrid } from '#shared/values/cell.ts';
import { relocateUploads } from '#web/features/editor/state/uploads/relocate-uploads.ts';
import type { UploadQueue } from '#web/features/editor/state/uploads/upload-queue.ts';
import type { PictureQueue } from '#web/lib/upload/queue/picture-queue.ts';

/** Returns the uploads to sheets. When cells move or are deleted, the uploads of the sheets' other pictures move or end with them. */
export const withPictures = (sheets: UploadQueue, pictures: PictureQueue): UploadQueue => ({
  ...sheets,
  cancelCells: (cells) => {
    const cancelled = new Set(cells);
    sheets.cancelCells(cancelled);
    pictures.cancelWhere(({ cell }) => cell !== null && cancelled.has(cell));
  },
  relocate: (targetOf) => {
    sheets.relocate(targetOf);
    relocateUploads(pictures, targetOf);
  },
  cancelOutsideGrid: (rows, columns) => {
    sheets.cancelOutsideGrid(rows, columns);
    pictures.cancelWhere(({ cell }) => cell !== null && !isInGrid(cell, rows, columns));
  },
  cancelAll: () => {
    sheets.cancelAll();
    pictures.cancelAll();
  },
});
