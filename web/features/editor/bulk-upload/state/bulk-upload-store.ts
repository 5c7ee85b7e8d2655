import { createStore, type StoreApi, useStore } from 'zustand';
import { ArchiveFile } from '#shared/api-contract/endpoints/bulk-upload.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { BulkFile, BulkUpload, BulkUploadFault } from '#shared/model/bulk-upload/bulk-upload.ts';
import { type LocalFile, onlyArchive } from '#web/features/editor/bulk-upload/model/dropped-files.ts';
import { sendLocalFiles, withStills } from '#web/features/editor/bulk-upload/state/prepare-files.ts';
import { type Editor, useEditor } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { pause } from '#web/lib/pause.ts';
import { retryThroughOutages } from '#web/lib/upload/retry-through-outages.ts';
import { sendFile } from '#web/lib/upload/send-file.ts';

/** Why there is no plan: the archive is refused, its upload failed, or a call failed. */
export type BulkFailure = { kind: 'archive'; fault: BulkUploadFault } | { kind: 'transfer' } | { kind: 'api'; error: unknown };

export type BulkStage =
  | { at: 'choose'; error: FieldError | null }
  /** `share`: 0 to 1. `held`: paused by the user, or until there is a connection. */
  | { at: 'sending'; file: File; share: number; held: 'user' | 'connection' | null }
  | { at: 'working'; upload: BulkUpload }
  | { at: 'sending-files'; done: number; total: number }
  /** `stills`: progress of creating stills for the videos; `null` when done. */
  | { at: 'plan'; id: string | null; files: readonly BulkFile[]; stills: { done: number; total: number } | null }
  | { at: 'failed'; id: string | null; name: string; failure: BulkFailure };

const POLL_MS = 2_000;
const CHOOSE: BulkStage = { at: 'choose', error: null };

/** The bulk upload of an opened site. It continues while its dialog is closed. */
interface BulkUploads {
  store: StoreApi<BulkStage>;
  /** Uploads a ZIP file, or many files one by one. */
  add: (files: readonly LocalFile[]) => void;
  pause: () => void;
  resume: () => void;
  /** Polls a bulk upload that is being unpacked until its plan exists. This or another page may have started it. */
  follow: (upload: BulkUpload) => void;
  /** Adds stills to the videos of the plan. Resolves with all files; `undefined` if aborted. */
  prepare: () => Promise<readonly BulkFile[] | undefined>;
  /** Aborts or closes the current bulk upload, and starts over. */
  finish: () => void;
}

function createBulkUploads(siteId: string): BulkUploads {
  const store = createStore<BulkStage>()(() => CHOOSE);
  const stage = () => store.getState();
  const show = (next: BulkStage): void => store.setState(next, true);
  let work = new AbortController();

  /** Aborts the running work and returns the signal of the next work. */
  function begin(): AbortSignal {
    work.abort();
    work = new AbortController();
    return work.signal;
  }

  /** Runs a task until it is aborted. Shows its failure. */
  function run(name: string, id: string | null, task: (signal: AbortSignal) => Promise<void>): void {
    const signal = begin();
    task(signal).catch((error: unknown) => {
      if (!signal.aborted) show({ at: 'failed', id, name, failure: { kind: 'api', error } });
    });
  }

  async function showOutcome({ id, state, fault, fileName: name }: BulkUpload, signal: AbortSignal): Promise<void> {
    if (state !== 'ready') return show({ at: 'failed', id, name, failure: { kind: 'archive', fault: fault ?? 'failed' } });
    const { files } = await api.bulkUpload.get({ params: { id }, query: { siteId } }, { signal });
    show({ at: 'plan', id, files, stills: null });
  }

  async function followUntilEnd(first: BulkUpload, signal: AbortSignal): Promise<void> {
    const retry = { signal };
    for (let upload: BulkUpload | undefined = first; upload;) {
      if (upload.state !== 'reading' && upload.state !== 'processing') return showOutcome(upload, signal);
      show({ at: 'working', upload });
      await pause(POLL_MS, signal);
      const { bulkUploads } = await retryThroughOutages(() => api.bulkUpload.list({ query: { siteId } }, { signal }), retry);
      upload = bulkUploads.find(({ id }) => id === first.id);
    }
    show(CHOOSE);
  }

  async function sendArchive(file: File, signal: AbortSignal): Promise<void> {
    const sending = (change: Partial<Extract<BulkStage, { at: 'sending' }>>): void => {
      const present = stage();
      if (present.at === 'sending' && !signal.aborted) show({ ...present, ...change });
    };
    const { name: fileName, size, lastModified: modifiedAt } = file;
    const onPause = (): void => sending({ held: 'connection' });
    const start = () => api.bulkUpload.start({ body: { siteId, fileName, size, modifiedAt } }, { signal });
    const { bulkUpload, upload } = await retryThroughOutages(start, { signal, onPause });
    const isSent = await sendFile({
      file,
      upload,
      renew: async () => (await start()).upload,
      onProgress: (share) => sending({ share, held: null }),
      onPause,
      signal,
    });
    if (!isSent) return show({ at: 'failed', id: bulkUpload.id, name: fileName, failure: { kind: 'transfer' } });
    const complete = () => api.bulkUpload.complete({ body: { siteId, id: bulkUpload.id } }, { signal });
    await followUntilEnd((await retryThroughOutages(complete, { signal, onPause })).bulkUpload, signal);
  }

  function addArchive(file: File): void {
    const checked = parse(ArchiveFile, { fileName: file.name, size: file.size });
    if (!checked.ok) return show({ at: 'choose', error: checked.errors[0] ?? null });
    show({ at: 'sending', file, share: 0, held: null });
    run(file.name, null, (signal) => sendArchive(file, signal));
  }

  return {
    store,
    add(files) {
      const archive = onlyArchive(files);
      if (archive) return addArchive(archive);
      if (files.length === 0) return show({ at: 'choose', error: { path: 'files', rule: 'required' } });
      const onDone = (done: number): void => show({ at: 'sending-files', done, total: files.length });
      onDone(0);
      run('', null, async (signal) => {
        const sent = await sendLocalFiles(files, { siteId, signal, onDone });
        show({ at: 'plan', id: null, files: sent, stills: null });
      });
    },
    pause() {
      const present = stage();
      if (present.at !== 'sending') return;
      begin();
      show({ ...present, held: 'user' });
    },
    resume() {
      const present = stage();
      if (present.at !== 'sending') return;
      show({ ...present, held: null });
      run(present.file.name, null, (signal) => sendArchive(present.file, signal));
    },
    follow: (upload) => run(upload.fileName, upload.id, (signal) => followUntilEnd(upload, signal)),
    async prepare() {
      const present = stage();
      if (present.at !== 'plan') return undefined;
      const videos = present.files.filter(({ video, image }) => video && !image).length;
      if (videos === 0) return present.files;
      const signal = begin();
      const onDone = (done: number): void => show({ ...present, stills: { done, total: videos } });
      onDone(0);
      try {
        const files = await withStills(present.files, { siteId, signal, onDone });
        show({ ...present, files });
        return files;
      } catch {
        if (!signal.aborted) show(present);
        return undefined;
      }
    },
    finish() {
      const present = stage();
      begin();
      show(CHOOSE);
      const id = 'id' in present ? present.id : present.at === 'working' ? present.upload.id : null;
      // An upload that is not closed expires on the server.
      if (id !== null) void api.bulkUpload.close({ body: { siteId, id } }).catch(() => undefined);
    },
  };
}

const opened = new WeakMap<Editor, BulkUploads>();

/** Returns the bulk upload of the site on the page. */
export function useBulkUploads(): BulkUploads {
  const editor = useEditor();
  const known = opened.get(editor) ?? createBulkUploads(editor.store.getState().site.id);
  opened.set(editor, known);
  return known;
}

export const useBulkStage = (): BulkStage => useStore(useBulkUploads().store);
