import type { ReactNode } from 'react';

/** The container of a published page's popups: a polite live region. */
export function PopupLayer({ children }: { children: ReactNode }) {
  return (
    <div className="popups" aria-live="polite">
      {children}
    </div>
  );
}
