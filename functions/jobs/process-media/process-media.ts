import { contentHash } from '#functions/content-hash.ts';
import { IMMUTABLE_CACHE_CONTROL, variantKey, uploadKey, VARIANT_CONTENT_TYPE } from '#functions/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { inspectPicture, variantFiles, type VariantFile } from '#functions/jobs/process-media/picture/picture.ts';
import { inspectVideo } from '#functions/jobs/process-media/video/video.ts';
import { inParallel } from '#functions/in-parallel.ts';
import type { processMediaJob } from '#functions/jobs/process-media/job.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/jobs/runner/run-job.ts';
import type { MediaFile, MediaVariant } from '#functions/store/media/media-file.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import { publishedVariants, type MediaFault } from '#shared/model/media/media.ts';

export interface ProcessMediaDependencies {
  media: MediaStore;
  files: ObjectStorage;
}

/** Checks an uploaded file by content and makes of it what is served. A bad file is named, removed, and never served. */
export function processMedia({ media, files }: ProcessMediaDependencies): JobHandler<typeof processMediaJob> {
  async function refuse(file: MediaFile, fault: MediaFault): Promise<void> {
    await media.markFailed(file, fault);
    await files.remove([uploadKey(file.id)]);
  }

  async function read(file: MediaFile): Promise<Uint8Array | MediaFault> {
    const size = await files.sizeOf(uploadKey(file.id));
    if (size === undefined) return 'missing';
    if (size !== file.size) return 'too-large';
    return (await files.read(uploadKey(file.id))) ?? 'missing';
  }

  async function store(file: MediaFile, { body, ...variant }: VariantFile): Promise<MediaVariant> {
    await files.write({
      key: variantKey(file.id, variant),
      body,
      contentType: VARIANT_CONTENT_TYPE[variant.format],
      cacheControl: IMMUTABLE_CACHE_CONTROL,
    });
    return { ...variant, hash: contentHash(body), bytes: body.byteLength };
  }

  async function processPicture(file: MediaFile, bytes: Uint8Array, pulse: JobProgress): Promise<void> {
    const inspection = await inspectPicture(bytes, file.type, file.kind);
    if (!inspection.ok) return refuse(file, inspection.fault);
    const variants: MediaVariant[] = [];
    for await (const variant of variantFiles(inspection.picture, file.kind)) {
      pulse.assertLeaseHeld();
      variants.push(await store(file, variant));
    }
    await media.markReady(file, { image: { mediaId: file.id, ...inspection.picture.facts }, video: null }, variants);
  }

  async function processVideo(file: MediaFile, bytes: Uint8Array, pulse: JobProgress): Promise<void> {
    const inspection = await inspectVideo(bytes);
    if (!inspection.ok) return refuse(file, inspection.fault);
    const { facts, body } = inspection.video;
    pulse.assertLeaseHeld();
    const variants = await inParallel(publishedVariants('video', facts.width), 1, (variant) => store(file, { ...variant, body }));
    await media.markReady(file, { image: null, video: { mediaId: file.id, ...facts } }, variants);
  }

  async function process(file: MediaFile, pulse: JobProgress): Promise<void> {
    const bytes = await read(file);
    if (typeof bytes === 'string') return refuse(file, bytes);
    return file.kind === 'video' ? processVideo(file, bytes, pulse) : processPicture(file, bytes, pulse);
  }

  const find = async ({ scope, payload: { subjectId } }: RunningJob<typeof processMediaJob>) => (await media.getAll(scope, [subjectId]))[0];

  return {
    async run(job, pulse) {
      const file = await find(job);
      if (file?.state === 'processing') await process(file, pulse);
      // Marked as failed before, by an attempt that did not live to remove the file.
      if (file?.state === 'failed') await files.remove([uploadKey(file.id)]);
    },
    /** Whatever ends every attempt to read a file lies in the file. */
    async onExhausted(job) {
      const file = await find(job);
      if (file) await refuse(file, 'unreadable');
    },
  };
}
