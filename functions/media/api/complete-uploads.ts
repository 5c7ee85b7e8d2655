import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { missingPartsOf } from '#functions/media/api/missing-parts-of.ts';
import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { canFinishUpload } from '#functions/media/api/can-finish-upload.ts';
import { mediaView } from '#functions/media/api/media-view.ts';
import { assertFilesWritable } from '#functions/media/api/assert-files-writable.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

const PARALLEL_FILES = 16;

/**
 * Starts the job that checks each uploaded file, one transaction per file. Idempotent. Incomplete uploads are reported as faults and can be
 * completed later.
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
    if (!found.every((file) => canFinishUpload(caller, file))) throw new AppError('forbidden');
    await assertFilesWritable(dependencies, caller, found);
    const begun = await inParallel(found, PARALLEL_FILES, begin);
    const missing = begun.flatMap((file, index) => (file ? [] : [found[index]?.id ?? '']));
    if (missing.length > 0) throw invalidInput(missing.map((id) => ({ path: `mediaIds.${mediaIds.indexOf(id)}`, rule: 'unknown-media' })));
    return { media: begun.filter((file) => file !== undefined).map(mediaView) };
  };
