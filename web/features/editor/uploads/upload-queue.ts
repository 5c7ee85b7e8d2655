import { ulid } from 'ulid';
import { createStore, type StoreApi } from 'zustand';
import type { ImageRef } from '#shared/model/media.ts';
import { isInside } from '#shared/rules/cell.ts';
import type { UploadFault, UploadOutcome, UploadProgress } from '#web/lib/upload-media.ts';

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
  state: 'waiting' | 'sending' | 'checking' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  progress: number;
  fault: PlacingFault | null;
}

/** Why a file is not on the site: its upload failed, or there was no free cell. */
export type PlacingFault = UploadFault | { kind: 'no-room' };

/** Carries one file to the server and follows the check of its content. Rejects when `signal` gives it up. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => Promise<UploadOutcome>;

export interface UploadQueue {
  store: StoreApi<readonly Upload[]>;
  /** Sends files to cells; whatever was on its way there is given up. */
  add: (files: readonly { file: File; cell: string }[]) => void;
  /** Keeps files that cannot be sent, to be named with their faults. */
  reject: (files: readonly { file: File; fault: PlacingFault }[]) => void;
  retry: (id: string) => void;
  /** Gives an upload up, or forgets a failed one. */
  cancel: (id: string) => void;
  cancelCells: (cells: Iterable<string>) => void;
  /** Gives up what is on its way to cells outside a grid of this size. */
  cancelBeyond: (rows: number, columns: number) => void;
  cancelAll: () => void;
}

/** How many files travel at the same time. */
const AT_ONCE = 3;

interface QueueOptions {
  send: SendFile;
  /** Called when a picture has been checked and can be shown in its cell. */
  onReady: (ready: { file: File; cell: string; image: ImageRef; batch: Batch }) => void;
  newId?: () => string;
}

/** Whether an upload is still going to put a picture into its cell. */
export const isUnderWay = ({ state }: Upload): boolean => state !== 'failed';

/** Whether sending a failed file once more may help; what is wrong with the file itself stays wrong. */
export const isRetryable = ({ state, cell, fault }: Upload): boolean =>
  state === 'failed' &&
  cell !== null &&
  (fault?.kind === 'api' ||
    fault?.kind === 'transfer' ||
    fault?.kind === 'stalled' ||
    (fault?.kind === 'content' && fault.fault === 'missing'));

/** The cells a picture is on its way to. */
export const awaitedCells = (uploads: readonly Upload[]): Set<string> =>
  new Set(uploads.filter(isUnderWay).flatMap(({ cell }) => cell ?? []));

/** Sends files to cells, a few at a time, each with its progress, retry and cancel. */
export function createUploadQueue({ send, onReady, newId = ulid }: QueueOptions): UploadQueue {
  const store = createStore<readonly Upload[]>()(() => []);
  const running = new Map<string, AbortController>();

  const find = (id: string) => store.getState().find((upload) => upload.id === id);
  const replace = (next: readonly Upload[]) => store.setState(next, true);
  const patch = (id: string, change: Partial<Upload>) =>
    replace(store.getState().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const remove = (id: string) => replace(store.getState().filter((upload) => upload.id !== id));

  const run = async (upload: Upload, cell: string): Promise<void> => {
    const controller = new AbortController();
    running.set(upload.id, controller);
    patch(upload.id, { state: 'sending', progress: 0, fault: null });
    const { signal } = controller;
    const onProgress = ({ phase, share }: UploadProgress) => {
      if (phase !== 'settled') patch(upload.id, { state: phase === 'uploading' ? 'sending' : 'checking', progress: share });
    };
    const outcome = await send(upload.file, { signal, onProgress }).catch((error: unknown): UploadOutcome => ({
      ok: false,
      fault: { kind: 'api', error },
    }));
    running.delete(upload.id);
    startWaiting();
    if (signal.aborted) return;
    const image = outcome.ok ? outcome.media.image : null;
    if (!image) patch(upload.id, { state: 'failed', fault: outcome.ok ? { kind: 'stalled' } : outcome.fault });
    else {
      remove(upload.id);
      onReady({ file: upload.file, cell, image, batch: upload.batch });
    }
  };

  const startWaiting = (): void => {
    for (const upload of store.getState()) {
      if (running.size >= AT_ONCE) return;
      if (upload.state === 'waiting' && upload.cell !== null) void run(upload, upload.cell);
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
    const gone = new Set(cells);
    cancelWhere(({ cell }) => cell !== null && gone.has(cell));
  };

  return {
    store,
    add: (files) => {
      cancelCells(files.map(({ cell }) => cell));
      const batch = { id: newId(), at: Date.now() };
      replace([
        ...store.getState(),
        ...files.map(({ file, cell }): Upload => ({ id: newId(), batch, file, cell, state: 'waiting', progress: 0, fault: null })),
      ]);
      startWaiting();
    },
    reject: (files) => {
      const batch = { id: newId(), at: Date.now() };
      replace([
        ...store.getState(),
        ...files.map(({ file, fault }): Upload => ({ id: newId(), batch, file, cell: null, state: 'failed', progress: 0, fault })),
      ]);
    },
    retry: (id) => {
      if (find(id)?.state !== 'failed') return;
      patch(id, { state: 'waiting', progress: 0, fault: null });
      startWaiting();
    },
    cancel,
    cancelCells,
    cancelBeyond: (rows, columns) => cancelWhere(({ cell }) => cell !== null && !isInside(cell, rows, columns)),
    cancelAll: () => cancelWhere(() => true),
  };
}
