import type { CSSProperties } from 'react';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

export const DIRECTIONS = ['up', 'left', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

interface SheetArrowsProps {
  words: VisitorLabels;
  /** Addresses of the neighbouring sheets: of the first sheet, until the visitor's runtime updates them. */
  hrefs: Readonly<Partial<Record<Direction, string>>>;
  /** Custom properties of the current sheet (`arrowStyle`). */
  style?: CSSProperties;
}

/** Arrows to the neighbouring sheets. They are links, so they work without scripts. */
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
