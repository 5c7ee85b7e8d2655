import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { FAVICON_SIZES, creativeWidths, type ImageRef, type Variant } from '#shared/model/media.ts';
import type { SiteDocument, ViewMode } from '#shared/model/site.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { cellPath, homePath } from '#shared/rules/site-address.ts';
import { SheetArrows } from '#site-renderer/components/sheet-arrows.tsx';
import { SheetGrid } from '#site-renderer/components/sheet-grid.tsx';
import { SheetView } from '#site-renderer/components/sheet-view.tsx';
import type { SiteAddresses } from '#site-renderer/components/site-addresses.ts';
import { SiteHeader } from '#site-renderer/components/site-header.tsx';
import { SiteStage } from '#site-renderer/components/site-stage.tsx';
import { VISITOR_WORDS } from '#site-renderer/components/visitor-words.ts';
import { htmlDocument, type PageParts } from '#site-renderer/document.ts';
import { ENTRY_HEADERS, entryKey } from '#site-renderer/entry-page.ts';
import { PAGE_CSS } from '#site-renderer/styles/page-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { type PlacedSheet, visibleSheets } from '#site-renderer/visible-sheets.ts';

/** The largest AVIF file, in bytes, that travels inside the entry page; with it the page answers in one round trip. */
export const INLINE_CREATIVE_MAX_BYTES = 45 * 1024;

/** What one language of a site is rendered from. */
export interface SiteRendering {
  siteId: string;
  document: SiteDocument;
  language: Language;
  /** The site's own origin, without a slash at its end. */
  origin: string;
  /** The address below the origin (`/m/…`) of a variant in public storage. */
  imageUrl: (image: ImageRef, variant: Variant) => string;
  /** Content of the variant that `inlineCreative` names. Left out of the page when it is larger than `INLINE_CREATIVE_MAX_BYTES`. */
  firstCreative?: Uint8Array;
  /** The visitor's runtime, as `buildVisitorScript` made it. */
  visitorScript: string;
}

/** A file to be written to public storage. */
export interface SiteFile {
  key: string;
  body: string;
  contentType: string;
  cacheControl: string;
  /** What public storage keeps beside it, for the edge. */
  metadata?: Readonly<Record<string, string>>;
}

/** Width of the variant inside the page: enough for a phone of double density, small enough for the first round trip. */
const INLINE_WIDTH = 736;

/** How wide sheets are on the screen: all of it, or the portrait frame that a desktop shows a MOBILE site in. */
const SIZES: Readonly<Record<ViewMode, string>> = { MOBILE: '(min-aspect-ratio:4/5) 56vh,100vw', PC: '100vw' };

/**
 * Marks the root before anything is painted: `js`, so that styles count on the runtime, and `wait` where the address names
 * a cell, so that the first sheet does not flash up on the way to it.
 */
const HEAD_SCRIPT = "document.documentElement.className='js'+(/\\/[A-Z]+\\d+$/.test(location.pathname)?' wait':'')";

/** The picture and variant that may travel inside the entry page: the first sheet's, if it has one. */
export function inlineCreative(document: SiteDocument, language: Language): { image: ImageRef; variant: Variant } | undefined {
  const image = visibleSheets(document, language)[0]?.sheet.image;
  if (!image) return undefined;
  const widths = creativeWidths(image.width);
  return { image, variant: { width: widths.find((width) => width >= INLINE_WIDTH) ?? Math.max(...widths), format: 'avif' } };
}

function dataUri(picture: Uint8Array | undefined): string | undefined {
  if (!picture || picture.length > INLINE_CREATIVE_MAX_BYTES) return undefined;
  return `data:image/avif;base64,${Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString('base64')}`;
}

/**
 * Where a button inside the site leads: the cell in this language, else in the default one. The fragment is for visitors
 * without scripts, whom it scrolls to the sheet; the runtime takes it away.
 */
function cellUrl(document: SiteDocument, language: Language, cell: string): string | undefined {
  const { defaultLanguage } = document.settings;
  const spoken = [language, defaultLanguage].find((candidate) => sheetAt(document, cell, candidate));
  return spoken && `${cellPath(cell, spoken, defaultLanguage)}#${cell}`;
}

function renderBody({ document, language, imageUrl, firstCreative }: SiteRendering, sheets: readonly PlacedSheet[]): string {
  const { settings } = document;
  const words = VISITOR_WORDS[language];
  const addresses: SiteAddresses = { imageUrl, cellUrl: (cell) => cellUrl(document, language, cell) };
  return renderToStaticMarkup(
    <SiteStage viewMode={settings.viewMode} home={homePath(language, settings.defaultLanguage)}>
      <SiteHeader siteName={settings.name} logo={settings.logo} addresses={addresses} />
      <main>
        <SheetGrid label={words.sheets}>
          {sheets.map(({ cell, sheet }, index) => (
            <SheetView
              key={cell}
              sheet={sheet}
              cell={cell}
              addresses={addresses}
              sizes={SIZES[settings.viewMode]}
              isFirst={index === 0}
              inlinedPicture={index === 0 ? dataUri(firstCreative) : undefined}
            />
          ))}
        </SheetGrid>
      </main>
      <SheetArrows words={words} />
      <p className="live" aria-live="polite" />
    </SiteStage>,
  );
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What search engines and share cards are told about the site as a whole. */
function describe(
  { document, language, origin, imageUrl }: SiteRendering,
  first: PlacedSheet | undefined,
): Pick<PageParts, 'title' | 'meta' | 'properties' | 'links'> {
  const { name, favicon, defaultLanguage } = document.settings;
  const url = origin + homePath(language, defaultLanguage);
  const description = oneLine(first?.sheet.mainText || first?.sheet.imageAlt || name);
  const image = first?.sheet.image;
  const card = image && { image, width: Math.max(...creativeWidths(image.width)) };
  return {
    title: name,
    meta: {
      description,
      ...(image && { 'theme-color': image.colour }),
      ...(card && { 'twitter:card': 'summary_large_image' }),
    },
    properties: {
      'og:type': 'website',
      'og:site_name': name,
      'og:title': name,
      'og:description': description,
      'og:url': url,
      ...(card && { 'og:image': origin + imageUrl(card.image, { width: card.width, format: 'webp' }) }),
    },
    links: [
      { rel: 'canonical', href: url },
      ...(favicon
        ? FAVICON_SIZES.map((size) => ({
            rel: size === 180 ? 'apple-touch-icon' : 'icon',
            type: 'image/png',
            sizes: `${size}x${size}`,
            href: imageUrl(favicon, { width: size, format: 'png' }),
          }))
        : [{ rel: 'icon', href: 'data:,' }]),
    ],
  };
}

/** Renders one language of a site into its entry page, which holds every sheet there is in that language. Pure. */
export function renderSite(rendering: SiteRendering): SiteFile[] {
  const { siteId, document, language, visitorScript } = rendering;
  const sheets = visibleSheets(document, language);
  const body = htmlDocument({
    ...describe(rendering, sheets[0]),
    languageTag: LANGUAGE_TAG[language],
    styles: SHEET_CSS + PAGE_CSS,
    headScript: HEAD_SCRIPT,
    body: renderBody(rendering, sheets),
    bodyScript: visitorScript,
  });
  return [{ key: entryKey(siteId, language, document.settings.defaultLanguage), body, ...ENTRY_HEADERS }];
}
