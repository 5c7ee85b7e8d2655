import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { creativeWidths, type ImageRef, type Variant } from '#shared/model/media.ts';
import type { SiteDocument, ViewMode } from '#shared/model/site.ts';
import { homePath } from '#shared/rules/site-address.ts';
import { LanguageLinks } from '#site-renderer/components/language-links.tsx';
import { LockedSheet } from '#site-renderer/components/locked-sheet.tsx';
import { SheetArrows } from '#site-renderer/components/sheet-arrows.tsx';
import { SheetGrid } from '#site-renderer/components/sheet-grid.tsx';
import { SheetView } from '#site-renderer/components/sheet-view.tsx';
import { SiteHeader } from '#site-renderer/components/site-header.tsx';
import { SiteStage } from '#site-renderer/components/site-stage.tsx';
import { VISITOR_WORDS } from '#site-renderer/components/visitor-words.ts';
import { htmlDocument } from '#site-renderer/document.ts';
import { ENTRY_HEADERS, entryKey } from '#site-renderer/entry-page.ts';
import { pageDescription } from '#site-renderer/page-description.ts';
import { pageFeatures } from '#site-renderer/page-features.ts';
import { publicAddresses } from '#site-renderer/public-addresses.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { PAGE_CSS } from '#site-renderer/styles/page-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { type PlacedSheet, visibleSheets } from '#site-renderer/visible-sheets.ts';
import type { VisitorScripts } from '#site-renderer/visitor-scripts.ts';

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
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  /** Content of the variant that `inlineCreative` names. Left out of the page when it is larger than `INLINE_CREATIVE_MAX_BYTES`. */
  firstCreative?: Uint8Array;
  /** The languages the site is shown in, this one among them. */
  languages: readonly Language[];
  /** The visitor's runtime, as `buildVisitorScripts` made it. */
  visitorScripts: VisitorScripts;
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

function renderBody(rendering: SiteRendering, sheets: readonly PlacedSheet[]): string {
  const { language, firstCreative } = rendering;
  const { settings } = rendering.document;
  const words = VISITOR_WORDS[language];
  const addresses = publicAddresses(rendering);
  const draw = ({ cell, sheet }: PlacedSheet, index: number) => {
    const isFirst = index === 0;
    if (sheet.membersOnlyLock) return <LockedSheet key={cell} cell={cell} words={words} isFirst={isFirst} />;
    return (
      <SheetView
        key={cell}
        sheet={sheet}
        cell={cell}
        addresses={addresses}
        words={words}
        sizes={SIZES[settings.viewMode]}
        isFirst={isFirst}
        inlinedPicture={isFirst ? dataUri(firstCreative) : undefined}
      />
    );
  };
  return renderToStaticMarkup(
    <SiteStage viewMode={settings.viewMode} speakerColor={settings.speakerColor} home={homePath(language, settings.defaultLanguage)}>
      <SiteHeader siteName={settings.name} logo={settings.logo} addresses={addresses} />
      {settings.displayLanguageIcon && (
        <LanguageLinks languages={settings.languages} language={language} addresses={addresses} words={words} />
      )}
      <main>
        <SheetGrid label={words.sheets}>{sheets.map(draw)}</SheetGrid>
      </main>
      <SheetArrows words={words} />
      <p className="live" aria-live="polite" />
    </SiteStage>,
  );
}

/** Renders one language of a site into its entry page, which holds every sheet there is in that language. Pure. */
export function renderSite(rendering: SiteRendering): SiteFile[] {
  const { siteId, document, language, visitorScripts } = rendering;
  const sheets = visibleSheets(document, language);
  const features = pageFeatures(document.settings, sheets);
  const body = htmlDocument({
    ...pageDescription(rendering, sheets[0]),
    languageTag: LANGUAGE_TAG[language],
    styles: [SHEET_CSS, PAGE_CSS, ...features.map((feature) => FEATURE_CSS[feature])].join(''),
    headScript: HEAD_SCRIPT,
    body: renderBody(rendering, sheets),
    bodyScript: features.includes('video') ? visitorScripts.moving : visitorScripts.still,
  });
  return [{ key: entryKey(siteId, language, document.settings.defaultLanguage), body, ...ENTRY_HEADERS }];
}
