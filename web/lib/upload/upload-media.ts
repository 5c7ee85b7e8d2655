import { UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Media, MediaFault, MediaKind, UploadRequest } from '#shared/model/media/media.ts';
import { uploadMaxMb } from '#shared/rules/media/upload-size.ts';
import { isAbortError, refusalOf } from '#web/lib/api/api-error.ts';
import { awaitMediaProcessing } from '#web/lib/upload/await-media-processing.ts';
import { runPooled } from '#web/lib/run-pooled.ts';
import { readImageMaxMb } from '#web/lib/upload/image-max-mb.ts';
import { sendFile } from '#web/lib/upload/send-file.ts';
import { resumeUpload, requestUploadUrls } from '#web/lib/upload/upload-urls.ts';
import { retryThroughOutages } from '#web/lib/upload/retry-through-outages.ts';
import { uploadRequest, validateRequest } from '#web/lib/upload/upload-request.ts';

/** Why no sheets, or not all, are made from the pages of a PDF. `left-out`: pages without a cell. */
export type PdfFault =
  | { kind: 'pdf'; fault: 'not-pdf' | 'password' | 'damaged' }
  | { kind: 'pdf'; fault: 'too-large' | 'too-many-pages'; max: number }
  | { kind: 'pdf'; fault: 'left-out'; number: number };

/** Why an upload failed: a violated rule, a fault in the content, an API error, a failed or a stalled transfer, a PDF. */
export type UploadFault =
  | PdfFault
  | { kind: 'rule'; error: FieldError }
  | { kind: 'content'; fault: Exclude<MediaFault, 'too-large'> }
  | { kind: 'content'; fault: 'too-large'; maxMb: number }
  | { kind: 'api'; error: unknown }
  | { kind: 'transfer' }
  | { kind: 'stalled' };

export type UploadOutcome = { ok: true; media: Media } | { ok: false; fault: UploadFault };

/** Progress of one file. `paused`: waiting for a connection. `share` is the fraction of its bytes that has been sent, 0 to 1. */
export interface UploadProgress {
  index: number;
  phase: 'uploading' | 'paused' | 'processing' | 'settled';
  share: number;
}

interface UploadOptions {
  kind: Exclude<MediaKind, 'video'>;
  siteId?: string;
  /** Whether the owner keeps creatives in its media library, whether a site shows them or not. */
  isKept?: boolean;
  files: readonly File[];
  onProgress?: (progress: UploadProgress) => void;
  /** Called when a file settles, so that pictures can be shown one by one. */
  onSettled?: (index: number, outcome: UploadOutcome) => void;
  /** Aborts unsettled files; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The media ids of unfinished uploads by file, kept by the caller. Uploading the same file again resumes its upload. */
  resumable?: WeakMap<File, string>;
}

interface PendingFile {
  index: number;
  file: File;
  request: UploadRequest;
}

/** The number of files in a batch. A long queue requests URLs batch by batch, because signed URLs expire after minutes. */
const BATCH_SIZE = Math.min(20, UPLOADS_PER_REQUEST);
const CONCURRENT_TRANSFERS = 4;

const failed = (fault: UploadFault): UploadOutcome => ({ ok: false, fault });

/** Collects the outcomes, in the order of the files, and reports progress to the caller. */
function trackFiles({ files, onProgress, onSettled }: UploadOptions) {
  const outcomes: UploadOutcome[] = [];
  const shares: number[] = files.map(() => 0);
  const report = (index: number, phase: UploadProgress['phase'], share = shares[index] ?? 0): void => {
    shares[index] = share;
    onProgress?.({ index, phase, share });
  };
  const settle = (index: number, outcome: UploadOutcome): void => {
    outcomes[index] = outcome;
    report(index, 'settled', 1);
    onSettled?.(index, outcome);
  };
  return { outcomes, report, settle };
}
type FileTracker = ReturnType<typeof trackFiles>;

/** Returns the missing parts of an interrupted upload; `undefined` if the file has none or the server no longer has it. */
async function resumedUploadOf(file: File, { resumable, signal }: UploadOptions): Promise<Upload | undefined> {
  const mediaId = resumable?.get(file);
  if (mediaId === undefined) return undefined;
  try {
    return await resumeUpload(mediaId, signal);
  } catch (error) {
    if (refusalOf(error)?.code !== 'not-found') throw error;
    resumable?.delete(file);
    return undefined;
  }
}

/** Returns the upload with signed URLs of each file, in the order of the files. */
async function uploadsOf(batch: readonly PendingFile[], options: UploadOptions): Promise<Upload[]> {
  const resumed = await Promise.all(batch.map(({ file }) => resumedUploadOf(file, options)));
  const requests = batch.filter((_, index) => !resumed[index]).map(({ request }) => request);
  const requested = (requests.length > 0 ? await requestUploadUrls(options, requests) : []).values();
  return resumed.flatMap((upload) => upload ?? requested.next().value ?? []);
}

/** Sends one file; returns whether all of it has arrived. */
function transferFile({ index, file }: PendingFile, upload: Upload, options: UploadOptions, tracker: FileTracker): Promise<boolean> {
  const { resumable, signal } = options;
  resumable?.set(file, upload.mediaId);
  return sendFile({
    file,
    upload,
    renew: () => resumeUpload(upload.mediaId, signal),
    onProgress: (share) => tracker.report(index, 'uploading', share),
    onPause: () => tracker.report(index, 'paused'),
    signal,
  });
}

function outcomeOf(media: Media): UploadOutcome {
  if (media.state === 'ready') return { ok: true, media };
  const fault = media.fault ?? 'unreadable';
  if (fault !== 'too-large') return failed({ kind: 'content', fault });
  return failed({ kind: 'content', fault, maxMb: uploadMaxMb(media.kind, readImageMaxMb()) });
}

/** Uploads one batch and settles its files. Throws if the API fails for the batch as a whole. */
async function uploadBatch(batch: readonly PendingFile[], options: UploadOptions, tracker: FileTracker): Promise<void> {
  const { signal, resumable } = options;
  const { outcomes, report, settle } = tracker;
  const onPause = (): void => batch.forEach(({ index }) => outcomes[index] ?? report(index, 'paused'));
  const uploads = await retryThroughOutages(() => uploadsOf(batch, options), { signal, onPause });

  const sent = new Map<string, PendingFile>();
  const transfers = batch.map((pending, at) => ({ pending, upload: uploads[at] }));
  await runPooled(transfers, CONCURRENT_TRANSFERS, async ({ pending, upload }) => {
    const isSent = upload !== undefined && (await transferFile(pending, upload, options, tracker));
    if (!isSent) return settle(pending.index, failed({ kind: 'transfer' }));
    report(pending.index, 'processing', 1);
    sent.set(upload.mediaId, pending);
  });
  if (sent.size === 0) return;

  const stalledIds = await awaitMediaProcessing([...sent.keys()], { signal, onPause }, (media) => {
    const pending = sent.get(media.id);
    if (!pending) return;
    resumable?.delete(pending.file);
    settle(pending.index, outcomeOf(media));
  });
  for (const id of stalledIds) settle(sent.get(id)?.index ?? 0, failed({ kind: 'stalled' }));
}

/**
 * Uploads files and resolves with one outcome per file, in order; one bad file does not stop the others.
 * 1. Validates every file with the server's rules.
 * 2. Batch by batch, requests signed URLs, or resumes uploads begun earlier.
 * 3. PUTs the files, a few at a time, waiting through lost connections.
 * 4. Reports them as complete and waits until the server has processed or refused each file.
 */
export async function uploadMedia(options: UploadOptions): Promise<UploadOutcome[]> {
  const { kind, files, signal } = options;
  const tracker = trackFiles(options);

  const pending: PendingFile[] = [];
  const requests = await Promise.all(files.map(uploadRequest));
  for (const [index, file] of files.entries()) {
    const request = requests[index];
    const error = request && validateRequest(request, kind);
    if (error) tracker.settle(index, failed({ kind: 'rule', error }));
    else if (request) pending.push({ index, file, request });
  }

  for (let start = 0; start < pending.length; start += BATCH_SIZE) {
    const batch = pending.slice(start, start + BATCH_SIZE);
    try {
      await uploadBatch(batch, options, tracker);
    } catch (error) {
      if (signal?.aborted || isAbortError(error)) throw error;
      for (const { index } of batch) if (!tracker.outcomes[index]) tracker.settle(index, failed({ kind: 'api', error }));
    }
  }
  return tracker.outcomes;
}
