import type { CSSProperties } from 'react';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface LostSheetProps {
  words: Pick<VisitorLabels, 'lost'>;
}

/** Below the menu, over the picture; swipes reach the sheet beneath it. */
const OVER: CSSProperties = { inset: 0, alignContent: 'center', pointerEvents: 'none' };

/** The message over a sheet that could not be loaded, a polite live region. The visitor's runtime shows it. */
export function LostSheet({ words: { lost } }: LostSheetProps) {
  return (
    <div role="status">
      <section className="lost words on-dark" style={OVER} hidden>
        <p className="text">{lost.text}</p>
        <button className="button" type="button" style={{ pointerEvents: 'auto' }}>
          {lost.retry}
        </button>
      </section>
    </div>
  );
}
