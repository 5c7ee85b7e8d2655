import type { CSSProperties } from 'react';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SheetLoadErrorProps {
  words: Pick<VisitorLabels, 'lost'>;
}

/** The style of a card between the arrows at the sides; swipes that begin on the card move the sheets. */
const CARD: CSSProperties = {
  inset: 0,
  justifyItems: 'center',
  width: 'min(100% - 8rem, 22rem)',
  height: 'fit-content',
  margin: 'auto',
  padding: '1.25rem 1rem',
  borderRadius: '1.5rem',
  background: '#202020',
  color: '#fff',
  textAlign: 'center',
};
const TEXT: CSSProperties = { fontSize: '1rem' };
const BUTTON: CSSProperties = { background: '#fff', color: '#202020', font: 'inherit', fontWeight: 700, cursor: 'pointer' };

/**
 * Renders the message over a sheet that failed to load, which the runtime shows. It is a polite live region with a heading, because such a
 * sheet has none.
 */
export function SheetLoadError({ words: { lost } }: SheetLoadErrorProps) {
  return (
    <div role="status">
      <section className="lost words" style={CARD} hidden>
        <p className="text" style={TEXT} role="heading" aria-level={1}>
          {lost.text}
        </p>
        <button className="button" type="button" style={BUTTON}>
          {lost.retry}
        </button>
      </section>
    </div>
  );
}
