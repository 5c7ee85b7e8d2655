import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SliderButtonProps {
  words: VisitorLabels;
  isHeld?: boolean;
  /** Whether the sheet advances automatically. On a published page the visitor's runtime shows the button. */
  isShown?: boolean;
  /** Whether a line shows the progress. */
  hasLine?: boolean;
}

/** Renders the button that pauses and resumes the automatic advance of sheets, and the line that shows its progress. */
export const SliderButton = ({ words, isHeld = false, isShown = false, hasLine = false }: SliderButtonProps) => (
  <>
    <button type="button" className="slider" data-slider aria-pressed={isHeld} aria-label={words.hold} hidden={!isShown}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path className="off" d="M8 5v14M16 5v14" />
        <path className="on" d="M8 5v14l11-7z" />
      </svg>
    </button>
    {hasLine && <i className="progress" aria-hidden />}
  </>
);
