import { type RefCallback, useCallback, useState } from 'react';

/** Whether the content of an element is wider than the element, as it stands now. */
export function useHasOverflow(): { ref: RefCallback<HTMLElement>; isWider: boolean } {
  const [isWider, setWider] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const content = element.firstElementChild;
    const measure = (): void => setWider(content instanceof HTMLElement && content.offsetWidth > element.offsetWidth);
    const observer = new ResizeObserver(measure);
    for (const watched of [element, content]) if (watched) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { ref, isWider };
}
