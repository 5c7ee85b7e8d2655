import { useEffect, useMemo, useState } from 'react';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';

/** A pause in the changes after which the site is looked through, in milliseconds. */
const PAUSE_MS = 200;

/**
 * What is found by looking through the whole site: every sheet has a part in it, so it waits until typing pauses. `look` is
 * to be the same function for as long as it finds the same.
 */
export function useDocumentScan<T>(look: (document: SiteDocument) => T): T {
  const { store } = useEditor();
  const [document, setDocument] = useState(() => currentDocument(store.getState()));
  useEffect(() => {
    const read = (): void => setDocument(currentDocument(store.getState()));
    // Something may have changed since it was drawn.
    let pause = setTimeout(read);
    const unsubscribe = store.subscribe((now, before) => {
      if (now.history.present === before.history.present) return;
      clearTimeout(pause);
      pause = setTimeout(read, PAUSE_MS);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [store]);
  return useMemo(() => look(document), [look, document]);
}
