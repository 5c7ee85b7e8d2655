import type { BulkFile, BulkFileFault } from '#shared/model/bulk-upload/bulk-upload.ts';
import type { LocalFile } from '#web/features/editor/bulk-upload/model/dropped-files.ts';
import { capturePoster } from '#web/features/editor/state/uploads/capture-poster.ts';
import { sendCreative } from '#web/features/editor/state/uploads/send-creative.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { runPooled } from '#web/lib/run-pooled.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';

const CONCURRENCY = 3;

interface Work {
  siteId: string;
  signal: AbortSignal;
  onDone: (done: number) => void;
}

const FAULT_OF_RULE: Readonly<Record<string, BulkFileFault>> = {
  'unsupported-file': 'unsupported',
  'file-too-large': 'too-large',
  'empty-file': 'empty',
};

function faultOf(fault: UploadFault): BulkFileFault {
  if (fault.kind === 'rule') return FAULT_OF_RULE[fault.error.rule] ?? 'unsupported';
  return fault.kind === 'content' ? fault.fault : 'missing';
}

/** Uploads files individually, a few at a time. A file that cannot be used does not stop the others. */
export async function sendLocalFiles(files: readonly LocalFile[], { siteId, signal, onDone }: Work): Promise<BulkFile[]> {
  const send = sendCreative(siteId);
  const sent: BulkFile[] = [];
  await runPooled(files, CONCURRENCY, async ({ path, file }) => {
    const outcome = await send(file, { signal, onProgress: () => undefined });
    sent.push(
      outcome.ok
        ? { path, image: outcome.image, video: outcome.video, fault: null }
        : { path, image: null, video: null, fault: faultOf(outcome.fault) },
    );
    onDone(sent.length);
  });
  return sent;
}

/** Captures a still of an uploaded video, as a file; `undefined` if there is no video. */
async function captureStill({ path, video }: BulkFile, signal: AbortSignal): Promise<File | undefined> {
  if (!video) return undefined;
  const response = await fetch(mediaUrl(video.mediaId, video.width, 'mp4'), { signal });
  if (!response.ok) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return capturePoster(new File([await response.blob()], name, { type: 'video/mp4' }));
}

/** Returns the files with a still of every video. A video that this browser cannot show gets a fault. */
export async function withStills(files: readonly BulkFile[], { siteId, signal, onDone }: Work): Promise<BulkFile[]> {
  const send = sendCreative(siteId);
  const stills = new Map<string, BulkFile>();
  const videos = files.filter(({ video, image, fault }) => video && !image && fault === null);
  await runPooled(videos, CONCURRENCY, async (file) => {
    const still = await captureStill(file, signal).catch(() => undefined);
    signal.throwIfAborted();
    const sent = still && (await send(still, { signal, onProgress: () => undefined }));
    stills.set(file.path, sent?.ok ? { ...file, image: sent.image } : { ...file, fault: 'unsupported-codec' });
    onDone(stills.size);
  });
  return files.map((file) => stills.get(file.path) ?? file);
}
