import { AppError } from '#functions/app-error.ts';
import { missingPartsOf } from '#functions/api/media/missing-parts-of.ts';
import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { mayFinishUpload } from '#functions/api/media/may-finish-upload.ts';
import { signUpload } from '#functions/domain/media/sign-upload.ts';
import { assertFilesWritable } from '#functions/api/media/assert-files-writable.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

/** Signs new URLs for the missing parts of an interrupted upload. */
export const resumeUpload =
  (dependencies: MediaDependencies): UseCase<typeof media.resume> =>
  async ({ caller, body: { mediaId } }) => {
    const [file] = await dependencies.media.findAll(caller.scope, [mediaId]);
    if (!file) throw new AppError('not-found');
    if (!mayFinishUpload(caller, file)) throw new AppError('forbidden');
    await assertFilesWritable(dependencies, caller, [file]);
    const parts = file.state === 'awaiting' ? await missingPartsOf(dependencies, file) : [];
    return { upload: await signUpload(dependencies, file, parts) };
  };
