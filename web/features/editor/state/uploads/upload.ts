import type { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';

/** Files that were added together. `at`: epoch milliseconds. */
interface Batch {
  id: string;
  at: number;
}

/** The upload of a file to a cell, in progress or failed. */
export interface Upload {
  id: string;
  batch: Batch;
  file: File;
  /** `null`: the file was rejected before it got a cell. */
  cell: string | null;
  language: Language;
  /** The variation of the sheet that it is for; `null`: the sheet itself. */
  variationId: string | null;
  /** The media id of the video that this picture is a new poster of. */
  posterOf: string | null;
  /** The picture as this page drew it, which it shows until the upload ends; `null`: not drawn yet, or not possible. */
  picture: ImageRef | null;
  /** `paused`: there is no connection; continues automatically. */
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'failed';
  /** The share of the bytes sent, 0 to 1. */
  progress: number;
  fault: PlacementFault | null;
}

/** Why a file is not on the site. `no-room`: there was no free cell. */
export type PlacementFault = UploadFault | { kind: 'no-room' };

export const isInProgress = ({ state }: Upload): boolean => state !== 'failed';

interface UploadTarget {
  cell: string;
  language: Language;
  variationId?: string | null;
}

/** Whether an upload is for a sheet in a language, or for this variation of it. */
export const isUploadTo = (upload: Upload, { cell, language, variationId = null }: UploadTarget): boolean =>
  upload.cell === cell && upload.language === language && upload.variationId === variationId;

/** The picture that a sheet shows while its upload is in progress. */
export const uploadingPicture = (uploads: readonly Upload[], target: UploadTarget): ImageRef | null =>
  uploads.find((upload) => isUploadTo(upload, target) && isInProgress(upload))?.picture ?? null;

/** Whether a retry may succeed. A fault of the file itself is permanent. */
export const isRetryable = ({ state, cell, fault }: Upload): boolean =>
  state === 'failed' &&
  cell !== null &&
  (fault?.kind === 'api' ||
    fault?.kind === 'transfer' ||
    fault?.kind === 'stalled' ||
    (fault?.kind === 'content' && fault.fault === 'missing'));

/** The cells that an upload in progress will fill, in one language or in any. */
export const uploadingCells = (uploads: readonly Upload[], language?: Language): Set<string> =>
  new Set(
    uploads
      .filter((upload) => isInProgress(upload) && (language === undefined || upload.language === language))
      .flatMap(({ cell }) => cell ?? []),
  );
