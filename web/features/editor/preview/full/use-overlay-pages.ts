import { useEffect, useMemo, useState } from 'react';
import type { PageContext } from '#site-renderer/pages/page-content.ts';
import type { OverlayPages } from '#web/features/editor/preview/full/overlay-pages.ts';

/** The pages that open on top of the sheets, once what makes them (a parser of HTML among it) is there. */
export function useOverlayPages(context: PageContext): OverlayPages | null {
  const [read, setRead] = useState<((context: PageContext) => OverlayPages) | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Where it cannot be fetched, the sheets are shown without signs to other pages.
    void import('#web/features/editor/preview/full/overlay-pages.ts')
      .then(({ overlayPages: pagesOver }) => isWanted && setRead(() => pagesOver))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return useMemo(() => read?.(context) ?? null, [read, context]);
}
