import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Pitch } from '#web/ui/grid-view/visible-range.ts';

export interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The visible area of a scroller in pixels, rounded down to whole cells, so that scrolling within a cell renders nothing. */
export function useViewport(ref: RefObject<HTMLDivElement | null>, { row, column }: Pitch): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ left: 0, top: 0, width: 0, height: 0 });

  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const read = (): void => {
      const left = Math.floor(scroller.scrollLeft / column) * column;
      const top = Math.floor(scroller.scrollTop / row) * row;
      const { clientWidth: width, clientHeight: height } = scroller;
      setViewport((now) =>
        now.left === left && now.top === top && now.width === width && now.height === height ? now : { left, top, width, height },
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(scroller);
    scroller.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', read);
    };
  }, [ref, row, column]);

  return viewport;
}
