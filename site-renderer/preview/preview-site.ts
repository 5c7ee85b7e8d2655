import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { FIRST_CELL } from '#shared/values/cell.ts';
import { pageKey, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { teasedPictures } from '#shared/rules/sites/teased-pictures.ts';
import type { FontFace } from '#site-renderer/fonts/font-face.ts';
import { facePath } from '#site-renderer/fonts/font-styles.ts';
import { planFonts } from '#site-renderer/fonts/plan-fonts.ts';
import { scriptFile, type SiteFile } from '#site-renderer/files/site-file.ts';
import { previewDocument, type PreviewDisplay } from '#site-renderer/preview/preview-document.ts';
import { previewTeaser } from '#site-renderer/preview/preview-teaser.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { renderSharedFiles } from '#site-renderer/render/render-shared-files.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

export interface PreviewRendering extends Omit<
  SiteRendering,
  'language' | 'languages' | 'firstCreative' | 'fonts' | 'placeholderOf' | 'previewModule' | 'teasers'
> {
  display: PreviewDisplay;
  /** Returns the tiny copy of a picture whose teaser members-only sheets show, as a data URI; `undefined` if it has none. */
  teaserSourceOf: (image: Pick<ImageRef, 'mediaId'>) => string | undefined;
  /** The id of the revision that is shown. */
  revision: string;
  /** The origin of the page that may embed the preview and receives its messages. */
  consoleOrigin: string;
}

/** The files of a site's preview. */
export interface PreviewSite {
  /** Renders the file at a path of the site's origin; `undefined` if there is none. */
  fileAt: (path: string) => SiteFile | undefined;
  /** Returns the font at a path of the site's origin, as glyphs to take from the whole font; `undefined` if there is none. */
  fontAt: (path: string) => FontFace | undefined;
  /** The document to show in the preview. */
  document: SiteDocument;
  /** The languages with at least one sheet, including incomplete ones, because a preview shows drafts. */
  languages: readonly Language[];
}

const isLanguage = (segment: string): segment is Language => LANGUAGES.some((language) => language === segment);

/** Matches the files of news and of embedding, and the style sheets of fonts, which have their language in the file name. */
const NAMED_FILE = /^\/(?:[no]\/([a-z]+)\.json|feed-([a-z]+)\.xml|f\/fonts-([a-z]+)-[\da-f]+\.css)$/;

/** Returns the language in one of the first two segments of a path, or in the name of a file; otherwise the default language. */
function languageOfPath(path: string, { settings }: SiteDocument): Language {
  const [, ofData = '', ofFeed = '', ofFonts = ''] = NAMED_FILE.exec(path) ?? [];
  return [...path.split('/').slice(1, 3), ofData, ofFeed, ofFonts].find(isLanguage) ?? settings.defaultLanguage;
}

/** Returns the key of the file at a path, as `infra/edge/site-request.js` maps it. */
function keyOf(siteId: string, path: string): string {
  if (path.includes('.')) return siteFileKey(siteId, path);
  const first = `/${FIRST_CELL}`;
  return pageKey(siteId, path.endsWith(first) ? path.slice(0, -first.length) : path);
}

const byKey = (files: readonly SiteFile[]): ReadonlyMap<string, SiteFile> => new Map(files.map((file) => [file.key, file]));

/** Memoises a function by its argument. */
function once<K, T>(make: (key: K) => T): (key: K) => T {
  const cache = new Map<K, T>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}

/**
 * Renders files of a document on request, one at a time. The shared parts of the pages of a language are prepared with the first of these
 * pages. Pure.
 */
export function previewSite({
  document: given,
  display,
  revision,
  consoleOrigin,
  teaserSourceOf,
  ...rendering
}: PreviewRendering): PreviewSite {
  const document = previewDocument(given, display);
  const { siteId, visitorScripts } = rendering;
  const { preview, modules, pages, steppedFormPage, shelf, transition, sideBySide, share, shareDialog } = visitorScripts;
  const scripts = [
    ...Object.values(modules),
    ...Object.values(pages),
    steppedFormPage,
    shelf,
    transition,
    sideBySide,
    share,
    shareDialog,
    preview,
  ];
  const query = new URLSearchParams({ revision, console: consoleOrigin });
  const previewModule = { ...preview, name: `${preview.name}?${query.toString()}` };
  const languages = document.settings.languages.filter((language) => visibleSheets(document, language).length > 0);
  const site = { ...rendering, document, languages, previewModule, placeholderOf: () => undefined };
  const fontPlanIn = once((language: Language) => planFonts(document.settings.theme, language, visibleSheets(document, language)));
  const facesByPath = once(
    () =>
      new Map(
        languages.flatMap((language) => {
          const { first = [], rest = [] } = fontPlanIn(language) ?? {};
          return [...first, ...rest].map((face) => [facePath(face), face] as const);
        }),
      ),
  );
  const filesIn = once((language: Language) => {
    const plan = fontPlanIn(language);
    const teasers = new Map(
      [...teasedPictures(document, language)].flatMap(([id, image]): [string, string][] => {
        const teaser = previewTeaser(image, teaserSourceOf(image));
        return teaser === undefined ? [] : [[id, teaser]];
      }),
    );
    return byKey(renderSite({ ...site, language, teasers, ...(plan && { fonts: { plan, inlined: new Map() } }) }));
  });
  const sharedFiles = once(() => byKey([...renderSharedFiles(site), ...scripts.map((script) => scriptFile(siteId, script))]));
  return {
    document,
    languages,
    fontAt: (path) => facesByPath(undefined).get(path),
    fileAt: (path) => {
      const key = keyOf(siteId, path);
      const language = languageOfPath(path, document);
      return (languages.includes(language) ? filesIn(language).get(key) : undefined) ?? sharedFiles(undefined).get(key);
    },
  };
}
