import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { withVariation, placedSheet } from '#functions/publishing/services/published-site/placed-sheet.ts';
import { type MediaUrlOf, productViews, sheetView } from '#functions/publishing/services/published-site/published-sheet-view.ts';
import { workingContent } from '#functions/sites/services/working-content.ts';
import type { PreviewViewer, UseCase } from '#functions/platform/http/use-case.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import { taggedMediaPath } from '#shared/rules/media/media-path.ts';

/** Returns URLs of media as paths on the preview's own host. */
const mediaUrlOf =
  ({ mediaRights }: Pick<PreviewDependencies, 'mediaRights'>, { site }: PreviewViewer): MediaUrlOf =>
  ({ mediaId }, variant) =>
    taggedMediaPath(mediaId, variant, mediaRights.tagOf(mediaId, site.id));

/** Returns a sheet of the working revision, or a variation of the sheet, even if the sheet is members-only. */
async function findSheet(
  { revisions }: Pick<PreviewDependencies, 'revisions'>,
  { site }: PreviewViewer,
  { params, query }: Pick<RequestOf<typeof preview.page>, 'params' | 'query'>,
): Promise<PlacedSheet> {
  const found = await placedSheet(await workingContent(revisions, site, query.lang), params.pageId);
  if (!found) throw new AppError('not-found');
  return withVariation(found, query.variation_id);
}

export const getPreviewSheet =
  (dependencies: Pick<PreviewDependencies, 'revisions' | 'mediaRights'>): UseCase<typeof preview.page> =>
  async ({ caller, ...input }) =>
    sheetView(await findSheet(dependencies, caller, input), mediaUrlOf(dependencies, caller));

export const getPreviewProducts =
  (dependencies: Pick<PreviewDependencies, 'revisions' | 'mediaRights'>): UseCase<typeof preview.product> =>
  async ({ caller, ...input }) => ({
    products: productViews(await findSheet(dependencies, caller, input), mediaUrlOf(dependencies, caller)),
  });
