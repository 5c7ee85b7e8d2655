import { useEffect, useEffectEvent } from 'react';

/** Calls `onFiles` with files that are pasted on the page, except into a text field or a dialog. */
export function usePastedFiles(isEnabled: boolean, onFiles: (files: File[]) => void): void {
  const read = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    const isElsewhere = target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null;
    if (files.length > 0 && !isElsewhere) onFiles(files);
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: ClipboardEvent): void => read(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isEnabled]);
}
