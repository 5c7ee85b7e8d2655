import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rowPlace, type RowPlace, rowsOf } from '#shared/rules/sheets/sheets-in-view.ts';
import { siteTitle } from '#shared/rules/publishing/page-metadata.ts';
import { scriptPath } from '#shared/rules/sites/site-file-keys.ts';
import { SheetLoadError } from '#site-renderer/components/shell/sheet-load-error.tsx';
import { NewsBar } from '#site-renderer/components/shell/news-bar.tsx';
import { PopupCard } from '#site-renderer/components/popup/popup-card.tsx';
import { PopupLayer } from '#site-renderer/components/popup/popup-layer.tsx';
import { ProductTray } from '#site-renderer/components/product/product-tray.tsx';
import { type Direction, SheetArrows } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import { SheetGrid } from '#site-renderer/components/sheet/sheet-grid.tsx';
import { SiteShell } from '#site-renderer/components/shell/site-shell.tsx';
import { SliderButton } from '#site-renderer/components/sheet/slider-button.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { rowPlaceStyle } from '#site-renderer/components/shell/site-stage.tsx';
import { SCREENS_WITHOUT_PANEL } from '#site-renderer/visitor/support/panel-screens.ts';
import { NARROW_SCREENS } from '#site-renderer/visitor/support/wide-screens.ts';
import { FIRST_CELL } from '#shared/values/cell.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import type { ScriptFile } from '#site-renderer/build/visitor-scripts.ts';
import type { LanguageRendering } from '#site-renderer/visibility/language-rendering.ts';

/** The parts of a page that differ from page to page. */
export interface PageBody {
  /** The markup of the page's sheet. */
  article: string;
  /** The text of a visually hidden `h1`; empty if the sheet has an `h1`. */
  heading: string;
  cell: string;
  /** The targets of the arrows. */
  arrows: Partial<Record<Direction, string>>;
  /** The paths of the same sheet in other languages, by the home path of the language. */
  elsewhere: ReadonlyMap<string, string>;
}

/** Hides an element visually. Screen readers still read it. */
const UNSEEN: CSSProperties = { position: 'absolute', clipPath: 'inset(50%)' };

/** Placeholders that each page fills, rendered as empty elements, which the content of a site never renders. */
const PLACES = /<hgroup><\/hgroup>|<article><\/article>|<nav><\/nav>/;

const languageLink = (home: string, path: string): string => `href="${escapeHtml(path)}" data-home="${escapeHtml(home)}"`;

/** Renders the markup around the sheets once. Returns a function that inserts the parts of one page into it. */
export function siteBody(shown: LanguageRendering): (page: PageBody) => string {
  const {
    siteId,
    document,
    language,
    home,
    contents,
    addresses,
    overlayLinks,
    sheets,
    popups,
    modules,
    features,
    map,
    most,
    visitorScripts,
    hasPanelCode,
  } = shown;
  const words = VISITOR_LABELS[language];
  const { desktopPanel, sideBySide } = visitorScripts;
  const excludedScreens = new Map([
    [desktopPanel, SCREENS_WITHOUT_PANEL],
    [sideBySide, NARROW_SCREENS],
  ]);
  const moduleAddress = (module: ScriptFile): string => [scriptPath(module), excludedScreens.get(module)].filter(Boolean).join('#');
  const rows = rowsOf(sheets.map(({ cell }) => cell));
  const rowPlaceOf = (cell: string): RowPlace => rowPlace(rows.get(cell) ?? [cell], cell);
  const placeAt = (cell: string): string =>
    Object.entries(rowPlaceStyle(rowPlaceOf(cell)))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const first = sheets[0]?.cell ?? FIRST_CELL;
  const shareDialog = scriptPath(visitorScripts.shareDialog);
  const around = renderToStaticMarkup(
    <SiteShell
      site={document}
      language={language}
      contents={contents}
      addresses={addresses}
      overlayLinks={overlayLinks}
      visit={{
        siteId,
        language,
        home,
        title: siteTitle(document, language),
        modules: modules.map(moduleAddress),
        code: hasPanelCode ? shareDialog : undefined,
      }}
      shareDialog={shareDialog}
      sideBySide={most > 1 ? { most, place: rowPlaceOf(first) } : undefined}
      at={sheets.length === 1 ? sheets[0]?.sheet : undefined}
    >
      <main>
        <hgroup />
        <SheetGrid label={words.sheets} map={map}>
          <article />
        </SheetGrid>
      </main>
      {popups.length > 0 && (
        <PopupLayer>
          {popups.map(({ id, ...placed }) => (
            <PopupCard key={id} popupId={id} {...placed} addresses={addresses} words={words} />
          ))}
        </PopupLayer>
      )}
      <nav />
      {features.includes('slider') && <SliderButton words={words} hasLine={features.includes('progress')} />}
      {features.includes('shelf') && <ProductTray words={words} />}
      <p className="live" aria-live="polite" />
      <NewsBar words={words} allUrl={addresses.pageUrl('news')} />
      <SheetLoadError words={words} />
    </SiteShell>,
  );
  const [before = '', intoGrid = '', beforeArrows = '', end = '', ...more] = around.split(PLACES);
  if (end === '' || more.length > 0) throw new Error('The markup around the sheets does not contain each placeholder exactly once');

  return ({ cell, article, heading, arrows, elsewhere }) => {
    let start = most > 1 ? before.replace(placeAt(first), placeAt(cell)) : before;
    for (const [from, path] of elsewhere) start = start.replace(languageLink(from, from), languageLink(from, path));
    return [
      start,
      heading === '' ? '' : renderToStaticMarkup(<h1 style={UNSEEN}>{heading}</h1>),
      intoGrid,
      article,
      beforeArrows,
      renderToStaticMarkup(<SheetArrows words={words} hrefs={arrows} home={home} />),
      end,
    ].join('');
  };
}
