import { ulid } from 'ulid';
import { createStore, type StoreApi } from 'zustand';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { isInGrid } from '#shared/rules/sheet/cell.ts';
import { isRetryable, isUploadTo, type PlacementFault, type Upload } from '#web/features/editor/state/uploads/upload.ts';
import type { DrawLocalPicture } from '#web/features/editor/state/uploads/draw-local-picture.ts';
import { heldPicture, holdPicture, releasePicture } from '#web/lib/media/local-pictures.ts';
import type { UploadFault, UploadProgress } from '#web/lib/upload/upload-media.ts';

/** The media of an uploaded file: a picture, or a video with its poster. */
export type CreativeOutcome = { ok: true; image: ImageRef; video: VideoRef | null } | { ok: false; fault: UploadFault };

/** Uploads one file and waits until its content has been checked. Rejects when `signal` aborts. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => Promise<CreativeOutcome>;

export interface PlacedFile {
  file: File;
  cell: string;
  language: Language;
  variationId?: string | null;
  posterOf?: string;
}

export interface UploadQueue {
  store: StoreApi<readonly Upload[]>;
  /** Uploads files to sheets or variations. Cancels earlier uploads to the same one. */
  add: (files: readonly PlacedFile[]) => void;
  /** Adds files that cannot be uploaded, so that the list shows their faults. */
  reject: (files: readonly { file: File; language: Language; fault: PlacementFault }[]) => void;
  retry: (id: string) => void;
  /** Retries every failed upload that may succeed (`isRetryable`). */
  retryAll: () => void;
  /** Cancels an upload, or removes a failed one from the list. */
  cancel: (id: string) => void;
  cancelCells: (cells: Iterable<string>) => void;
  /** Moves uploads along with the content of their cells. `null`: the cell is deleted, so the upload is cancelled. */
  relocate: (targetOf: (cell: string) => string | null) => void;
  /** Cancels uploads to cells outside a grid of this size. */
  cancelOutsideGrid: (rows: number, columns: number) => void;
  cancelAll: () => void;
}

/** The number of concurrent uploads. */
const CONCURRENCY = 3;

const NEW = { state: 'waiting', progress: 0, fault: null } as const;

interface QueueOptions {
  send: SendFile;
  /** Draws what the page shows of a file until it is uploaded. */
  draw: DrawLocalPicture;
  /** Called when a file is uploaded and checked. */
  onReady: (ready: { upload: Upload; cell: string; image: ImageRef; video: VideoRef | null }) => void;
  newId?: () => string;
}

const STATE_OF_PHASE = { uploading: 'sending', paused: 'paused', processing: 'checking' } as const;

/** The uploads in the order in which they were added. */
function createUploadList() {
  const store = createStore<readonly Upload[]>()(() => []);
  const all = () => store.getState();
  const replace = (next: readonly Upload[]) => store.setState(next, true);
  return {
    store,
    all,
    replace,
    find: (id: string) => all().find((upload) => upload.id === id),
    append: (added: readonly Upload[]) => replace([...all(), ...added]),
    patch: (id: string, change: Partial<Upload>) => replace(all().map((upload) => (upload.id === id ? { ...upload, ...change } : upload))),
    remove: (id: string) => replace(all().filter((upload) => upload.id !== id)),
  };
}

/** Sends the waiting uploads of a list, `CONCURRENCY` at a time, and records their progress and faults in it. */
function createUploadRunner(uploads: ReturnType<typeof createUploadList>, { send, onReady }: Pick<QueueOptions, 'send' | 'onReady'>) {
  const running = new Map<string, AbortController>();

  const sendWithProgress = (upload: Upload, signal: AbortSignal): Promise<CreativeOutcome> => {
    const onProgress = ({ phase, share }: UploadProgress) => {
      if (phase !== 'settled') uploads.patch(upload.id, { state: STATE_OF_PHASE[phase], progress: share });
    };
    return send(upload.file, { signal, onProgress }).catch((error: unknown): CreativeOutcome => ({
      ok: false,
      fault: { kind: 'api', error },
    }));
  };

  /** Records the fault of an upload, or removes it and passes its media to `onReady` with its current cell, which may have moved. */
  const finish = (upload: Upload, outcome: CreativeOutcome): void => {
    const cell = uploads.find(upload.id)?.cell ?? null;
    if (!outcome.ok) return uploads.patch(upload.id, { state: 'failed', fault: outcome.fault });
    if (cell === null) return uploads.patch(upload.id, { state: 'failed', fault: { kind: 'stalled' } });
    const shown = heldPicture(upload.id);
    if (shown !== undefined) holdPicture(outcome.image.mediaId, shown);
    uploads.remove(upload.id);
    onReady({ upload, cell, image: outcome.image, video: outcome.video });
  };

  const run = async (upload: Upload): Promise<void> => {
    const controller = new AbortController();
    running.set(upload.id, controller);
    uploads.patch(upload.id, { state: 'sending', progress: 0, fault: null });
    const outcome = await sendWithProgress(upload, controller.signal);
    running.delete(upload.id);
    startWaiting();
    if (!controller.signal.aborted) finish(upload, outcome);
  };

  const startWaiting = (): void => {
    for (const upload of uploads.all()) {
      if (running.size >= CONCURRENCY) return;
      if (upload.state === 'waiting' && upload.cell !== null) void run(upload);
    }
  };

  return { startWaiting, abort: (id: string): void => running.get(id)?.abort() };
}

/** Draws the pictures of uploads, one after the other: decoding many photographs at once would fill the memory of a phone. */
function createPictureDrawer(uploads: ReturnType<typeof createUploadList>, draw: DrawLocalPicture) {
  let last: Promise<unknown> = Promise.resolve();
  const drawOne = async ({ id, file }: Upload): Promise<void> => {
    if (!uploads.find(id)) return;
    const drawn = await draw(file);
    if (!drawn) return;
    const { address, ...size } = drawn;
    holdPicture(id, address);
    if (uploads.find(id)) uploads.patch(id, { picture: { mediaId: id, ...size } });
    else releasePicture(id);
  };
  return (added: readonly Upload[]): void => {
    for (const upload of added) last = last.then(() => drawOne(upload));
  };
}

/** Creates a queue that uploads a few files at a time, each with progress, retry and cancel. */
export function createUploadQueue({ send, draw, onReady, newId = ulid }: QueueOptions): UploadQueue {
  const uploads = createUploadList();
  const drawPictures = createPictureDrawer(uploads, draw);
  const { startWaiting, abort } = createUploadRunner(uploads, { send, onReady });
  const newBatch = () => ({ id: newId(), at: Date.now() });

  const cancel = (id: string): void => {
    uploads.remove(id);
    abort(id);
    releasePicture(id);
  };
  const cancelWhere = (condition: (upload: Upload) => boolean): void => {
    for (const { id } of uploads.all().filter(condition)) cancel(id);
  };

  return {
    store: uploads.store,
    add: (files) => {
      cancelWhere((upload) => files.some((file) => isUploadTo(upload, file)));
      const batch = newBatch();
      const added = files.map(({ posterOf = null, variationId = null, ...placed }): Upload => ({
        ...placed,
        ...NEW,
        id: newId(),
        batch,
        variationId,
        posterOf,
        picture: null,
      }));
      uploads.append(added);
      drawPictures(added);
      startWaiting();
    },
    reject: (files) => {
      const batch = newBatch();
      const rejected = files.map(({ file, language, fault }): Upload => {
        return {
          ...NEW,
          id: newId(),
          batch,
          file,
          cell: null,
          language,
          variationId: null,
          posterOf: null,
          picture: null,
          state: 'failed',
          fault,
        };
      });
      uploads.append(rejected);
    },
    retry: (id) => {
      if (uploads.find(id)?.state !== 'failed') return;
      uploads.patch(id, NEW);
      startWaiting();
    },
    retryAll: () => {
      for (const { id } of uploads.all().filter(isRetryable)) uploads.patch(id, NEW);
      startWaiting();
    },
    cancel,
    cancelCells: (cells) => {
      const cancelled = new Set(cells);
      cancelWhere(({ cell }) => cell !== null && cancelled.has(cell));
    },
    relocate: (targetOf) => {
      const targets = new Map(uploads.all().map(({ id, cell }) => [id, cell === null ? null : targetOf(cell)]));
      cancelWhere(({ id, cell }) => cell !== null && targets.get(id) === null);
      uploads.replace(uploads.all().map((upload) => ({ ...upload, cell: targets.get(upload.id) ?? null })));
    },
    cancelOutsideGrid: (rows, columns) => cancelWhere(({ cell }) => cell !== null && !isInGrid(cell, rows, columns)),
    cancelAll: () => cancelWhere(() => true),
  };
}
