import type { CSSProperties } from 'react';
import { parseCell } from '#shared/values/cell.ts';
import { creativeWidths, type ImageRef } from '#shared/model/media/media.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

const CSS = minifyCss(`
  .sheets { margin: 0 auto; padding: 1.5rem 1.25rem 3rem }
  .sheets h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.35 }
  .sheets ol { display: grid; grid-template-columns: repeat(var(--columns), minmax(5.75rem, 9.625rem)); justify-content: safe center; gap: .375rem; margin: -.3125rem; padding: 0; overflow: auto hidden; list-style: none }
  /* "content-visibility" clips overflow; the padding leaves space for the focus ring. */
  .sheets li { break-inside: avoid; content-visibility: auto; contain-intrinsic-size: auto 16rem; padding: .3125rem }
  .sheets a { display: block; color: inherit; text-decoration: none }
  .sheets a:hover b { text-decoration: underline }
  .sheets picture, .sheets svg { position: relative; display: block; width: 100%; aspect-ratio: 4/5; overflow: hidden; border-radius: .5rem; background: #ecece8 }
  .sheets svg { padding: 35%; fill: none; stroke: #5c5c58; stroke-width: 1.5 }
  .sheets img { position: absolute; width: 100%; height: 100%; object-fit: cover }
  .sheets b { display: -webkit-box; margin-top: .375rem; overflow: hidden; font-size: .875rem; font-weight: 600; line-height: 1.4; -webkit-line-clamp: 2; -webkit-box-orient: vertical }
  .sheets small { color: #5c5c58 }
  .sheets [aria-current] :is(picture, svg) { outline: 3px solid #1c56a5; outline-offset: 1px }
  .sheets [aria-current] small { color: #1c56a5; font-weight: 700 }
`);

function Picture({ image, addresses }: { image: ImageRef; addresses: SiteAddresses }) {
  const width = Math.min(...creativeWidths(image.width));
  return (
    <picture style={{ backgroundColor: image.colour }}>
      <source type="image/avif" srcSet={addresses.imageUrl(image, { width, format: 'avif' })} />
      <img
        src={addresses.imageUrl(image, { width, format: 'webp' })}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface EntryProps {
  placed: PlacedSheet;
  /** The CSS grid area: row and column, from 1. */
  place: string;
  addresses: SiteAddresses;
  words: VisitorLabels;
}

function Entry({ placed: { cell, sheet }, place, addresses, words }: EntryProps) {
  const { image, membersOnlyLock } = sheet;
  return (
    <li style={{ gridArea: place }}>
      <a href={addresses.cellUrl(cell)} data-cell={cell}>
        {image ? (
          <Picture image={image} addresses={addresses} />
        ) : (
          <svg viewBox="0 0 24 24" aria-hidden>
            {membersOnlyLock && <path d="M5 10h14v11H5zm3 0V7a4 4 0 0 1 8 0v3" />}
          </svg>
        )}
        <b>{membersOnlyLock ? words.list.locked : sheetLabel(sheet, cell)}</b>
        <small>{cell}</small>
      </a>
    </li>
  );
}

/** Returns the indexes that occur, in order: lines of the grid without a sheet take no space. */
const linesOf = (indexes: readonly number[]): number[] => [...new Set(indexes)].toSorted((one, other) => one - other);

/** Returns the overview of all sheets as they lie in the grid, each with its smallest picture. */
export function sheetOverviewPage({ document, language, addresses, words }: PageContext): PageContent {
  const sheets = visibleSheets(document, language).map((placed) => ({ placed, at: parseCell(placed.cell) ?? { row: 0, column: 0 } }));
  const rows = linesOf(sheets.map(({ at }) => at.row));
  const columns = linesOf(sheets.map(({ at }) => at.column));
  const style: CSSProperties & { '--columns': number } = { '--columns': columns.length };
  return {
    page: 'sheets',
    title: words.list.title,
    isIndexed: true,
    styles: CSS,
    script: null,
    hasTags: true,
    body: (
      <div className="sheets">
        <h1>{words.list.title}</h1>
        <ol style={style}>
          {sheets.map(({ placed, at }) => (
            <Entry
              key={placed.cell}
              placed={placed}
              place={`${rows.indexOf(at.row) + 1}/${columns.indexOf(at.column) + 1}`}
              addresses={addresses}
              words={words}
            />
          ))}
        </ol>
      </div>
    ),
  };
}
