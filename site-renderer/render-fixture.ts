import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant } from '#shared/model/media.ts';
import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/site.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/popup.ts';
import { renderSite, type SiteRendering } from '#site-renderer/render.tsx';
import { featureSets, scriptName } from '#site-renderer/visitor-scripts.ts';
import { numberedUlid } from '#test/support/site-documents.ts';

/** Sites as pages, for tests that read pages. */

export const ORIGIN = 'https://abcdefghij12.sites.example.com';
const imageUrl = (image: Pick<ImageRef, 'mediaId'>, { width, format }: Variant): string => `/m/${image.mediaId}/${width}.${format}`;

/** Renders a language of a site and reads the page as browsers do. */
export function render(document: SiteDocument, language: Language = document.settings.defaultLanguage, extra: Partial<SiteRendering> = {}) {
  const files = renderSite({
    siteId: 'abcdefghij12',
    document,
    language,
    origin: ORIGIN,
    imageUrl,
    languages: document.settings.languages,
    visitorScripts: Object.fromEntries(featureSets().map((features) => [scriptName(features), `startVisit(${features.join(', ')})`])),
    now: new Date('2026-11-20T12:00:00Z'),
    ...extra,
  });
  const page = new DOMParser().parseFromString(files[0]?.body ?? '', 'text/html');
  return { files, page, html: files[0]?.body ?? '' };
}

export const image: ImageRef = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#aabbcc' };

/** A site in Japanese with these sheets; the first of them is there in English too. */
export function documentWith(
  sheets: Readonly<Record<string, Partial<Sheet>>>,
  settings: Partial<SiteDocument['settings']> = {},
): SiteDocument {
  const placed = Object.entries(sheets).map(([cell, sheet], index) => ({
    cell,
    id: numberedUlid(index + 1),
    sheet: { ...EMPTY_SHEET, image, ...sheet },
  }));
  return {
    settings: {
      name: '秋の店',
      viewMode: 'MOBILE',
      logo: null,
      favicon: null,
      languages: ['jp', 'en'],
      defaultLanguage: 'jp',
      ...DEFAULT_SITE_SETTINGS,
      ...settings,
    },
    grid: { numberHorizontal: 3, numberVertical: 3, cells: Object.fromEntries(placed.map(({ cell, id }) => [cell, id])) },
    ...EMPTY_CONTENT,
    sheets: Object.fromEntries(placed.map(({ id, sheet }) => [id, { jp: sheet, ...(id === numberedUlid(1) && { en: sheet }) }])),
  };
}

/** A popup over those of the sheets, counted from 1, that `documentWith` was given. */
export const popupOver = (sheets: readonly number[], differences: Partial<PopupCta> = {}): PopupCta => ({
  ...newPopup(differences.kind ?? 'timeLimit'),
  effectiveSheets: sheets.map(numberedUlid),
  content: { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl: 'https://example.com/' } },
  ...differences,
});
