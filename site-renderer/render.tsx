import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { creativeWidths, type ImageRef, type Variant } from '#shared/model/media.ts';
import type { SiteDocument, ViewMode } from '#shared/model/site.ts';
import { safeCompany } from '#shared/markup/safe-company.ts';
import { pageWords } from '#shared/rules/page-words.ts';
import { homePath } from '#shared/rules/site-address.ts';
import { barWithout } from '#site-renderer/components/bar-contents.ts';
import { LockedSheet } from '#site-renderer/components/locked-sheet.tsx';
import { PopupCard } from '#site-renderer/components/popup-card.tsx';
import { PopupLayer } from '#site-renderer/components/popup-layer.tsx';
import { SheetArrows } from '#site-renderer/components/sheet-arrows.tsx';
import { SheetGrid } from '#site-renderer/components/sheet-grid.tsx';
import { SheetView } from '#site-renderer/components/sheet-view.tsx';
import { type ShellContents, shellContents } from '#site-renderer/components/shell-contents.ts';
import type { SiteAddresses } from '#site-renderer/components/site-addresses.ts';
import { SliderButton } from '#site-renderer/components/slider-button.tsx';
import { SiteShell } from '#site-renderer/components/site-shell.tsx';
import { VISITOR_WORDS } from '#site-renderer/components/visitor-words.ts';
import { htmlDocument } from '#site-renderer/document.ts';
import { ENTRY_HEADERS, entryKey } from '#site-renderer/entry-page.ts';
import { pageDescription } from '#site-renderer/page-description.ts';
import { pageFeatures } from '#site-renderer/page-features.ts';
import { pageTags } from '#site-renderer/page-tags.ts';
import { publicAddresses } from '#site-renderer/public-addresses.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { PAGE_CSS } from '#site-renderer/styles/page-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { type PlacedSheet, visibleSheets } from '#site-renderer/visible-sheets.ts';
import { type PlacedPopup, visiblePopups } from '#site-renderer/visible-popups.ts';
import { scriptOf, type VisitorScripts } from '#site-renderer/visitor-scripts.ts';

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
  /** What has ended by then is left out. */
  now: Date;
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

/** For those who cannot see the page; beside them, nobody misses it. */
const UNSEEN: CSSProperties = { position: 'absolute', clipPath: 'inset(50%)' };

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

/** Texts are reduced when they are saved. Reduced once more, a page does not depend on who saved them, and when. */
const safeContents = ({ menu, bar }: ShellContents): ShellContents => ({
  menu,
  bar: { ...bar, company: bar.company && safeCompany(bar.company) },
});

interface PageBody {
  sheets: readonly PlacedSheet[];
  popups: readonly PlacedPopup[];
  contents: ShellContents;
  addresses: SiteAddresses;
}

function renderBody(rendering: SiteRendering, { sheets, popups, contents, addresses }: PageBody): string {
  const { siteId, document, language, firstCreative } = rendering;
  const { settings } = document;
  const words = VISITOR_WORDS[language];
  const [first, ...others] = sheets;
  const { h1 } = pageWords(document, language, first?.sheet);
  const draw = ({ cell, sheet }: PlacedSheet, index: number) => {
    const isFirst = index === 0;
    const isHeading = isFirst && h1 === '';
    if (sheet.membersOnlyLock) return <LockedSheet key={cell} cell={cell} words={words} isFirst={isFirst} isHeading={isHeading} />;
    return (
      <SheetView
        key={cell}
        sheet={sheet}
        cell={cell}
        addresses={addresses}
        words={words}
        sizes={SIZES[settings.viewMode]}
        isFirst={isFirst}
        isHeading={isHeading}
        inlinedPicture={isFirst ? dataUri(firstCreative) : undefined}
        without={barWithout(contents.bar, sheet)}
      />
    );
  };
  return renderToStaticMarkup(
    <SiteShell
      site={document}
      language={language}
      contents={contents}
      addresses={addresses}
      home={homePath(language, settings.defaultLanguage)}
      at={others.length === 0 ? first?.sheet : undefined}
    >
      <main>
        {h1 !== '' && <h1 style={UNSEEN}>{h1}</h1>}
        <SheetGrid label={words.sheets}>{sheets.map(draw)}</SheetGrid>
      </main>
      {popups.length > 0 && (
        <PopupLayer siteId={siteId} language={language}>
          {popups.map(({ id, ...placed }) => (
            <PopupCard key={id} popupId={id} {...placed} addresses={addresses} words={words} />
          ))}
        </PopupLayer>
      )}
      <SheetArrows words={words} />
      {sheets.some(({ sheet }) => sheet.sliderTime > 0) && <SliderButton words={words} />}
      <p className="live" aria-live="polite" />
    </SiteShell>,
  );
}

/** Renders one language of a site into its entry page, which holds every sheet there is in that language. Pure. */
export function renderSite(rendering: SiteRendering): SiteFile[] {
  const { siteId, document, language, visitorScripts, now } = rendering;
  const sheets = visibleSheets(document, language);
  const popups = visiblePopups(document, language, now, sheets);
  const addresses = publicAddresses(rendering);
  const contents = safeContents(shellContents(document, language, addresses));
  const features = pageFeatures(
    document.settings,
    sheets,
    popups.map(({ popup }) => popup),
    contents,
  );
  const body = htmlDocument({
    ...pageDescription(rendering, sheets[0]),
    languageTag: LANGUAGE_TAG[language],
    styles: [SHEET_CSS, PAGE_CSS, ...features.map((feature) => FEATURE_CSS[feature])].join(''),
    headScript: HEAD_SCRIPT,
    body: renderBody(rendering, { sheets, popups, contents, addresses }),
    bodyScript: scriptOf(visitorScripts, features),
    tags: pageTags(document, language),
  });
  return [{ key: entryKey(siteId, language, document.settings.defaultLanguage), body, ...ENTRY_HEADERS }];
}
