import { contentHash } from '#functions/content-hash.ts';
import { IMMUTABLE_CACHE_CONTROL, variantKey, uploadKey, VARIANT_CONTENT_TYPE } from '#functions/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { inspectPicture, variantFiles, type VariantFile } from '#functions/jobs/process-media/picture/picture.ts';
import { placeholderOf } from '#functions/jobs/process-media/picture/placeholder.ts';
import { inspectVideo } from '#functions/jobs/process-media/video/video.ts';
import { inParallel } from '#functions/in-parallel.ts';
import type { processMediaJob } from '#functions/jobs/process-media/job.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/jobs/runner/run-job.ts';
import type { MediaFile, MediaVariant } from '#functions/store/media/media-file.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import { publishedVariants, type MediaFault } from '#shared/model/media/media.ts';
import { isOversize } from '#shared/rules/media/upload-size.ts';

export interface ProcessMediaDependencies {
  media: MediaStore;
  files: ObjectStorage;
  /** The deployment's limit of a picture in MB. */
  imageMaxMb: number;
}

/**
 * Inspects an uploaded file by its content and stores the variants that are served. A file that is refused gets its fault, and
 * its upload is removed; nothing of it is ever served.
 */
export function processMedia({ media, files, imageMaxMb }: ProcessMediaDependencies): JobHandler<typeof processMediaJob> {
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

  async function storeVariant(file: MediaFile, { body, ...variant }: VariantFile): Promise<MediaVariant> {
    await files.write({
      key: variantKey(file.id, variant),
      body,
      contentType: VARIANT_CONTENT_TYPE[variant.format],
      cacheControl: IMMUTABLE_CACHE_CONTROL,
    });
    return { ...variant, hash: contentHash(body), bytes: body.byteLength };
  }

  async function processPicture(file: MediaFile, bytes: Uint8Array, progress: JobProgress): Promise<void> {
    const inspection = await inspectPicture(bytes, file.kind);
    if (!inspection.ok) return refuse(file, inspection.fault);
    const variants: MediaVariant[] = [];
    for await (const variant of variantFiles(inspection.picture, file.kind)) {
      progress.assertLeaseHeld();
      variants.push(await storeVariant(file, variant));
    }
    const { facts, pixels } = inspection.picture;
    await media.markReady(file, {
      image: { mediaId: file.id, ...facts },
      video: null,
      variants,
      ...(file.kind === 'creative' && { placeholder: await placeholderOf(pixels) }),
    });
  }

  async function processVideo(file: MediaFile, bytes: Uint8Array, progress: JobProgress): Promise<void> {
    const inspection = await inspectVideo(bytes);
    if (!inspection.ok) return refuse(file, inspection.fault);
    const { facts, body } = inspection.video;
    progress.assertLeaseHeld();
    const variants = await inParallel(publishedVariants('video', facts.width), 1, (variant) => storeVariant(file, { ...variant, body }));
    await media.markReady(file, { image: null, video: { mediaId: file.id, ...facts }, variants });
  }

  async function processFile(file: MediaFile, progress: JobProgress): Promise<void> {
    const upload = await readUpload(file);
    if (typeof upload === 'string') return refuse(file, upload);
    return file.kind === 'video' ? processVideo(file, upload, progress) : processPicture(file, upload, progress);
  }

  const findFile = async ({ scope, payload: { subjectId } }: RunningJob<typeof processMediaJob>): Promise<MediaFile | undefined> =>
    (await media.getAll(scope, [subjectId]))[0];

  return {
    async run(job, progress) {
      const file = await findFile(job);
      if (file?.state === 'processing') await processFile(file, progress);
      // An earlier attempt marked the file as failed and crashed before it removed the upload.
      if (file?.state === 'failed') await files.remove([uploadKey(file.id)]);
    },
    /** A file that fails every attempt is taken to be the cause. */
    async onExhausted(job) {
      const file = await findFile(job);
      if (file) await refuse(file, 'unreadable');
    },
  };
}
