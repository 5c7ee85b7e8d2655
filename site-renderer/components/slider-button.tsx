import type { VisitorWords } from '#site-renderer/components/visitor-words.ts';

/** Holds sheets that move on by themselves. Shown where the runtime moves them. */
export const SliderButton = ({ words }: { words: VisitorWords }) => (
  <button type="button" className="slider" data-slider aria-pressed={false} aria-label={words.hold} hidden>
    <svg viewBox="0 0 24 24" aria-hidden>
      <path className="off" d="M8 5v14M16 5v14" />
      <path className="on" d="M8 5v14l11-7z" />
    </svg>
  </button>
);
