import { useLayoutEffect, useRef, useState } from 'react';

interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Follows what a scroller shows. */
export function useViewport() {
  const ref = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState<Viewport>({ left: 0, top: 0, width: 0, height: 0 });

  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const read = () =>
      setViewport({ left: scroller.scrollLeft, top: scroller.scrollTop, width: scroller.clientWidth, height: scroller.clientHeight });
    const observer = new ResizeObserver(read);
    observer.observe(scroller);
    scroller.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', read);
    };
  }, []);

  return { ref, viewport };
}
