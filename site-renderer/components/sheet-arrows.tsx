import type { VisitorWords } from '#site-renderer/components/visitor-words.ts';

const DIRECTIONS = ['up', 'left', 'right', 'down'] as const;

/** Arrows to the neighbouring sheets. Hidden until the visitor's runtime shows those that lead somewhere. */
export function SheetArrows({ words }: { words: VisitorWords }) {
  return (
    <nav aria-label={words.arrows}>
      {DIRECTIONS.map((direction) => (
        <button key={direction} type="button" className="arrow" data-move={direction} aria-label={words[direction]} hidden />
      ))}
    </nav>
  );
}
