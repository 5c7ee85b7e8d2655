import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/** Returns whether the preview is shared. Reveals nothing else about the site, not even whether it exists. */
export const getShareStatus =
  ({ shares }: Pick<PreviewDependencies, 'shares'>): UseCase<typeof preview.shareStatus> =>
  async ({ params: { siteId } }) => ({ isShared: (await shares.find(siteId))?.isShared ?? false });
