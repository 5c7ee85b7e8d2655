import { type LiveContent, liveContent } from '#functions/domain/published-site/live-content.ts';
import { mediaUrlsBelow, sheetMedia } from '#functions/domain/published-site/sheet-media.ts';
import { type MediaUrlOf, type PlacedSheet, sheetView, productViews } from '#functions/domain/published-site/sheet-view.ts';
import { placedSheet } from '#functions/domain/published-site/placed-sheet.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { AppError } from '#functions/app-error.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/site/site.ts';
import { joinParts, languageKey, type Part, type PartKey, parseSheetKey } from '#shared/rules/site/site-parts.ts';
import { memberMediaPath, PUBLIC_MEDIA_PATH } from '#shared/rules/site/site-file-keys.ts';

type PageDependencies = Pick<MemberDependencies, 'accounts' | 'clock' | 'media' | 'revisions' | 'sites'>;

interface MembersSheet {
  content: LiveContent;
  page: PlacedSheet;
  urlOf: MediaUrlOf;
}

/** Any sheet of a published site. The media of a members-only sheet are served by the API, to members. */
async function findSheet(
  { media, ...dependencies }: PageDependencies,
  { params: { siteId, pageId }, query }: Pick<RequestOf<typeof member.pagePrivate>, 'params' | 'query'>,
): Promise<MembersSheet> {
  const content = await liveContent(dependencies, siteId, query.lang);
  const page = await placedSheet(content, pageId);
  if (!page) throw new AppError('not-found');
  const files = page.sheet.membersOnlyLock ? memberMediaPath(siteId) : PUBLIC_MEDIA_PATH;
  return { content, page, urlOf: mediaUrlsBelow(files, await sheetMedia(media, content.site, page.sheet)) };
}

/** The document in one language with empty sheets: all that rendering one sheet needs besides its content. One read. */
async function documentWithEmptySheets({ settings, language, manifest, read }: LiveContent): Promise<SiteDocument> {
  const languages = [...new Set([language, settings.defaultLanguage])];
  const siteWide = languages.flatMap((spoken) => [languageKey('sns', spoken), languageKey('company', spoken)]);
  const parts = new Map<PartKey, Part>([['settings', settings]]);
  for (const [key, part] of await read(['grid', ...siteWide])) if (part) parts.set(key, part);
  for (const key of Object.keys(manifest) as PartKey[]) if (parseSheetKey(key)) parts.set(key, EMPTY_SHEET);
  return joinParts(parts);
}

/** The sheet as the published page shows it. The renderer is imported here, so that signing in does not wait for it. */
async function renderSheet({ content, page: { cell, id, sheet }, urlOf: imageUrl }: MembersSheet): Promise<string> {
  const [{ renderMembersSheet }, document] = await Promise.all([
    import('#site-renderer/render/render-members-sheet.tsx'),
    documentWithEmptySheets(content),
  ]);
  return renderMembersSheet({ document, language: content.language, placed: { cell, id, sheet }, imageUrl });
}

export const getMembersSheet =
  (dependencies: PageDependencies): UseCase<typeof member.pagePrivate> =>
  async (input) => {
    const parts = await findSheet(dependencies, input);
    return { ...sheetView(parts.page, parts.urlOf), html: await renderSheet(parts) };
  };

export const getMembersProducts =
  (dependencies: PageDependencies): UseCase<typeof member.productPrivate> =>
  async (input) => {
    const { page, urlOf } = await findSheet(dependencies, input);
    return { products: productViews(page, urlOf) };
  };
