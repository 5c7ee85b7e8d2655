import { ulid } from 'ulid';
import { createStore, type StoreApi } from 'zustand';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { isInGrid } from '#shared/rules/sheet/cell.ts';
import { isRetryable, type PlacementFault, type Upload } from '#web/features/editor/state/uploads/upload.ts';
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
  posterOf?: string;
}

export interface UploadQueue {
  store: StoreApi<readonly Upload[]>;
  /** Uploads files to cells. Cancels earlier uploads to the same cell and language. */
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
  /** Called when a file is uploaded and checked. */
  onReady: (ready: { upload: Upload; cell: string; image: ImageRef; video: VideoRef | null }) => void;
  newId?: () => string;
}

const STATE_OF_PHASE = { uploading: 'sending', paused: 'paused', processing: 'checking' } as const;

/** Creates a queue that uploads a few files at a time, each with progress, retry and cancel. */
export function createUploadQueue({ send, onReady, newId = ulid }: QueueOptions): UploadQueue {
  const store = createStore<readonly Upload[]>()(() => []);
  const running = new Map<string, AbortController>();

  const find = (id: string) => store.getState().find((upload) => upload.id === id);
  const replace = (next: readonly Upload[]) => store.setState(next, true);
  const patch = (id: string, change: Partial<Upload>) =>
    replace(store.getState().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const remove = (id: string) => replace(store.getState().filter((upload) => upload.id !== id));

  const run = async (upload: Upload): Promise<void> => {
    const controller = new AbortController();
    running.set(upload.id, controller);
    patch(upload.id, { state: 'sending', progress: 0, fault: null });
    const { signal } = controller;
    const onProgress = ({ phase, share }: UploadProgress) => {
      if (phase !== 'settled') patch(upload.id, { state: STATE_OF_PHASE[phase], progress: share });
    };
    const outcome = await send(upload.file, { signal, onProgress }).catch((error: unknown): CreativeOutcome => ({
      ok: false,
      fault: { kind: 'api', error },
    }));
    running.delete(upload.id);
    startWaiting();
    if (signal.aborted) return;
    const cell = find(upload.id)?.cell ?? null;
    if (!outcome.ok || cell === null) patch(upload.id, { state: 'failed', fault: outcome.ok ? { kind: 'stalled' } : outcome.fault });
    else {
      remove(upload.id);
      onReady({ upload, cell, image: outcome.image, video: outcome.video });
    }
  };

  const startWaiting = (): void => {
    for (const upload of store.getState()) {
      if (running.size >= CONCURRENCY) return;
      if (upload.state === 'waiting' && upload.cell !== null) void run(upload);
    }
  };

  const cancel = (id: string): void => {
    remove(id);
    running.get(id)?.abort();
  };
  const cancelWhere = (condition: (upload: Upload) => boolean): void => {
    for (const { id } of store.getState().filter(condition)) cancel(id);
  };
  const cancelCells = (cells: Iterable<string>): void => {
    const cancelled = new Set(cells);
    cancelWhere(({ cell }) => cell !== null && cancelled.has(cell));
  };

  return {
    store,
    add: (files) => {
      cancelWhere((upload) => files.some(({ cell, language }) => upload.cell === cell && upload.language === language));
      const batch = { id: newId(), at: Date.now() };
      const added = files.map(({ posterOf = null, ...placed }): Upload => ({ ...placed, ...NEW, id: newId(), batch, posterOf }));
      replace([...store.getState(), ...added]);
      startWaiting();
    },
    reject: (files) => {
      const batch = { id: newId(), at: Date.now() };
      const rejected = files.map(({ file, language, fault }): Upload => {
        return { ...NEW, id: newId(), batch, file, cell: null, language, posterOf: null, state: 'failed', fault };
      });
      replace([...store.getState(), ...rejected]);
    },
    retry: (id) => {
      if (find(id)?.state !== 'failed') return;
      patch(id, NEW);
      startWaiting();
    },
    retryAll: () => {
      for (const { id } of store.getState().filter(isRetryable)) patch(id, NEW);
      startWaiting();
    },
    cancel,
    cancelCells,
    relocate: (targetOf) => {
      const targets = new Map(store.getState().map(({ id, cell }) => [id, cell === null ? null : targetOf(cell)]));
      cancelWhere(({ id, cell }) => cell !== null && targets.get(id) === null);
      replace(store.getState().map((upload) => ({ ...upload, cell: targets.get(upload.id) ?? null })));
    },
    cancelOutsideGrid: (rows, columns) => cancelWhere(({ cell }) => cell !== null && !isInGrid(cell, rows, columns)),
    cancelAll: () => cancelWhere(() => true),
  };
}
