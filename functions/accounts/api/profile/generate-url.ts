import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { prepareUpload } from '#functions/media/services/prepare-uploads.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';

export const generateUrl =
  (dependencies: ProfileDependencies): UseCase<typeof profile.generateUrl> =>
  async ({ caller: { loginId, scope }, body: { file } }) => {
    const { id, path } = await activeAccount(dependencies, scope.accountId);
    return { upload: await prepareUpload(dependencies, { loginId, siteId: '', ownerId: id, lineage: path }, 'profile', file) };
  };
