import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import { prepareUpload } from '#functions/domain/media/prepare-uploads.ts';
import { assertSiteWritable } from '#functions/domain/site/assert-site-writable.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/** Prepares the upload of a picture. It belongs to the account of the site, not to the site: several sites show the item. */
export const generateImageUrl =
  (dependencies: NewsDependencies): UseCase<typeof news.generateImageUrl> =>
  async ({ caller, body: { siteId, file } }) => {
    const site = await dependencies.sites.find(caller.scope, siteId);
    await assertSiteWritable(dependencies, caller, site);
    const { ownerId, lineage } = site;
    return { upload: await prepareUpload(dependencies, { loginId: caller.loginId, siteId: '', ownerId, lineage }, 'news', file) };
  };
