import { type RefCallback, useCallback, useState } from 'react';

/** Returns whether the first child of an element is wider than the element, updated when sizes change, and the ref of the element. */
export function useHasOverflow(): { ref: RefCallback<HTMLElement>; hasOverflow: boolean } {
  const [hasOverflow, setOverflow] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const content = element.firstElementChild;
    const measure = (): void => setOverflow(content instanceof HTMLElement && content.offsetWidth > element.offsetWidth);
    const observer = new ResizeObserver(measure);
    for (const observed of [element, content]) if (observed) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { ref, hasOverflow };
}
