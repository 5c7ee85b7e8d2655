import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { mediaUrlsBelow, sheetMedia } from '#functions/publishing/services/published-site/sheet-media.ts';
import { type MediaUrlOf, sheetView, productViews } from '#functions/publishing/services/published-site/published-sheet-view.ts';
import { withVariation, placedSheet } from '#functions/publishing/services/published-site/placed-sheet.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import { PUBLIC_MEDIA_PATH } from '#shared/rules/sites/site-file-keys.ts';

/** Returns a public sheet or its variation. Throws `not-found` for a members-only sheet, as for a missing sheet. */
async function findPublicSheet(
  dependencies: EndUserDependencies,
  { params, query }: Pick<RequestOf<typeof endUser.pagePublic>, 'params' | 'query'>,
): Promise<{ page: PlacedSheet; urlOf: MediaUrlOf }> {
  const content = await liveContent(dependencies, params.siteId, query.lang);
  const found = await placedSheet(content, params.pageId);
  if (!found || found.sheet.membersOnlyLock) throw new AppError('not-found');
  const page = withVariation(found, query.variation_id);
  return { page, urlOf: mediaUrlsBelow(PUBLIC_MEDIA_PATH, await sheetMedia(dependencies.media, content.site, page.sheet)).urlOf };
}

export const getPublicSheet =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.pagePublic> =>
  async (input) => {
    const { page, urlOf } = await findPublicSheet(dependencies, input);
    return sheetView(page, urlOf);
  };

export const getPublicProducts =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.productPublic> =>
  async (input) => {
    const { page, urlOf } = await findPublicSheet(dependencies, input);
    return { products: productViews(page, urlOf) };
  };
