import type { ReactNode } from 'react';

interface PopupLayerProps {
  /** The state of the popups as JSON, if they are delivered with a members-only sheet: the page cannot request the state itself. */
  state?: string;
  children: ReactNode;
}

/** Renders the container of a published page's popups: a polite live region. */
export function PopupLayer({ state, children }: PopupLayerProps) {
  return (
    <div className="popups" data-popups={state} aria-live="polite">
      {children}
    </div>
  );
}
