import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { scriptPath } from '#shared/rules/site/site-file-keys.ts';
import { NewsBar } from '#site-renderer/components/shell/news-bar.tsx';
import { PopupCard } from '#site-renderer/components/popup/popup-card.tsx';
import { PopupLayer } from '#site-renderer/components/popup/popup-layer.tsx';
import { type Direction, SheetArrows } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import { SheetGrid } from '#site-renderer/components/sheet/sheet-grid.tsx';
import { SiteShell } from '#site-renderer/components/shell/site-shell.tsx';
import { SliderButton } from '#site-renderer/components/sheet/slider-button.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { escapeHtml } from '#site-renderer/document/escape-html.ts';
import type { LanguageRendering } from '#site-renderer/visibility/language-rendering.ts';

/** What one page has of its own. */
export interface PageBody {
  /** Of its sheet. */
  article: string;
  /** A heading for those who cannot see the page, where its sheet brings none. */
  heading: string;
  /** Where arrows lead. */
  arrows: Partial<Record<Direction, string>>;
  /** Paths of the same sheet in the other languages, by the homes of those. */
  elsewhere: ReadonlyMap<string, string>;
}

/** For those who cannot see the page; beside them, nobody misses it. */
const UNSEEN: CSSProperties = { position: 'absolute', clipPath: 'inset(50%)' };

/** The places that pages fill, drawn as empty elements: nothing a site says is ever drawn as one of them. */
const PLACES = /<hgroup><\/hgroup>|<article><\/article>|<nav><\/nav>/;

const languageLink = (home: string, path: string): string => `href="${escapeHtml(path)}" data-home="${escapeHtml(home)}"`;

/** Draws what stands around the sheets once, and answers with what puts a page's own parts into it. */
export function siteBody(shown: LanguageRendering): (page: PageBody) => string {
  const { siteId, document, language, home, contents, addresses, ways, sheets, popups, pieces, features, map } = shown;
  const words = VISITOR_LABELS[language];
  const around = renderToStaticMarkup(
    <SiteShell
      site={document}
      language={language}
      contents={contents}
      addresses={addresses}
      ways={ways}
      visit={{ siteId, language, home, pieces: pieces.map(scriptPath) }}
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
      {features.includes('slider') && <SliderButton words={words} />}
      <p className="live" aria-live="polite" />
      <NewsBar words={words} />
    </SiteShell>,
  );
  const [before = '', intoGrid = '', beforeArrows = '', end = '', ...more] = around.split(PLACES);
  if (end === '' || more.length > 0) throw new Error('What stands around the sheets does not have just the places that pages fill');

  return ({ article, heading, arrows, elsewhere }) => {
    let start = before;
    for (const [from, path] of elsewhere) start = start.replace(languageLink(from, from), languageLink(from, path));
    return [
      start,
      heading === '' ? '' : renderToStaticMarkup(<h1 style={UNSEEN}>{heading}</h1>),
      intoGrid,
      article,
      beforeArrows,
      renderToStaticMarkup(<SheetArrows words={words} hrefs={arrows} />),
      end,
    ].join('');
  };
}
