import { type RefObject, useLayoutEffect, useState } from 'react';
import type { VisitorAction } from '#web/features/editor/preview/full/visitor-action.ts';

export type OpenOverlay = Extract<VisitorAction, { kind: 'overlay' }>;

/** Returns the page that is open over the sheets, if any. The sheets are inert while it is open; closing returns the focus to its link. */
export function usePageOverlay(screen: RefObject<HTMLElement | null>) {
  const [overlay, openOverlay] = useState<OpenOverlay | null>(null);
  useLayoutEffect(() => {
    const stage = screen.current?.querySelector<HTMLElement>('.stage');
    if (!overlay || !stage) return undefined;
    stage.inert = true;
    return () => {
      stage.inert = false;
      overlay.link.focus({ preventScroll: true });
    };
  }, [screen, overlay]);
  return { overlay, openOverlay, closeOverlay: () => openOverlay(null) };
}
