import type { CSSProperties } from 'react';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

export const DIRECTIONS = ['up', 'left', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

interface SheetArrowsProps {
  words: VisitorLabels;
  /** Addresses of the neighbouring sheets. On a published page the visitor's runtime goes on from those of its first sheet. */
  hrefs: Readonly<Partial<Record<Direction, string>>>;
  /** Of the sheet they stand on; see `arrowStyle`. */
  style?: CSSProperties;
}

/** Arrows to the neighbouring sheets, which are links: without scripts one goes from page to page. */
export function SheetArrows({ words, hrefs, style }: SheetArrowsProps) {
  return (
    <nav aria-label={words.arrows} style={style}>
      {DIRECTIONS.map((direction) => (
        <a
          key={direction}
          className="arrow"
          data-move={direction}
          href={hrefs[direction]}
          aria-label={words[direction]}
          hidden={hrefs[direction] === undefined}
        />
      ))}
    </nav>
  );
}
