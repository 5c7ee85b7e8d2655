import type { Clock } from '#functions/platform/gateways/clock.ts';
import { convertedKey, uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { inspectPicture, variantFiles } from '#functions/media/jobs/process-media/picture/picture.ts';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { inspectVideo } from '#functions/media/jobs/process-media/video/video.ts';
import { storeVariant } from '#functions/media/services/store-variant.ts';
import type { ConversionSource } from '#functions/platform/gateways/video-converter/conversion.ts';
import type { VideoConverter } from '#functions/platform/gateways/video-converter/video-converter.ts';
import type { processMediaJob } from '#functions/media/job-definitions/process-media.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/platform/runner/run-job.ts';
import { isHeavyVideo, type MediaFile, type MediaVariant } from '#functions/media/store/media-file.ts';
import type { ConversionStore } from '#functions/media/store/conversion-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { MediaFault } from '#shared/model/media/media.ts';
import { isOversize } from '#shared/rules/media/upload-size.ts';

export interface ProcessMediaDependencies {
  media: MediaStore;
  conversions: ConversionStore;
  converter: VideoConverter;
  files: ObjectStorage;
  clock: Clock;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
}

/**
 * Inspects an uploaded file by its content. Stores the served variants of a picture. A video stays `processing` until its conversion
 * has ended. A refused file gets its fault, and its upload is removed; no part of it is ever served.
 */
export function processMedia({
  media,
  conversions,
  converter,
  files,
  imageMaxMb,
  clock,
}: ProcessMediaDependencies): JobHandler<typeof processMediaJob> {
  async function refuse(file: MediaFile, fault: MediaFault): Promise<void> {
    await media.markFailed(file, fault);
    await files.remove([uploadKey(file.id)]);
  }

  async function readUpload(file: MediaFile): Promise<Uint8Array | MediaFault> {
    const size = await files.sizeOf(uploadKey(file.id));
    if (size === undefined) return 'missing';
    if (size !== file.size || isOversize(size, file.kind, imageMaxMb)) return 'too-large';
    return (await files.read(uploadKey(file.id))) ?? 'missing';
  }

  async function processPicture(file: MediaFile, bytes: Uint8Array, progress: JobProgress): Promise<void> {
    const inspection = await inspectPicture(bytes, file.kind);
    if (!inspection.ok) return refuse(file, inspection.fault);
    const variants: MediaVariant[] = [];
    for await (const variant of variantFiles(inspection.picture, file.kind)) {
      progress.assertLeaseHeld();
      variants.push(await storeVariant(files, file.id, variant));
    }
    const { facts, pixels } = inspection.picture;
    await media.markReady(file, {
      image: { mediaId: file.id, ...facts },
      video: null,
      variants,
      ...(file.kind === 'creative' && { placeholder: await placeholderOf(pixels) }),
    });
  }

  /** Begins a conversion; `finish-conversions` stores its output. */
  async function convert({ id: mediaId, ownerId }: MediaFile, source: ConversionSource): Promise<void> {
    const conversionId = await converter.start({ mediaId, source, from: uploadKey(mediaId), to: convertedKey(mediaId) });
    await conversions.begin({ mediaId, ownerId, conversionId, startedAt: clock().toISOString() });
  }

  async function processVideo(file: MediaFile, bytes: Uint8Array): Promise<void> {
    const inspection = await inspectVideo(bytes);
    return inspection.ok ? convert(file, inspection.source) : refuse(file, inspection.fault);
  }

  async function processFile(file: MediaFile, progress: JobProgress): Promise<void> {
    // An earlier attempt has begun the conversion.
    if (file.kind === 'video' && (await conversions.find(file.id))) return;
    const upload = await readUpload(file);
    if (typeof upload === 'string') return refuse(file, upload);
    return file.kind === 'video' ? processVideo(file, upload) : processPicture(file, upload, progress);
  }

  /** Begins the conversion of a video that earlier versions stored unconverted. A video that cannot be converted is left unchanged. */
  async function renew(file: MediaFile): Promise<void> {
    const upload = await files.read(uploadKey(file.id));
    const inspection = upload && (await inspectVideo(upload));
    if (inspection?.ok) await convert(file, inspection.source);
  }

  const findFile = async ({ scope, payload: { subjectId } }: RunningJob<typeof processMediaJob>): Promise<MediaFile | undefined> =>
    (await media.getAll(scope, [subjectId]))[0];

  return {
    async run(job, progress) {
      const file = await findFile(job);
      if (file?.state === 'processing') await processFile(file, progress);
      if (file && isHeavyVideo(file)) await renew(file);
      // An earlier attempt marked the file as failed and crashed before it removed the upload.
      if (file?.state === 'failed') await files.remove([uploadKey(file.id)]);
    },
    /** Marks the file as failed after the last attempt: a picture with the fault `unreadable`, a video with `conversion-failed`. */
    async onExhausted(job) {
      const file = await findFile(job);
      if (file?.state === 'processing') await refuse(file, file.kind === 'video' ? 'conversion-failed' : 'unreadable');
    },
  };
}
