import type { ReactNode } from 'react';

/** What floats over the sheets of a published page. Screen readers are told, when they are next silent, what has come up. */
export function PopupLayer({ children }: { children: ReactNode }) {
  return (
    <div className="popups" aria-live="polite">
      {children}
    </div>
  );
}
