import { createStore } from 'zustand';
import type { ImageRef } from '#shared/model/media/media.ts';
import { heldPicture, holdPicture, releasePicture } from '#web/lib/media/local-pictures.ts';
import type { DrawPicture } from '#web/lib/upload/queue/draw-picture.ts';
import type { UploadFault, UploadProgress } from '#web/lib/upload/upload-media.ts';

/** A file in a queue, in progress or failed. */
export interface QueuedFile {
  id: string;
  file: File;
  /** The local picture that the page shows until the upload ends; `null` if it is not drawn yet, or cannot be drawn. */
  picture: ImageRef | null;
  /** `paused`: there is no connection; the upload continues automatically. */
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'failed';
  /** The share of the bytes sent, 0 to 1. */
  progress: number;
  /** The fault of a failed upload; `no-room` is set only by callers. */
  fault: UploadFault | { kind: 'no-room' } | null;
}

export const NEW_FILE = { state: 'waiting', progress: 0, fault: null } as const;

export const isInProgress = ({ state }: Pick<QueuedFile, 'state'>): boolean => state !== 'failed';

/** Whether a retry may succeed. A fault of the file itself is permanent. */
export const isTransient = ({ state, fault }: Pick<QueuedFile, 'state' | 'fault'>): boolean =>
  state === 'failed' &&
  (fault?.kind === 'api' ||
    fault?.kind === 'transfer' ||
    fault?.kind === 'stalled' ||
    (fault?.kind === 'content' && fault.fault === 'missing'));

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

/** The result of an upload. */
export type QueueOutcome<Result> = ({ ok: true; image: ImageRef } & Result) | { ok: false; fault: UploadFault };

/** The number of concurrent uploads. */
const CONCURRENCY = 3;

const STATE_OF_PHASE = { uploading: 'sending', paused: 'paused', processing: 'checking' } as const;

interface FileQueueOptions<Entry, Result> {
  /** Uploads one file and waits until its content has been checked. Rejects when `signal` aborts. */
  send: (entry: Entry, options: SendOptions) => Promise<QueueOutcome<Result>>;
  /** Draws the local picture of a file, shown until it is uploaded. */
  draw: DrawPicture;
  /** Whether a waiting file can be sent; `true` by default. */
  isSendable?: (entry: Entry) => boolean;
  /** Called with the current entry, which may have changed since it was added, when its file is uploaded and checked. */
  onReady: (entry: Entry, outcome: Extract<QueueOutcome<Result>, { ok: true }>) => void;
}

/**
 * Creates a queue of picture and video uploads: a few files at a time, each with an immediate local picture, progress, retry and cancel.
 * Create one queue for each edited object, not for each component that shows it.
 */
export function createFileQueue<Entry extends QueuedFile, Result = unknown>(options: FileQueueOptions<Entry, Result>) {
  const { send, draw, onReady, isSendable = () => true } = options;
  const store = createStore<readonly Entry[]>()(() => []);
  const running = new Map<string, AbortController>();

  const all = (): readonly Entry[] => store.getState();
  const replace = (next: readonly Entry[]): void => store.setState(next, true);
  const find = (id: string): Entry | undefined => all().find((entry) => entry.id === id);
  const patch = (id: string, change: Partial<QueuedFile>): void =>
    replace(all().map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  const remove = (id: string): void => replace(all().filter((entry) => entry.id !== id));

  /** Records the fault of an upload, or removes the upload and delivers its media. */
  const finish = (id: string, outcome: QueueOutcome<Result>): void => {
    const entry = find(id);
    if (!outcome.ok) return patch(id, { state: 'failed', fault: outcome.fault });
    if (!entry || !isSendable(entry)) return patch(id, { state: 'failed', fault: { kind: 'stalled' } });
    const shown = heldPicture(id);
    if (shown !== undefined) holdPicture(outcome.image.mediaId, shown);
    remove(id);
    return onReady(entry, outcome);
  };

  const run = async (entry: Entry): Promise<void> => {
    const controller = new AbortController();
    running.set(entry.id, controller);
    patch(entry.id, { state: 'sending', progress: 0, fault: null });
    const onProgress = ({ phase, share }: UploadProgress): void => {
      if (phase !== 'settled') patch(entry.id, { state: STATE_OF_PHASE[phase], progress: share });
    };
    const outcome = await send(entry, { signal: controller.signal, onProgress }).catch((error: unknown): QueueOutcome<Result> => ({
      ok: false,
      fault: { kind: 'api', error },
    }));
    running.delete(entry.id);
    start();
    if (!controller.signal.aborted) finish(entry.id, outcome);
  };

  function start(): void {
    for (const entry of all()) {
      if (running.size >= CONCURRENCY) return;
      if (entry.state === 'waiting' && isSendable(entry)) void run(entry);
    }
  }

  // Pictures are drawn in sequence, because decoding many photographs concurrently would exhaust the memory of a phone.
  let lastDrawing: Promise<unknown> = Promise.resolve();
  const drawOne = async ({ id, file }: Entry): Promise<void> => {
    if (!find(id)) return;
    const drawn = await draw(file);
    if (!drawn) return;
    const { address, ...size } = drawn;
    holdPicture(id, address);
    if (find(id)) patch(id, { picture: { mediaId: id, ...size } });
    else releasePicture(id);
  };

  const append = (added: readonly Entry[]): void => replace([...all(), ...added]);
  const cancel = (id: string): void => {
    remove(id);
    running.get(id)?.abort();
    releasePicture(id);
  };

  return {
    store,
    all,
    replace,
    /** Adds files to the list without sending or drawing them. */
    append,
    add: (added: readonly Entry[]): void => {
      append(added);
      for (const entry of added) lastDrawing = lastDrawing.then(() => drawOne(entry));
      start();
    },
    /** Retries failed uploads. */
    retryWhere: (condition: (entry: Entry) => boolean): void => {
      for (const { id } of all().filter((entry) => entry.state === 'failed' && condition(entry))) patch(id, NEW_FILE);
      start();
    },
    /** Cancels an upload, or removes a failed one from the list. */
    cancel,
    cancelWhere: (condition: (entry: Entry) => boolean): void => {
      for (const { id } of all().filter(condition)) cancel(id);
    },
  };
}
