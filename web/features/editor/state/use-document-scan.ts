import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';

/** The pause in typing after which the site is scanned, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * Derives a value from the whole document, debounced, because a scan of every sheet on each keystroke is slow. Components render again only if
 * the value is another one. `scan` has to be a stable function (`useCallback`).
 */
export function useDocumentScan<T>(scan: (document: SiteDocument) => T): T {
  const { store } = useEditor();
  const scanNow = (): { scan: typeof scan; value: T } => ({ scan, value: scan(currentDocument(store.getState())) });
  const [scanned, setScanned] = useState(scanNow);
  if (scanned.scan !== scan) setScanned(scanNow);
  const read = useEffectEvent(() => {
    const next = scanNow();
    startTransition(() => setScanned((former) => (former.scan === scan && Object.is(former.value, next.value) ? former : next)));
  });
  useEffect(() => {
    // The document may have changed since the render.
    let pause = setTimeout(() => read());
    const unsubscribe = store.subscribe((now, before) => {
      if (now.history.present === before.history.present) return;
      clearTimeout(pause);
      pause = setTimeout(() => read(), DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [store]);
  return scanned.value;
}
