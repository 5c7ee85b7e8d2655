import type { CSSProperties } from 'react';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

export const DIRECTIONS = ['up', 'left', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

interface SheetArrowsProps {
  words: VisitorLabels;
  /** The addresses of the neighbours of the first sheet. The visitor's runtime updates them for other sheets. */
  hrefs: Readonly<Partial<Record<Direction, string>>>;
  /** The address of the hidden arrows, which search engines follow too. */
  home?: string | undefined;
  /** Custom properties of the current sheet (`arrowStyle`). */
  style?: CSSProperties;
}

/** Renders arrows to the neighbouring sheets. They are links, so they work without scripts. */
export function SheetArrows({ words, hrefs, home, style }: SheetArrowsProps) {
  return (
    <nav aria-label={words.arrows} style={style}>
      {DIRECTIONS.map((direction) => (
        <a
          key={direction}
          className="arrow"
          data-move={direction}
          href={hrefs[direction] ?? home}
          aria-label={words[direction]}
          hidden={hrefs[direction] === undefined}
        />
      ))}
    </nav>
  );
}
