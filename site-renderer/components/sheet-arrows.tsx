import type { CSSProperties } from 'react';
import type { VisitorWords } from '#site-renderer/components/visitor-words.ts';

const DIRECTIONS = ['up', 'left', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

interface SheetArrowsProps {
  words: VisitorWords;
  /** The directions that lead somewhere. On a published page the visitor's runtime decides. */
  shown?: readonly Direction[];
  /** Of the sheet they stand on; see `arrowStyle`. */
  style?: CSSProperties;
}

/** Arrows to the neighbouring sheets. */
export function SheetArrows({ words, shown = [], style }: SheetArrowsProps) {
  return (
    <nav aria-label={words.arrows} style={style}>
      {DIRECTIONS.map((direction) => (
        <button
          key={direction}
          type="button"
          className="arrow"
          data-move={direction}
          aria-label={words[direction]}
          hidden={!shown.includes(direction)}
        />
      ))}
    </nav>
  );
}
