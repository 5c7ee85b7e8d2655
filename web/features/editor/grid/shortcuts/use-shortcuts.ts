import { createContext, use, useEffect, useState } from 'react';

interface Shortcuts {
  isShown: boolean;
  show: (isShown: boolean) => void;
}

const ShortcutsContext = createContext<Shortcuts | null>(null);
export const ShortcutsProvider = ShortcutsContext.Provider;

export function useShortcuts(): Shortcuts {
  const shortcuts = use(ShortcutsContext);
  if (!shortcuts) throw new Error('useShortcuts needs a ShortcutsProvider');
  return shortcuts;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null);

/** Returns whether the list of shortcuts is open. `?` opens the list unless text is being typed. */
export function useCreateShortcuts(): Shortcuts {
  const [isShown, show] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      show(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { isShown, show };
}
