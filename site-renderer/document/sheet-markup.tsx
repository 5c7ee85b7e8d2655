import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument, ViewMode } from '#shared/model/site/site.ts';
import { barWithout } from '#site-renderer/components/shell/bar-contents.ts';
import { LockedSheet } from '#site-renderer/components/sheet/locked-sheet.tsx';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import type { ShellContents } from '#site-renderer/components/shell/shell-contents.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { shownPages } from '#site-renderer/pages/shown-pages.ts';
import type { PlacedSheet } from '#site-renderer/visibility/visible-sheets.ts';

/** What sheets are drawn with in one language of a site. */
export interface SheetContext {
  document: Pick<SiteDocument, 'settings'>;
  language: Language;
  addresses: SiteAddresses;
  contents: Pick<ShellContents, 'bar'>;
}

/** How a sheet stands in the page it is drawn for. */
interface Standing {
  isHeading: boolean;
  /** The picture itself as an AVIF data URI. */
  inlinedPicture?: string | undefined;
}

/** How wide sheets are on the screen: all of it, or the portrait frame that a desktop shows a MOBILE site in. */
const SIZES: Readonly<Record<ViewMode, string>> = { MOBILE: '(min-aspect-ratio:4/5) 56vh,100vw', PC: '100vw' };

/** A sheet that everybody may see, or that is drawn for a member, as the page of its own begins with it. */
function openMarkup({ document, language, addresses, contents }: SheetContext, { cell, sheet }: PlacedSheet, standing: Standing): string {
  return renderToStaticMarkup(
    <SheetView
      sheet={sheet}
      cell={cell}
      addresses={addresses}
      words={VISITOR_LABELS[language]}
      sizes={SIZES[document.settings.viewMode]}
      isFirst
      without={barWithout(contents.bar, sheet)}
      {...standing}
    />,
  );
}

/**
 * The same sheet as one comes to it from another: no heading of the page, its picture not before all others. Drawn once, a
 * sheet is only reworded here. No text of a site can be taken for what is replaced: in texts and attributes alike, angle
 * brackets and quotes are escaped.
 */
const asNeighbour = (markup: string): string =>
  markup
    .replace(/^(<article class="[^"]*?) near"/, '$1"')
    .replaceAll('fetchPriority="high"', 'decoding="async"')
    .replaceAll('<h1 ', '<h2 ')
    .replaceAll('</h1>', '</h2>');

/** A sheet for members as the runtime puts it in its place, once it is known that a member asks. */
export const membersSheetMarkup = (surroundings: SheetContext, placed: PlacedSheet): string =>
  asNeighbour(openMarkup(surroundings, placed, { isHeading: false }));

/** The sheets of a language as its files hold them. Each is drawn once, when it is first asked for. */
export interface RenderedSheets {
  /** At the beginning of its own page. */
  own: (placed: PlacedSheet) => string;
  /** At the beginning of the language's home. */
  atHome: (placed: PlacedSheet, standing: Standing) => string;
  /** Among others. */
  asNeighbour: (placed: PlacedSheet) => string;
}

export function renderSheets(surroundings: SheetContext & { document: SiteDocument }): RenderedSheets {
  const { document, language, addresses } = surroundings;
  const whereMembersGo = shownPages(document, language).includes('register') ? addresses : undefined;
  const drawn = new Map<string, string>();

  const draw = (placed: PlacedSheet, standing: Standing): string => {
    const { cell, id, sheet } = placed;
    if (!sheet.membersOnlyLock) return openMarkup(surroundings, placed, standing);
    const words = VISITOR_LABELS[language];
    return renderToStaticMarkup(
      <LockedSheet cell={cell} words={words} sheetId={id} addresses={whereMembersGo} isFirst isHeading={standing.isHeading} />,
    );
  };

  const own = (placed: PlacedSheet): string => {
    const markup = drawn.get(placed.cell) ?? draw(placed, { isHeading: true });
    drawn.set(placed.cell, markup);
    return markup;
  };
  return { own, atHome: draw, asNeighbour: (placed) => asNeighbour(own(placed)) };
}
