import { useEffect, useMemo, useState } from 'react';
import type { PageContext } from '#site-renderer/pages/page-content.ts';
import type { OverlayPages } from '#web/features/editor/preview/full/overlay-pages.ts';

/** Returns the overlay pages of a site; `null` until their code, which includes an HTML parser, is loaded. */
export function useOverlayPages(context: PageContext): OverlayPages | null {
  const [build, setBuild] = useState<((context: PageContext) => OverlayPages) | null>(null);
  useEffect(() => {
    let isMounted = true;
    // If loading fails, the sheets are shown without links to overlay pages.
    void import('#web/features/editor/preview/full/overlay-pages.ts')
      .then(({ overlayPages }) => isMounted && setBuild(() => overlayPages))
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, []);
  return useMemo(() => build?.(context) ?? null, [build, context]);
}
