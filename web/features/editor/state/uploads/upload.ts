import type { Language } from '#shared/model/language.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';

/** Files that were dropped or chosen together, and when (epoch milliseconds). */
interface Batch {
  id: string;
  at: number;
}

/** A file on its way into a cell, or one that did not get there. */
export interface Upload {
  id: string;
  batch: Batch;
  file: File;
  /** `null` for a file that was turned away before it had one. */
  cell: string | null;
  language: Language;
  /** The video this is only another still of. */
  posterOf: string | null;
  /** `paused` while there is no connection; goes on by itself. */
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  progress: number;
  fault: PlacementFault | null;
}

/** Why a file is not on the site: its upload failed, or there was no free cell. */
export type PlacementFault = UploadFault | { kind: 'no-room' };

/** Whether an upload is still going to put a picture into its cell. */
export const isInProgress = ({ state }: Upload): boolean => state !== 'failed';

/** Whether sending a failed file once more may help; what is wrong with the file itself stays wrong. */
export const isRetryable = ({ state, cell, fault }: Upload): boolean =>
  state === 'failed' &&
  cell !== null &&
  (fault?.kind === 'api' ||
    fault?.kind === 'transfer' ||
    fault?.kind === 'stalled' ||
    (fault?.kind === 'content' && fault.fault === 'missing'));

/** The cells a picture is on its way to, in any language unless one is named. */
export const uploadingCells = (uploads: readonly Upload[], language?: Language): Set<string> =>
  new Set(
    uploads
      .filter((upload) => isInProgress(upload) && (language === undefined || upload.language === language))
      .flatMap(({ cell }) => cell ?? []),
  );
