import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant } from '#shared/model/media/media.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { planFonts } from '#site-renderer/fonts/plan-fonts.ts';
import type { FontPlan } from '#site-renderer/fonts/site-fonts.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { PAGE_SCRIPTS, VISITOR_MODULES, type ScriptFile, type VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

/** Renders sites for tests that read pages. */

export const SITE_ID = 'abcdefghij12';
export const ORIGIN = `https://${SITE_ID}.sites.example.com`;
const imageUrl = (image: Pick<ImageRef, 'mediaId'>, { width, format }: Variant): string => `/m/${image.mediaId}/${width}.${format}`;

export const PLACEHOLDER = 'data:image/webp;base64,UklGRg==';

/** Returns fake visitor scripts; the content of each is its name. */
const named = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, { name: `${name}-1a2b.js`, body: `start('${name}')` }])) as Record<N, ScriptFile>;
export const VISITOR_SCRIPTS: VisitorScripts = {
  core: 'startVisit()',
  variedCore: 'startVariedVisit()',
  success: 'reportSuccess()',
  consentGate: 'openGate("VERSION_OF_CONSENT")',
  consent: 'askForConsent()',
  embed: 'reportHeight()',
  modules: named(VISITOR_MODULES),
  pages: named(PAGE_SCRIPTS),
  steppedFormPage: { name: 'stepped-form-page-1a2b.js', body: "start('stepped-form-page')" },
  shelf: { name: 'shelf-1a2b.js', body: "start('shelf')" },
  transition: { name: 'transition-1a2b.js', body: "start('transition')" },
  sideBySide: { name: 'side-by-side-1a2b.js', body: "start('side-by-side')" },
  sideBySideStart: 'startSideBySide()',
  share: { name: 'share-1a2b.js', body: "start('share')" },
  shareDialog: { name: 'share-dialog-1a2b.js', body: 'openShareDialog()' },
  desktopPanel: { name: 'desktop-panel-1a2b.js', body: "start('desktop-panel')" },
  offline: { name: 'offline-1a2b.js', body: "start('offline')" },
  worker: 'work("VERSION_OF_PUBLICATION")',
  endWorker: 'end()',
  preview: { name: 'preview-frame-1a2b.js', body: "start('preview-frame')" },
};

/** Returns the rendering input for one language of a site. */
export const renderingOf = (document: SiteDocument, language: Language, extra: Partial<SiteRendering> = {}): SiteRendering => ({
  siteId: SITE_ID,
  document,
  language,
  origin: ORIGIN,
  imageUrl,
  placeholderOf: () => PLACEHOLDER,
  languages: document.settings.languages,
  news: [],
  visitorScripts: VISITOR_SCRIPTS,
  now: new Date('2026-11-20T12:00:00Z'),
  ...extra,
});

/** Returns the fonts of a language as rendering input, as a publication or a preview adds them. */
export function plannedFonts(
  document: SiteDocument,
  language: Language,
  inlined: (plan: FontPlan) => Iterable<readonly [string, Uint8Array]> = () => [],
): Pick<SiteRendering, 'fonts'> {
  const plan = planFonts(document.settings.theme, language, visibleSheets(document, language));
  return plan ? { fonts: { plan, inlined: new Map(inlined(plan)) } } : {};
}

/** Parses a page like a browser. */
export const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/**
 * Renders a language of a site. `page` is its parsed home page and `html` its text; `sheets` are all sheets that a visitor
 * can reach from there by swiping.
 */
export function render(document: SiteDocument, language: Language = document.settings.defaultLanguage, extra: Partial<SiteRendering> = {}) {
  const files = renderSite(renderingOf(document, language, extra));
  const html = files.at(-1)?.body ?? '';
  const blocks = files.filter(({ key }) => /\/s\/\d+\.html$/.test(key)).map(({ body }) => body);
  const sheets = [...parse(blocks.join('')).querySelectorAll<HTMLElement>('.sheet')];
  return {
    files,
    html,
    page: parse(html),
    /** The sheets by cell, as neighbours in their blocks, without variations. */
    sheets: new Map(sheets.filter(({ dataset }) => dataset['variation'] === undefined).map((sheet) => [sheet.id, sheet])),
    /** All keys and bodies joined, for assertions that something is absent. */
    all: files.map(({ key, body }) => `${key}\n${body}`).join('\n'),
    /** The parsed page at a path. */
    at: (path: string): Document => parse(files.find(({ key }) => key === pageKey(SITE_ID, path))?.body ?? ''),
  };
}

export const image: ImageRef = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#aabbcc' };

/** Returns a site in Japanese with these sheets; the first sheet exists in English too. */
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
    settings: siteSettings({ name: '秋の店', ...settings }),
    grid: { numberHorizontal: 3, numberVertical: 3, cells: Object.fromEntries(placed.map(({ cell, id }) => [cell, id])) },
    ...EMPTY_CONTENT,
    sheets: Object.fromEntries(placed.map(({ id, sheet }) => [id, { jp: sheet, ...(id === numberedUlid(1) && { en: sheet }) }])),
  };
}

/** Returns a popup over the sheets with these numbers, counted from 1 in the order given to `documentWith`. */
export const popupOver = (sheets: readonly number[], differences: Partial<PopupCta> = {}): PopupCta => ({
  ...newPopup(differences.kind ?? 'timeLimit'),
  effectiveSheets: sheets.map(numberedUlid),
  content: { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl: 'https://example.com/' } },
  ...differences,
});
