import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { pageMetadata, sheetMetadata } from '#shared/rules/publishing/page-metadata.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { runningVariations } from '#shared/rules/sheets/variations.ts';
import { cellPath, homePath } from '#shared/rules/sites/site-address.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { createDocumentRenderer, type PageHead, type PageShell } from '#site-renderer/document/document.ts';
import { fontSheet, homeFontStyles, pageFontStyles, preloadedFonts } from '#site-renderer/fonts/font-styles.ts';
import { adjacentCells } from '#site-renderer/files/grid-map.ts';
import { toInlineDataUri } from '#site-renderer/document/inline-creative.ts';
import { publicCellPath, publicHomePath } from '#site-renderer/visibility/public-paths.ts';
import { siteSentence } from '#site-renderer/visibility/described-pages.ts';
import { pageHead } from '#site-renderer/seo/page-head.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { pageConsent } from '#site-renderer/document/page-consent.tsx';
import { pageTags } from '#site-renderer/visibility/page-tags.ts';
import type { RenderedSheets } from '#site-renderer/document/sheet-markup.tsx';
import type { LanguageRendering } from '#site-renderer/visibility/language-rendering.ts';
import { siteBody } from '#site-renderer/document/site-body.tsx';
import { embedScript, framingMetadata } from '#site-renderer/seo/embedding.ts';
import { pageHeaders, type SiteFile } from '#site-renderer/files/site-file.ts';
import { sheetCard, siteCard, sitePicture } from '#site-renderer/seo/share-card.ts';
import { structuredProducts } from '#site-renderer/seo/structured-data.ts';
import { CONSENT_CSS, CONSENT_STAGE_CSS } from '#site-renderer/styles/consent-css.ts';
import { DIALOG_CSS } from '#site-renderer/styles/dialog-css.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { PAGE_CSS } from '#site-renderer/styles/page-css.ts';
import { PRINT_CSS } from '#site-renderer/styles/print-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';

interface SheetPage {
  placed: PlacedSheet;
  /** Whether the page is the home page of this language, which has the site's title. */
  isHome: boolean;
}

/** Returns a function that builds the `<head>` of a page. */
function headsOf(shown: LanguageRendering): (page: SheetPage) => PageHead {
  const { document, language, sheets } = shown;
  const { locked } = VISITOR_LABELS[language];
  const sentence = siteSentence(document, language);
  const words = pageMetadata(document, language, sheets[0]?.sheet, sentence);
  const lockedCard = sitePicture(shown, siteCard(shown));
  const openCard = (sheet: Sheet, isHome: boolean) => {
    const card = sheetCard(shown, sheet);
    return isHome ? sitePicture(shown, card) : card;
  };
  return ({ placed: { cell, sheet }, isHome }) => {
    const isIndexed = !sheet.membersOnlyLock;
    const { title, description } = isHome ? words : sheetMetadata(words, sheet, isIndexed ? cell : locked.title, { language, sentence });
    const path = isHome ? shown.home : cellPath(cell, language, document.settings);
    const pathIn = (other: Language): string | undefined => {
      if (other === language) return path;
      return isHome ? publicHomePath(document, other) : publicCellPath(document, cell, other);
    };
    const data = structuredProducts(shown, sheet, sheetLabel(sheet, title), path);
    return pageHead(shown, {
      title,
      description,
      pathIn,
      picture: sheet.image,
      card: isIndexed ? openCard(sheet, isHome) : lockedCard,
      isIndexed,
      data,
    });
  };
}

/** Returns a function that returns the targets of a sheet's arrows and its paths in the other languages. */
function linksOn({ document, language, languages, sheets, map }: LanguageRendering) {
  const { settings } = document;
  const used = new Set(sheets.map(({ cell }) => cell));
  return (cell: string) => ({
    arrows: Object.fromEntries(
      Object.entries(adjacentCells(map, used, cell)).map(([direction, next]) => [direction, cellPath(next, language, settings)]),
    ),
    elsewhere: new Map(
      languages
        .filter((other) => other !== language && sheetAt(document, cell, other) !== undefined)
        .map((other) => [homePath(other, settings), cellPath(cell, other, settings)]),
    ),
  });
}

/** Whether the runtime has to choose among versions of sheets. Pages do not reveal whether members-only sheets have variations. */
const needsChoice = ({ sheets }: LanguageRendering): boolean =>
  sheets.some(({ sheet }) => sheet.membersOnlyLock || runningVariations(sheet).length > 0);

/** Returns the fonts of the home page, or of all other pages, in the form in which documents contain them. */
function pageFonts({ fonts, language }: LanguageRendering, isHome: boolean): PageShell['fonts'] {
  if (!fonts) return undefined;
  const sheet = fontSheet(fonts, language)?.path;
  return isHome
    ? { styles: homeFontStyles(fonts), preloaded: preloadedFonts(fonts), sheet }
    : { styles: pageFontStyles(fonts), preloaded: [], sheet };
}

/** Returns a function that assembles a page. The parts that all pages share are built once. */
function documentsOf(shown: LanguageRendering, drawn: RenderedSheets): (page: SheetPage) => string {
  const { document, language, features, modules, visitorScripts, firstCreative } = shown;
  const hasDialogs = modules.includes(visitorScripts.modules.dialogs);
  const tags = pageTags(document, language);
  const consent = pageConsent(shown, tags, visitorScripts);
  const shell: PageShell = {
    languageTag: LANGUAGE_TAG[language],
    styles: [
      SHEET_CSS,
      PAGE_CSS,
      ...features.map((feature) => FEATURE_CSS[feature]),
      hasDialogs ? DIALOG_CSS : '',
      consent ? CONSENT_CSS + CONSENT_STAGE_CSS : '',
      PRINT_CSS,
    ].join(''),
    bodyScript: [
      needsChoice(shown) ? visitorScripts.variedCore : visitorScripts.core,
      features.includes('sideBySide') ? visitorScripts.sideBySideStart : '',
      embedScript(shown),
    ].join(''),
    tags,
    consent,
  };
  const documentOf = createDocumentRenderer({ ...shell, fonts: pageFonts(shown, false) });
  const homeDocumentOf = shown.fonts ? createDocumentRenderer({ ...shell, fonts: pageFonts(shown, true) }) : documentOf;
  const bodyOf = siteBody(shown);
  const headOf = headsOf(shown);
  const linksOf = linksOn(shown);
  const h1 = document.seo[language]?.h1.trim() ?? '';
  return (page) => {
    const { placed, isHome } = page;
    const { mainText, imageAlt, membersOnlyLock } = placed.sheet;
    const head = headOf(page);
    const ownHeading = isHome ? h1 : '';
    const article = isHome
      ? drawn.atHome(placed, { isHeading: h1 === '', inlinedPicture: toInlineDataUri(firstCreative) })
      : drawn.own(placed);
    const heading = ownHeading === '' && mainText === '' && !membersOnlyLock ? imageAlt || head.title : ownHeading;
    return (isHome ? homeDocumentOf : documentOf)({
      ...head,
      body: bodyOf({ cell: placed.cell, article, heading, ...linksOf(placed.cell) }),
    });
  };
}

/** Returns a page for every sheet of a language. The home page, which shows the first sheet, comes last. */
export function sheetPages(shown: LanguageRendering, drawn: RenderedSheets): SiteFile[] {
  const { siteId, document, language, sheets, home } = shown;
  const documentOf = documentsOf(shown, drawn);
  const framing = framingMetadata(document);
  const file = (page: SheetPage, path: string): SiteFile => ({
    key: pageKey(siteId, path),
    get body() {
      return documentOf(page);
    },
    ...pageHeaders(language),
    ...framing,
  });
  const [first] = sheets;
  return [
    ...sheets
      .map((placed) => ({ placed, path: cellPath(placed.cell, language, document.settings) }))
      .filter(({ path }) => path !== home)
      .map(({ placed, path }) => file({ placed, isHome: false }, path)),
    ...(first ? [file({ placed: first, isHome: true }, home)] : []),
  ];
}
