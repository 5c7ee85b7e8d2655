import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { prepareUploads } from '#functions/media/services/prepare-uploads.ts';
import { uploadDestination } from '#functions/media/api/upload-destination.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

export const generateUrls =
  (dependencies: MediaDependencies): UseCase<typeof media.generateUrls> =>
  async ({ caller, body: { siteId, files, isKept } }) => {
    const to = await uploadDestination(dependencies, caller, siteId);
    const destination = { loginId: caller.loginId, ...to, ...(isKept === true && { isKept }) };
    return { uploads: await prepareUploads(dependencies, destination, 'creative', files) };
  };
