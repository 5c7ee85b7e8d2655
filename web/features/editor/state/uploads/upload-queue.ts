import { ulid } from 'ulid';
import { createStore, type StoreApi } from 'zustand';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { isInGrid } from '#shared/rules/sheet/cell.ts';
import { isRetryable, type PlacementFault, type Upload } from '#web/features/editor/state/uploads/upload.ts';
import type { UploadFault, UploadProgress } from '#web/lib/upload/upload-media.ts';

/** What has become of a file: a picture, or a video with a picture of it. */
export type CreativeOutcome = { ok: true; image: ImageRef; video: VideoRef | null } | { ok: false; fault: UploadFault };

/** Carries one file to the server and follows the check of its content. Rejects when `signal` gives it up. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => Promise<CreativeOutcome>;

/** A file and where it is to go. */
export interface PlacedFile {
  file: File;
  cell: string;
  language: Language;
  posterOf?: string;
}

export interface UploadQueue {
  store: StoreApi<readonly Upload[]>;
  /** Sends files to cells; whatever was on its way there is given up. */
  add: (files: readonly PlacedFile[]) => void;
  /** Keeps files that cannot be sent, to be named with their faults. */
  reject: (files: readonly { file: File; language: Language; fault: PlacementFault }[]) => void;
  retry: (id: string) => void;
  /** The same for every file that may get through this time. */
  retryAll: () => void;
  /** Gives an upload up, or forgets a failed one. */
  cancel: (id: string) => void;
  cancelCells: (cells: Iterable<string>) => void;
  /** Sends what is on its way to a cell to where that cell's content has gone; `null`: the cell is gone, and the upload with it. */
  relocate: (goesTo: (cell: string) => string | null) => void;
  /** Gives up what is on its way to cells outside a grid of this size. */
  cancelOutsideGrid: (rows: number, columns: number) => void;
  cancelAll: () => void;
}

/** How many files travel at the same time. */
const AT_ONCE = 3;

const NEW = { state: 'waiting', progress: 0, fault: null } as const;

interface QueueOptions {
  send: SendFile;
  /** Called when a picture has been checked and can be shown in its cell. */
  onReady: (ready: { upload: Upload; cell: string; image: ImageRef; video: VideoRef | null }) => void;
  newId?: () => string;
}

const STATE_OF_PHASE = { uploading: 'sending', paused: 'paused', processing: 'checking' } as const;

/** Sends files to cells, a few at a time, each with its progress, retry and cancel. */
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
      if (running.size >= AT_ONCE) return;
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
    const gone = new Set(cells);
    cancelWhere(({ cell }) => cell !== null && gone.has(cell));
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
      const turnedAway = files.map(({ file, language, fault }): Upload => {
        return { ...NEW, id: newId(), batch, file, cell: null, language, posterOf: null, state: 'failed', fault };
      });
      replace([...store.getState(), ...turnedAway]);
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
    relocate: (goesTo) => {
      const places = new Map(store.getState().map(({ id, cell }) => [id, cell === null ? null : goesTo(cell)]));
      cancelWhere(({ id, cell }) => cell !== null && places.get(id) === null);
      replace(store.getState().map((upload) => ({ ...upload, cell: places.get(upload.id) ?? null })));
    },
    cancelOutsideGrid: (rows, columns) => cancelWhere(({ cell }) => cell !== null && !isInGrid(cell, rows, columns)),
    cancelAll: () => cancelWhere(() => true),
  };
}
