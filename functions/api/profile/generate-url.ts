import { activeAccount } from '#functions/api/profile/account-in-use.ts';
import type { ProfileDependencies } from '#functions/api/profile/dependencies.ts';
import { prepareUpload } from '#functions/api/media/prepare-uploads.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { profile } from '#shared/contract/profile.ts';

export const generateUrl =
  (dependencies: ProfileDependencies): UseCase<typeof profile.generateUrl> =>
  async ({ caller: { loginId, scope }, body: { file } }) => {
    const { id, path } = await activeAccount(dependencies, scope.accountId);
    return { upload: await prepareUpload(dependencies, { loginId, siteId: '', ownerId: id, lineage: path }, 'profile', file) };
  };
