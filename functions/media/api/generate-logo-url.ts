import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { prepareUpload } from '#functions/media/services/prepare-uploads.ts';
import { uploadDestination } from '#functions/media/api/upload-destination.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

export const generateLogoUrl =
  (dependencies: MediaDependencies): UseCase<typeof media.generateLogoUrl> =>
  async ({ caller, body: { siteId, kind, file } }) => {
    const to = await uploadDestination(dependencies, caller, siteId);
    return { upload: await prepareUpload(dependencies, { loginId: caller.loginId, ...to }, kind, file) };
  };
