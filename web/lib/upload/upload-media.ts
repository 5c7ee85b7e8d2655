import { UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Media, MediaFault, MediaKind, UploadRequest } from '#shared/model/media/media.ts';
import { isAbortError, refusalOf } from '#web/lib/api/api-error.ts';
import { awaitMediaProcessing } from '#web/lib/upload/await-media-processing.ts';
import { sendFile } from '#web/lib/upload/send-file.ts';
import { resumeUpload, requestUploadUrls } from '#web/lib/upload/upload-urls.ts';
import { retryThroughOutages } from '#web/lib/upload/retry-through-outages.ts';
import { validateFile, uploadRequest } from '#web/lib/upload/upload-request.ts';

/** Why a file did not become a picture or video: a rule broken before it was sent, a fault found in its content, or a failed transfer. */
export type UploadFault =
  | { kind: 'rule'; error: FieldError }
  | { kind: 'content'; fault: MediaFault }
  | { kind: 'api'; error: unknown }
  | { kind: 'transfer' }
  | { kind: 'stalled' };

export type UploadOutcome = { ok: true; media: Media } | { ok: false; fault: UploadFault };

/** How far one file has come; `paused` while there is no connection. `share` is the part of its bytes that has been sent, 0 to 1. */
export interface UploadProgress {
  index: number;
  phase: 'uploading' | 'paused' | 'processing' | 'settled';
  share: number;
}

interface UploadOptions {
  kind: Exclude<MediaKind, 'video'>;
  siteId?: string;
  files: readonly File[];
  onProgress?: (progress: UploadProgress) => void;
  /** Called as each file settles, so that pictures can appear one by one. */
  onSettled?: (index: number, outcome: UploadOutcome) => void;
  /** Gives up what is not settled yet; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Remembers transfers begun, so that the same file sent once more goes on where it broke off. */
  begun?: WeakMap<File, string>;
}

interface Sending {
  index: number;
  file: File;
  request: UploadRequest;
}

/** Signed addresses live for minutes, so a long queue asks for them as it goes. */
const BATCH = Math.min(20, UPLOADS_PER_REQUEST);
const TRANSFERS_AT_ONCE = 4;

const failed = (fault: UploadFault): UploadOutcome => ({ ok: false, fault });

/** Runs `work` on every item, at most `atOnce` at a time. */
async function pooled<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

/** Where a file begun before goes on; `undefined` where it is not one, or the server has forgotten it. */
async function begunBefore(file: File, { begun, signal }: UploadOptions): Promise<Upload | undefined> {
  const mediaId = begun?.get(file);
  if (mediaId === undefined) return undefined;
  try {
    return await resumeUpload(mediaId, signal);
  } catch (error) {
    if (refusalOf(error)?.code !== 'not-found') throw error;
    begun?.delete(file);
    return undefined;
  }
}

/** Where each file is to be sent, in their order. */
async function addressesOf(batch: readonly Sending[], options: UploadOptions): Promise<Upload[]> {
  const before = await Promise.all(batch.map(({ file }) => begunBefore(file, options)));
  const fresh = batch.filter((_, index) => !before[index]).map(({ request }) => request);
  const given = (fresh.length > 0 ? await requestUploadUrls(options, fresh) : []).values();
  return before.flatMap((upload) => upload ?? given.next().value ?? []);
}

/**
 * Uploads files (spec 7 "Sites"): checks them by the rules the server has, asks for signed addresses, PUTs them there and
 * follows the check of their content. Resolves with one outcome per file, in order; one bad file does not stop the others.
 * A lost connection is waited for.
 */
export async function uploadMedia(options: UploadOptions): Promise<UploadOutcome[]> {
  const { kind, files, onProgress, onSettled, signal, begun } = options;
  const outcomes: UploadOutcome[] = [];
  const shares: number[] = files.map(() => 0);
  const tell = (index: number, phase: UploadProgress['phase'], share = shares[index] ?? 0): void => {
    shares[index] = share;
    onProgress?.({ index, phase, share });
  };
  const settle = (index: number, outcome: UploadOutcome): void => {
    outcomes[index] = outcome;
    tell(index, 'settled', 1);
    onSettled?.(index, outcome);
  };

  const sendable: Sending[] = [];
  for (const [index, file] of files.entries()) {
    const error = validateFile(file, kind);
    if (error) settle(index, failed({ kind: 'rule', error }));
    else sendable.push({ index, file, request: uploadRequest(file) });
  }

  const sendBatch = async (batch: readonly Sending[]): Promise<void> => {
    const onPause = (): void => batch.forEach(({ index }) => outcomes[index] ?? tell(index, 'paused'));
    const uploads = await retryThroughOutages(() => addressesOf(batch, options), { signal, onPause });
    const sent = new Map<string, Sending>();
    await pooled(
      batch.map((sending, at) => ({ sending, upload: uploads[at] })),
      TRANSFERS_AT_ONCE,
      async ({ sending, upload }) => {
        const { index, file } = sending;
        if (upload) begun?.set(file, upload.mediaId);
        const isSent =
          upload !== undefined &&
          (await sendFile({
            file,
            upload,
            renew: () => resumeUpload(upload.mediaId, signal),
            onProgress: (share) => tell(index, 'uploading', share),
            onPause: () => tell(index, 'paused'),
            signal,
          }));
        if (!isSent) return settle(index, failed({ kind: 'transfer' }));
        tell(index, 'processing', 1);
        sent.set(upload.mediaId, sending);
      },
    );
    if (sent.size === 0) return;
    const late = await awaitMediaProcessing([...sent.keys()], { signal, onPause }, (media) => {
      const sending = sent.get(media.id);
      if (!sending) return;
      begun?.delete(sending.file);
      settle(
        sending.index,
        media.state === 'ready' ? { ok: true, media } : failed({ kind: 'content', fault: media.fault ?? 'unreadable' }),
      );
    });
    for (const id of late) settle(sent.get(id)?.index ?? 0, failed({ kind: 'stalled' }));
  };

  for (let start = 0; start < sendable.length; start += BATCH) {
    const batch = sendable.slice(start, start + BATCH);
    try {
      await sendBatch(batch);
    } catch (error) {
      if (signal?.aborted || isAbortError(error)) throw error;
      for (const { index } of batch) if (!outcomes[index]) settle(index, failed({ kind: 'api', error }));
    }
  }
  return outcomes;
}
