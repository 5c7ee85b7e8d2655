import { type SheetVersion, sheetVersions } from '#shared/rules/sheets/variations.ts';
import { sheetAlias, versionAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { pageTitle, sheetName, siteTitle } from '#shared/rules/publishing/page-metadata.ts';
import { usualTitle } from '#shared/rules/publishing/usual-title.ts';
import { croppedPicture, cropWidthShare } from '#shared/rules/sheets/picture-adjustment.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/model/language.ts';
import { LEAST_SHEET_WIDTH, LEAST_STAGE_HEIGHT } from '#shared/rules/sheets/sheets-in-view.ts';
import type { Sheet, SiteDocument, SiteSettings, ViewMode } from '#shared/model/sites/site.ts';
import { hiddenBarItems } from '#site-renderer/components/shell/bar-contents.ts';
import { LockedSheet } from '#site-renderer/components/sheet/locked-sheet.tsx';
import { sheetLabel, SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import type { ShellContents } from '#site-renderer/components/shell/shell-contents.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { SplitPhrases } from '#site-renderer/phrases/split-phrases.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';
import { lockedSheetTexts } from '#site-renderer/visibility/locked-sheets.ts';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';

/** The context in which the sheets of one language are rendered. */
export interface SheetContext {
  document: Pick<SiteDocument, 'settings' | 'seo'>;
  language: Language;
  addresses: SiteAddresses;
  contents: Pick<ShellContents, 'bar'>;
  /** The most sheets side by side (`mostInView`). */
  most?: number;
  /** Splits texts of a site with a theme into phrases. */
  phrases?: SplitPhrases | undefined;
}

/** The role of a sheet in the page for which it is rendered. */
interface SheetRole {
  isHeading: boolean;
  /** The picture as an AVIF data URI. */
  inlinedPicture?: string | undefined;
}

/**
 * The `sizes` of all pictures: 80 % of the full width, or of the portrait frame in which a desktop shows a MOBILE site; 55 % on denser
 * screens. A picture may be enlarged by a quarter, and densities over 2 are not worth their bytes: phones fetch the inlined width
 * (`sharpenInlined`).
 */
const DENSE = '(min-resolution:2.1dppx) 55vw';
const SIZES: Readonly<Record<ViewMode, string>> = { MOBILE: `(min-aspect-ratio:4/5) 45vh,${DENSE},80vw`, PC: `${DENSE},80vw` };

/** Returns the `sizes` of the pictures of a site: 80 % of the width of a column where sheets are side by side. */
function siteSizes({ viewMode }: SiteSettings, most: number): string {
  const columns = Array.from({ length: most - 1 }, (_, index) => most - index);
  return [
    ...columns.map(
      (sheets) => `(min-width:${sheets * LEAST_SHEET_WIDTH}rem) and (min-height:${LEAST_STAGE_HEIGHT}rem) ${Math.ceil(80 / sheets)}vw`,
    ),
    SIZES[viewMode],
  ].join(',');
}

/**
 * Returns the `sizes` of the picture of a sheet. A picture that fills the screen overflows it and is as wide as the height of the screen
 * requires. A cropped picture is wider than what it shows.
 */
function pictureSizes(sizes: string, { image, pictureFit, pictureCrop }: Sheet): string {
  if (!image || (pictureFit !== 'fill' && !pictureCrop)) return sizes;
  const { width, height } = croppedPicture(image, pictureCrop);
  const filling = `${Math.ceil((width / height) * 80)}vh`;
  const shown = pictureFit === 'fill' ? `max($1,${filling})` : '$1';
  const whole = pictureCrop ? `calc(${shown}/${cropWidthShare(pictureCrop)})` : shown;
  return sizes.replaceAll(/(\d+v[hw])/g, whole);
}

/**
 * Returns the title of a sheet's page for the visitor's runtime; `undefined` if it is the usual one for this label. A variation has the
 * title of its sheet.
 */
function ownTitle({ document, language }: Pick<SheetContext, 'document' | 'language'>, name: string, label: string): string | undefined {
  const site = siteTitle(document, language);
  const title = pageTitle(name, site, language);
  return title === usualTitle(label, site) ? undefined : title;
}

/** Returns the markup of one version of a sheet. `name`: the name of the sheet itself. */
function versionMarkup(
  { document, language, addresses, contents, phrases, most = 1 }: SheetContext,
  { cell, alias, name }: { cell: string; alias: string; name: string },
  { variation, sheet }: SheetVersion,
  role: SheetRole,
): string {
  return renderToStaticMarkup(
    <SheetView
      sheet={sheet}
      cell={cell}
      alias={alias}
      title={ownTitle({ document, language }, name, sheetLabel(sheet, cell))}
      variation={variation}
      addresses={addresses}
      words={VISITOR_LABELS[language]}
      sizes={pictureSizes(siteSizes(document.settings, most), sheet)}
      isFirst
      theme={document.settings.theme}
      language={language}
      phrases={phrases && ((text) => phrases(text, language))}
      without={hiddenBarItems(contents.bar, sheet)}
      {...role}
      // The inlined variant has too few pixels for a part of the picture.
      {...(sheet.pictureCrop && { inlinedPicture: undefined })}
    />,
  );
}

/**
 * Returns the markup of a public sheet, or of a members-only sheet for a member, as the first sheet of its page, followed by the markup of
 * its variations.
 */
function openMarkups(context: SheetContext, { cell, id, sheet }: PlacedSheet, role: SheetRole): string[] {
  const versions = sheetVersions(sheet);
  const name = sheetName(sheet, cell);
  if (versions.length === 1) return versions.map((version) => versionMarkup(context, { cell, alias: sheetAlias(id), name }, version, role));
  // No version inlines its picture, so that no version performs better because it is shown earlier.
  const { inlinedPicture: _, ...shared } = role;
  // The heading applies to all versions of the sheet.
  const isHeading = role.isHeading && sheet.mainText !== '';
  return versions.map((version) =>
    versionMarkup(context, { cell, alias: versionAlias(id, version.variation?.id ?? null), name }, version, { ...shared, isHeading }),
  );
}

/**
 * Turns the markup of a page's first sheet into the markup of a neighbour: without the page's `h1`, with a picture that waits for the
 * visitor's runtime, and with a video whose beginning is fetched (from the file without sound, if there is one). Replacing text is cheaper
 * than rendering twice. Content of a site never matches: texts and attributes have their angle brackets and quotes escaped.
 */
const asNeighbour = (markup: string): string =>
  markup
    .replace(/^(<article class="[^"]*?) near"/, '$1"')
    .replaceAll('fetchPriority="high"', 'loading="lazy" decoding="async"')
    .replaceAll('preload="none"', 'preload="metadata"')
    .replaceAll(/ src="([^"]*)" data-muted="([^"]*)"/g, ' src="$2" data-sound="$1"')
    .replaceAll('<h1 ', '<h2 ')
    .replaceAll('</h1>', '</h2>');

/**
 * Joins the markup of a sheet and its variations. In blocks and API responses, the variations follow their sheet; the visitor's runtime
 * shows one of them (`chooseVariations`).
 */
const asNeighbours = (markups: readonly string[]): string => markups.map(asNeighbour).join('');

/**
 * Returns the markup of a sheet for its own page. Variations are in a template, so that visitors without scripts see the sheet itself; its
 * picture is then fetched only after the runtime has chosen a version.
 */
function asOwn([itself = '', ...variations]: readonly string[]): string {
  if (variations.length === 0) return itself;
  const waiting = (markup: string): string => markup.replaceAll('fetchPriority="high"', 'fetchPriority="high" loading="lazy"');
  return `<template>${variations.map(waiting).join('')}</template>${waiting(itself)}`;
}

/** Returns the markup of a members-only sheet for a member, with which the visitor's runtime replaces the locked sheet. */
export const membersSheetMarkup = (context: SheetContext, placed: PlacedSheet): string =>
  asNeighbours(openMarkups(context, placed, { isHeading: false }));

/** The sheets of a language with their variations, as written to its files. Each sheet is rendered once, on first request. */
export interface RenderedSheets {
  /** Returns the markup as the first sheet of its page. */
  own: (placed: PlacedSheet) => string;
  /** Returns the markup as the first sheet of the language's home page. */
  atHome: (placed: PlacedSheet, role: SheetRole) => string;
  /** Returns the markup in a block, next to other sheets. */
  asNeighbour: (placed: PlacedSheet) => string;
}

interface SitePages {
  document: SiteDocument;
  teasers?: SiteRendering['teasers'];
}

export function renderSheets(context: SheetContext & SitePages): RenderedSheets {
  const { document, language, addresses, teasers } = context;
  const texts = lockedSheetTexts(document, language);
  const memberAddresses = visiblePages(document, language).includes('register') ? addresses : undefined;
  const rendered = new Map<string, string[]>();

  const render = (placed: PlacedSheet, role: SheetRole): string[] => {
    const { cell, id, sheet } = placed;
    if (!sheet.membersOnlyLock) return openMarkups(context, placed, role);
    const words = VISITOR_LABELS[language];
    return [
      renderToStaticMarkup(
        <LockedSheet
          cell={cell}
          words={words}
          pageTitle={ownTitle(context, words.locked.title, words.locked.title)}
          sheetId={id}
          addresses={memberAddresses}
          {...texts}
          teaser={teasers?.get(id)}
          isFirst
          isHeading={role.isHeading}
        />,
      ),
    ];
  };

  const own = (placed: PlacedSheet): string[] => {
    const markups = rendered.get(placed.cell) ?? render(placed, { isHeading: true });
    rendered.set(placed.cell, markups);
    return markups;
  };
  return {
    own: (placed) => asOwn(own(placed)),
    atHome: (placed, role) => asOwn(render(placed, role)),
    asNeighbour: (placed) => asNeighbours(own(placed)),
  };
}
