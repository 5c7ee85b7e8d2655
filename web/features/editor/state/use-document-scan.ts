import { useEffect, useMemo, useState } from 'react';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';

/** The pause in typing after which the site is scanned, in milliseconds. */
const DEBOUNCE_MS = 200;

/**
 * Derives a value from the whole document, debounced, because a scan of every sheet on each keystroke is slow. `scan` has to be
 * a stable function (`useCallback`).
 */
export function useDocumentScan<T>(scan: (document: SiteDocument) => T): T {
  const { store } = useEditor();
  const [document, setDocument] = useState(() => currentDocument(store.getState()));
  useEffect(() => {
    const read = (): void => setDocument(currentDocument(store.getState()));
    // The document may have changed since the render.
    let pause = setTimeout(read);
    const unsubscribe = store.subscribe((now, before) => {
      if (now.history.present === before.history.present) return;
      clearTimeout(pause);
      pause = setTimeout(read, DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [store]);
  return useMemo(() => scan(document), [scan, document]);
}
