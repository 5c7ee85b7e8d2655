import { ulid } from 'ulid';
import type { StoreApi } from 'zustand';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { isInGrid } from '#shared/values/cell.ts';
import { type Batch, isRetryable, isUploadTo, type PlacementFault, type Upload } from '#web/features/editor/state/uploads/upload.ts';
import { relocateUploads } from '#web/features/editor/state/uploads/relocate-uploads.ts';
import type { DrawPicture } from '#web/lib/upload/queue/draw-picture.ts';
import { createFileQueue, NEW_FILE, type QueueOutcome, type SendOptions } from '#web/lib/upload/queue/file-queue.ts';

/** The media of an uploaded file: a picture, or a video with its poster. */
export type CreativeOutcome = QueueOutcome<{ video: VideoRef | null }>;

/** Uploads one file and waits until its content has been checked. Rejects when `signal` aborts. */
export type SendFile = (file: File, options: SendOptions) => Promise<CreativeOutcome>;

export interface PlacedFile {
  file: File;
  cell: string;
  language: Language;
  variationId?: string | null;
  posterOf?: string;
  libraryVideo?: VideoRef;
  alt?: string;
}

export interface UploadQueue {
  store: StoreApi<readonly Upload[]>;
  /** Uploads files to sheets or variations. Cancels earlier uploads to the same sheet or variation. `batch`: a new one by default. */
  add: (files: readonly PlacedFile[], batch?: Batch) => void;
  /** Adds files that cannot be uploaded, so that the list shows their faults. */
  reject: (files: readonly { file: File; language: Language; fault: PlacementFault }[]) => void;
  retry: (id: string) => void;
  /** Retries every failed upload that may succeed (`isRetryable`). */
  retryAll: () => void;
  /** Cancels an upload, or removes a failed one from the list. */
  cancel: (id: string) => void;
  cancelCells: (cells: Iterable<string>) => void;
  /**
   * Moves uploads together with the content of their cells. If `targetOf` returns `null`, the cell is deleted and the upload is cancelled.
   */
  relocate: (targetOf: (cell: string) => string | null) => void;
  /** Cancels uploads to cells outside a grid of this size. */
  cancelOutsideGrid: (rows: number, columns: number) => void;
  cancelAll: () => void;
}

interface QueueOptions {
  send: SendFile;
  /** Draws the picture that the page shows of a file until it is uploaded. */
  draw: DrawPicture;
  /** Called when a file is uploaded and checked. */
  onReady: (ready: { upload: Upload; cell: string; image: ImageRef; video: VideoRef | null }) => void;
  newId?: () => string;
}

/** Creates the upload queue of the sheets. Its files follow the content of their cells. */
export function createUploadQueue({ send, draw, onReady, newId = ulid }: QueueOptions): UploadQueue {
  const queue = createFileQueue<Upload, { video: VideoRef | null }>({
    send: ({ file }, options) => send(file, options),
    draw,
    isSendable: ({ cell }) => cell !== null,
    onReady: (upload, { image, video }) => {
      if (upload.cell !== null) onReady({ upload, cell: upload.cell, image, video: video ?? upload.libraryVideo });
    },
  });
  const { cancelWhere } = queue;
  const newBatch = (): Batch => ({ id: newId(), at: Date.now() });

  return {
    store: queue.store,
    add: (files, batch = newBatch()) => {
      cancelWhere((upload) => files.some((file) => isUploadTo(upload, file)));
      queue.add(
        files.map(({ posterOf = null, libraryVideo = null, variationId = null, alt = '', ...placed }): Upload => ({
          ...placed,
          ...NEW_FILE,
          id: newId(),
          batch,
          variationId,
          posterOf,
          libraryVideo,
          alt,
          picture: null,
        })),
      );
    },
    reject: (files) => {
      const batch = newBatch();
      const rejected = files.map(({ file, language, fault }): Upload => {
        return {
          ...NEW_FILE,
          id: newId(),
          batch,
          file,
          cell: null,
          language,
          variationId: null,
          posterOf: null,
          libraryVideo: null,
          alt: '',
          picture: null,
          state: 'failed',
          fault,
        };
      });
      queue.append(rejected);
    },
    retry: (id) => queue.retryWhere((upload) => upload.id === id),
    retryAll: () => queue.retryWhere(isRetryable),
    cancel: queue.cancel,
    cancelCells: (cells) => {
      const cancelled = new Set(cells);
      cancelWhere(({ cell }) => cell !== null && cancelled.has(cell));
    },
    relocate: (targetOf) => relocateUploads(queue, targetOf),
    cancelOutsideGrid: (rows, columns) => cancelWhere(({ cell }) => cell !== null && !isInGrid(cell, rows, columns)),
    cancelAll: () => cancelWhere(() => true),
  };
}
