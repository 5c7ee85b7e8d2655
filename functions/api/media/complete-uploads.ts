import { AppError, invalidInput } from '#functions/app-error.ts';
import { missingPartsOf } from '#functions/api/media/missing-parts-of.ts';
import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { mayFinishUpload } from '#functions/api/media/may-finish-upload.ts';
import { mediaView } from '#functions/api/media/media-view.ts';
import { assertFilesWritable } from '#functions/api/media/assert-files-writable.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

const PARALLEL_FILES = 16;

/**
 * Starts the job that checks each uploaded file, one transaction per file; idempotent. Incomplete uploads are reported as faults and can
 * be completed later.
 */
export const completeUploads =
  (dependencies: MediaDependencies): UseCase<typeof media.complete> =>
  async ({ caller, body: { mediaIds } }) => {
    const { media: store, clock, ids } = dependencies;

    async function begin(file: MediaFile): Promise<MediaFile | undefined> {
      if (file.state !== 'awaiting') return file;
      if ((await missingPartsOf(dependencies, file)).length > 0) return undefined;
      await store.beginProcessing(file, newJob('media', { subjectId: file.id, ownerId: file.ownerId }, ids.ulid(), clock()));
      return { ...file, state: 'processing' };
    }

    const found = await store.findAll(caller.scope, [...new Set(mediaIds)]);
    if (!found.every((file) => mayFinishUpload(caller, file))) throw new AppError('forbidden');
    await assertFilesWritable(dependencies, caller, found);
    const begun = await inParallel(found, PARALLEL_FILES, begin);
    const missing = begun.flatMap((file, index) => (file ? [] : [found[index]?.id ?? '']));
    if (missing.length > 0) throw invalidInput(missing.map((id) => ({ path: `mediaIds.${mediaIds.indexOf(id)}`, rule: 'unknown-media' })));
    return { media: begun.filter((file) => file !== undefined).map(mediaView) };
  };
