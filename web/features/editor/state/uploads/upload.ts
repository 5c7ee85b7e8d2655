import type { Language } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { isInProgress, isTransient, type QueuedFile } from '#web/lib/upload/queue/file-queue.ts';

/** Files that were added together. `at`: epoch milliseconds. */
export interface Batch {
  id: string;
  at: number;
}

/** The upload of a file to a cell, in progress or failed. */
export interface Upload extends QueuedFile {
  batch: Batch;
  /** The cell; `null` if the file was rejected before it got one. */
  cell: string | null;
  language: Language;
  /** The variation of the sheet that the file is for; `null` for the sheet itself. */
  variationId: string | null;
  /** The media id of the video that this picture is a new poster of. */
  posterOf: string | null;
  /** The uploaded video of the media library that the sheet gets with this picture, its poster; `null` for a video that is the file itself. */
  libraryVideo: VideoRef | null;
  /** The alternative text that the sheet gets with the picture if it has none. */
  alt: string;
}

/** The group of the edits by which the files of a batch are placed, so that they are one undo step. */
export const imageGroup = ({ id }: Batch): string => `images/${id}`;

/** Why a file was not placed on the site. `no-room`: there was no free cell. */
export type PlacementFault = NonNullable<QueuedFile['fault']>;

interface UploadTarget {
  cell: string;
  language: Language;
  variationId?: string | null;
}

/** Whether an upload is for a sheet in a language, or for this variation of it. */
export const isUploadTo = (upload: Upload, { cell, language, variationId = null }: UploadTarget): boolean =>
  upload.cell === cell && upload.language === language && upload.variationId === variationId;

/** Returns the picture that a sheet shows while its upload is in progress. */
export const uploadingPicture = (uploads: readonly Upload[], target: UploadTarget): ImageRef | null =>
  uploads.find((upload) => isUploadTo(upload, target) && isInProgress(upload))?.picture ?? null;

/** Whether a retry may succeed. A file without a cell stays rejected. */
export const isRetryable = (upload: Upload): boolean => upload.cell !== null && isTransient(upload);

/** Returns the cells that an upload in progress will fill, in one language or in any. */
export const uploadingCells = (uploads: readonly Upload[], language?: Language): Set<string> =>
  new Set(
    uploads
      .filter((upload) => isInProgress(upload) && (language === undefined || upload.language === language))
      .flatMap(({ cell }) => cell ?? []),
  );
