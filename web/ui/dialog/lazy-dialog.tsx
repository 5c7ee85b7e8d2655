import { type ReactNode, Suspense, useState } from 'react';

interface LazyDialogProps {
  isOpen: boolean;
  /** The dialog, whose component is `lazy`. */
  children: ReactNode;
}

/** Renders a dialog from its first opening on, so that its code is loaded only then, and its closing is animated. */
export function LazyDialog({ isOpen, children }: LazyDialogProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
}
