import { UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';
import type { Media, MediaFault, MediaKind, UploadRequest } from '#shared/model/media.ts';
import type { FieldError } from '#shared/model/error.ts';
import { api } from '#web/lib/api-client.ts';
import { isAbort } from '#web/lib/api-error.ts';
import { putFile } from '#web/lib/put-file.ts';
import { fileFault, uploadRequest } from '#web/lib/upload-request.ts';

/** Why a file did not become a picture: a rule broken before it was sent, a fault found in its content, or a failed transfer. */
export type UploadFault =
  | { kind: 'rule'; error: FieldError }
  | { kind: 'content'; fault: MediaFault }
  | { kind: 'api'; error: unknown }
  | { kind: 'transfer' }
  | { kind: 'stalled' };

export type UploadOutcome = { ok: true; media: Media } | { ok: false; fault: UploadFault };

/** How far one file has come. `share` is the part of its bytes that has been sent, 0 to 1. */
export interface UploadProgress {
  index: number;
  phase: 'uploading' | 'processing' | 'settled';
  share: number;
}

interface UploadOptions {
  kind: MediaKind;
  /** Creatives belong to a site; the logo and favicon of a site about to be created have none yet, and pictures of accounts none. */
  siteId?: string;
  files: readonly File[];
  onProgress?: (progress: UploadProgress) => void;
  /** Called as each file settles, so that pictures can appear one by one. */
  onSettled?: (index: number, outcome: UploadOutcome) => void;
  /** Gives up what is not settled yet; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

type Upload = Awaited<ReturnType<typeof api.media.generateUrls>>['uploads'][number];

/** Signed addresses live for minutes, so a long queue asks for them as it goes. */
const BATCH = Math.min(20, UPLOADS_PER_REQUEST);
const TRANSFERS_AT_ONCE = 4;
const POLL_MS = { first: 400, most: 3_000, limit: 180_000 } as const;

const failed = (fault: UploadFault): UploadOutcome => ({ ok: false, fault });

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

async function signedAddresses({ kind, siteId, signal }: UploadOptions, requests: UploadRequest[]): Promise<Upload[]> {
  const options = signal ? { signal } : {};
  if (kind === 'creative') {
    if (siteId === undefined) throw new TypeError('A creative belongs to a site');
    return (await api.media.generateUrls({ body: { siteId, files: requests } }, options)).uploads;
  }
  const answers = requests.map((file) => {
    if (kind === 'profile') return api.profile.generateUrl({ body: { file } }, options);
    if (kind === 'brand') return api.profile.generateLogoUrl({ body: { file } }, options);
    return api.media.generateLogoUrl({ body: { ...(siteId !== undefined && { siteId }), kind, file } }, options);
  });
  return (await Promise.all(answers)).map(({ upload }) => upload);
}

/** Follows uploaded files until each is ready or turned away. */
async function followed(
  ids: readonly string[],
  signal: AbortSignal | undefined,
  settle: (outcome: UploadOutcome, id: string) => void,
): Promise<void> {
  const options = signal ? { signal } : {};
  let { media } = await api.media.complete({ body: { mediaIds: [...ids] } }, options);
  const open = new Set(ids);
  const deadline = Date.now() + POLL_MS.limit;
  for (let wait: number = POLL_MS.first; ; wait = Math.min(wait * 1.5, POLL_MS.most)) {
    for (const one of media) {
      if (!open.has(one.id) || (one.state !== 'ready' && one.state !== 'failed')) continue;
      open.delete(one.id);
      settle(one.state === 'ready' ? { ok: true, media: one } : failed({ kind: 'content', fault: one.fault ?? 'unreadable' }), one.id);
    }
    if (open.size === 0) return;
    if (Date.now() > deadline) break;
    await pause(wait, signal);
    ({ media } = await api.media.list({ query: { ids: [...open].join(',') } }, options));
  }
  for (const id of open) settle(failed({ kind: 'stalled' }), id);
}

/** Runs `work` on every item, at most `atOnce` at a time. */
async function pooled<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

/**
 * Uploads files (spec 7 "Sites"): checks them by the rules the server has, asks for signed addresses, PUTs them there and
 * follows the check of their content. Resolves with one outcome per file, in order; one bad file does not stop the others.
 */
export async function uploadMedia(options: UploadOptions): Promise<UploadOutcome[]> {
  const { files, onProgress, onSettled, signal } = options;
  const outcomes: UploadOutcome[] = [];
  const settle = (index: number, outcome: UploadOutcome): void => {
    outcomes[index] = outcome;
    onProgress?.({ index, phase: 'settled', share: 1 });
    onSettled?.(index, outcome);
  };

  const sendable: { index: number; file: File; request: UploadRequest }[] = [];
  for (const [index, file] of files.entries()) {
    const error = fileFault(file);
    if (error) settle(index, failed({ kind: 'rule', error }));
    else sendable.push({ index, file, request: uploadRequest(file) });
  }

  const sendBatch = async (batch: typeof sendable): Promise<void> => {
    const uploads = await signedAddresses(
      options,
      batch.map(({ request }) => request),
    );
    const sent = new Map<string, number>();
    await pooled(
      batch.map((one, at) => ({ ...one, upload: uploads[at] })),
      TRANSFERS_AT_ONCE,
      async ({ index, file, upload }) => {
        const isSent =
          upload !== undefined &&
          (await putFile({
            ...upload,
            file,
            onProgress: (share) => onProgress?.({ index, phase: 'uploading', share }),
            ...(signal && { signal }),
          }));
        if (!isSent) return settle(index, failed({ kind: 'transfer' }));
        onProgress?.({ index, phase: 'processing', share: 1 });
        sent.set(upload.mediaId, index);
      },
    );
    if (sent.size === 0) return;
    await followed([...sent.keys()], signal, (outcome, id) => settle(sent.get(id) ?? 0, outcome));
  };

  for (let start = 0; start < sendable.length; start += BATCH) {
    const batch = sendable.slice(start, start + BATCH);
    try {
      await sendBatch(batch);
    } catch (error) {
      if (signal?.aborted || isAbort(error)) throw error;
      for (const { index } of batch) if (!outcomes[index]) settle(index, failed({ kind: 'api', error }));
    }
  }
  return outcomes;
}
