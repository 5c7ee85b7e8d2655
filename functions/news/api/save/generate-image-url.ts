import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { prepareUpload } from '#functions/media/services/prepare-uploads.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/**
 * Prepares the upload of a picture. The picture belongs to the account of the site, not to the site, because several sites show the item.
 */
export const generateImageUrl =
  (dependencies: NewsDependencies): UseCase<typeof news.generateImageUrl> =>
  async ({ caller, body: { siteId, file } }) => {
    const site = await dependencies.sites.find(caller.scope, siteId);
    await assertSiteWritable(dependencies, caller, site);
    const { ownerId, lineage } = site;
    return { upload: await prepareUpload(dependencies, { loginId: caller.loginId, siteId: '', ownerId, lineage }, 'news', file) };
  };
