import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import { liveContent } from '#functions/api/end-user/live-content.ts';
import { addressesBelow, pageFiles, PUBLIC_FILES } from '#functions/api/end-user/page-files.ts';
import { type AddressOf, type PlacedPage, publishedPage, publishedProducts } from '#functions/api/end-user/page-view.ts';
import { placedPage } from '#functions/api/end-user/placed-page.ts';
import { AppError } from '#functions/app-error.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { endUser } from '#shared/contract/end-user.ts';
import type { RequestOf } from '#shared/contract/define.ts';

/** A sheet that everybody may see. Of one for members only, strangers learn no more than of one that is not there. */
async function publicPage(
  dependencies: EndUserDependencies,
  { params, query }: Pick<RequestOf<typeof endUser.pagePublic>, 'params' | 'query'>,
): Promise<{ page: PlacedPage; addressOf: AddressOf }> {
  const content = await liveContent(dependencies, params.siteId, query.lang);
  const page = await placedPage(content, params.pageId);
  if (!page || page.sheet.membersOnlyLock) throw new AppError('not-found');
  return { page, addressOf: addressesBelow(PUBLIC_FILES, await pageFiles(dependencies.media, content.site, page.sheet)) };
}

export const pagePublic =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.pagePublic> =>
  async (input) => {
    const { page, addressOf } = await publicPage(dependencies, input);
    return publishedPage(page, addressOf);
  };

export const productPublic =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.productPublic> =>
  async (input) => {
    const { page, addressOf } = await publicPage(dependencies, input);
    return { products: publishedProducts(page, addressOf) };
  };
