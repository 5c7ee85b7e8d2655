import { brandAccount } from '#functions/accounts/api/profile/brand-account.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { prepareUpload } from '#functions/media/services/prepare-uploads.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';

export const generateLogoUrl =
  (dependencies: ProfileDependencies): UseCase<typeof profile.generateLogoUrl> =>
  async ({ caller: { loginId, scope }, body: { file } }) => {
    const { id, path } = await brandAccount(dependencies, scope.accountId);
    return { upload: await prepareUpload(dependencies, { loginId, siteId: '', ownerId: id, lineage: path }, 'brand', file) };
  };
