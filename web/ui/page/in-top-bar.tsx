import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The part of the shell's top bar that belongs to the screen: `null` until it is mounted, `undefined` outside the shell. */
export const TopBarSlot = createContext<HTMLElement | null | undefined>(undefined);

/** Shows controls of a screen in the shell's top bar; outside the shell, shows them in place. */
export function InTopBar({ children }: { children: ReactNode }) {
  const slot = use(TopBarSlot);
  if (slot === undefined) return children;
  return slot && createPortal(children, slot);
}
