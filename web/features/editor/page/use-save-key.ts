import { useEffect } from 'react';

/** Saves on Ctrl+S (Cmd on a Mac), wherever the focus is, instead of the browser's "save page". */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save]);
}
