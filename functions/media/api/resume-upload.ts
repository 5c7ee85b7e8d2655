import { AppError } from '#functions/platform/base/app-error.ts';
import { missingPartsOf } from '#functions/media/api/missing-parts-of.ts';
import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { canFinishUpload } from '#functions/media/api/can-finish-upload.ts';
import { signUpload } from '#functions/media/services/sign-upload.ts';
import { assertFilesWritable } from '#functions/media/api/assert-files-writable.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

/** Signs new URLs for the missing parts of an interrupted upload. */
export const resumeUpload =
  (dependencies: MediaDependencies): UseCase<typeof media.resume> =>
  async ({ caller, body: { mediaId } }) => {
    const [file] = await dependencies.media.findAll(caller.scope, [mediaId]);
    if (!file) throw new AppError('not-found');
    if (!canFinishUpload(caller, file)) throw new AppError('forbidden');
    await assertFilesWritable(dependencies, caller, [file]);
    const parts = file.state === 'awaiting' ? await missingPartsOf(dependencies, file) : [];
    return { upload: await signUpload(dependencies, file, parts) };
  };
