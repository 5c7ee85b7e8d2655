import { parseCell } from '#shared/rules/cell.ts';
import { placement } from '#site-renderer/components/placement.ts';
import type { VisitorWords } from '#site-renderer/components/visitor-words.ts';

interface LockedSheetProps {
  cell: string;
  words: VisitorWords;
  isFirst?: boolean;
  /** Whether its title is the page's heading. */
  isHeading?: boolean;
}

/** What stands in the place of a sheet that is for members only. Tells nothing about it. */
export function LockedSheet({ cell, words, isFirst = false, isHeading = isFirst }: LockedSheetProps) {
  const { title, text } = words.locked;
  const Heading = isHeading ? 'h1' : 'h2';
  return (
    <article
      className={isFirst ? 'sheet locked near' : 'sheet locked'}
      id={cell}
      data-page={cell}
      aria-label={title}
      style={placement(parseCell(cell))}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <rect x="5" y="10" width="14" height="11" rx="2" />
        <path d="M8 10V7a4 4 0 0 1 8 0v3" />
      </svg>
      <Heading className="text">{title}</Heading>
      <p>{text}</p>
    </article>
  );
}
