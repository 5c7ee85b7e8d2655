import type { ReactNode } from 'react';

interface SheetGridProps {
  /** What the grid is called where it cannot be seen. */
  label: string;
  children: ReactNode;
}

/** The one scroller: a grid of screens, each held by a sheet that names its own place. */
export function SheetGrid({ label, children }: SheetGridProps) {
  return (
    <section className="grid" aria-label={label}>
      {children}
    </section>
  );
}
