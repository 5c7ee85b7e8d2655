import { sheetFaces } from '#site-renderer/fonts/plan-fonts.ts';
import { loadPhrases } from '#site-renderer/phrases/split-phrases.ts';
import { type LiveContent, liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { mediaUrlsBelow, sheetMedia } from '#functions/publishing/services/published-site/sheet-media.ts';
import { type MediaUrlOf, sheetView, productViews } from '#functions/publishing/services/published-site/published-sheet-view.ts';
import { activePopups } from '#functions/popups/services/active-popups.ts';
import { popupsOverSheets } from '#functions/popups/services/published-popups.ts';
import { withVariation, placedSheet } from '#functions/publishing/services/published-site/placed-sheet.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import type { PlacedPopup } from '#shared/rules/popups/placed-popups.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import { joinParts, languageKey, type Part, type PartKey, parseSheetKey, popupKey } from '#shared/rules/sites/site-parts.ts';
import { memberMediaPath, PUBLIC_MEDIA_PATH } from '#shared/rules/sites/site-file-keys.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';

type PageDependencies = Pick<MemberDependencies, 'accounts' | 'clock' | 'fonts' | 'media' | 'popupCounts' | 'revisions' | 'sites'>;

interface MembersSheet {
  content: LiveContent;
  page: PlacedSheet;
  /** The popups on the sheet that are on no public page; none for a public sheet. */
  popups: readonly PlacedPopup[];
  urlOf: MediaUrlOf;
  mutedVideoUrl: NonNullable<SiteRendering['mutedVideoUrl']>;
  placeholderOf: (file: Pick<ImageRef, 'mediaId'>) => string | undefined;
}

/**
 * Returns any sheet of a published site, with its variations. The API serves the media of a members-only sheet and of its popups to
 * members.
 */
async function findSheet(
  { media, ...dependencies }: PageDependencies,
  { params: { siteId, pageId }, query }: Pick<RequestOf<typeof member.pagePrivate>, 'params' | 'query'>,
): Promise<MembersSheet> {
  const content = await liveContent(dependencies, siteId, query.lang);
  const page = await placedSheet(content, pageId);
  if (!page) throw new AppError('not-found');
  const isLocked = page.sheet.membersOnlyLock;
  const popups = isLocked ? await popupsOverSheets(content, [page]) : [];
  const images = popups.map(({ content: { image } }) => image);
  const files = isLocked ? memberMediaPath(siteId) : PUBLIC_MEDIA_PATH;
  const shown = await sheetMedia(media, content.site, page.sheet, images);
  return {
    content,
    page,
    popups,
    ...mediaUrlsBelow(files, shown),
    placeholderOf: ({ mediaId }) => shown.get(mediaId)?.file.placeholder,
  };
}

/** The parts outside a sheet that the sheet shows, or that determine the links of the sheet (`hasLinkedPage`). */
const SITE_WIDE = ['sns', 'company', 'contactForm', 'homepageForm', 'membershipForm'] as const;

/**
 * Returns the document in one language with empty sheets and these popups: all that rendering one sheet needs besides its content. Makes
 * one read.
 */
async function documentWithEmptySheets(
  { settings, language, manifest, read }: LiveContent,
  popups: readonly PlacedPopup[],
): Promise<SiteDocument> {
  const languages = [...new Set([language, settings.defaultLanguage])];
  const siteWide = languages.flatMap((spoken) => SITE_WIDE.map((kind) => languageKey(kind, spoken)));
  const parts = new Map<PartKey, Part>([['settings', settings]]);
  for (const [key, part] of await read(['grid', ...siteWide])) if (part) parts.set(key, part);
  for (const key of Object.keys(manifest) as PartKey[]) if (parseSheetKey(key)) parts.set(key, EMPTY_SHEET);
  for (const { id, popup } of popups) parts.set(popupKey(id), popup);
  return joinParts(parts);
}

/**
 * Returns the sheet and its variations as the published page shows them, with its popups. The renderer is imported here, so that signing in
 * does not wait for it.
 */
async function renderSheet(
  { popupCounts, clock, fonts }: PageDependencies,
  { content, page: placed, popups: shown, urlOf: imageUrl, mutedVideoUrl, placeholderOf }: MembersSheet,
): Promise<string> {
  const faces = placed.sheet.membersOnlyLock ? sheetFaces(content.settings.theme, content.language, placed) : [];
  const [{ renderMembersSheet }, files, document, popups] = await Promise.all([
    import('#site-renderer/render/render-members-sheet.tsx'),
    Promise.all(faces.map(async (face) => ({ face, file: await fonts.read(face) }))),
    documentWithEmptySheets(content, shown),
    activePopups(content, shown, { popupCounts, now: clock() }),
  ]);
  return renderMembersSheet({
    document,
    language: content.language,
    placed,
    popups,
    imageUrl,
    mutedVideoUrl,
    placeholderOf,
    phrases: await loadPhrases(document.settings.theme),
    fonts: files,
  });
}

export const getMembersSheet =
  (dependencies: PageDependencies): UseCase<typeof member.pagePrivate> =>
  async (input) => {
    const parts = await findSheet(dependencies, input);
    const page = withVariation(parts.page, input.query.variation_id);
    // If the request names no variation, the HTML contains all active variations and the page selects one.
    const shown = page.sheet === parts.page.sheet ? parts : { ...parts, page };
    return { ...sheetView(page, parts.urlOf), html: await renderSheet(dependencies, shown) };
  };

export const getMembersProducts =
  (dependencies: PageDependencies): UseCase<typeof member.productPrivate> =>
  async (input) => {
    const { page, urlOf } = await findSheet(dependencies, input);
    return { products: productViews(page, urlOf) };
  };
