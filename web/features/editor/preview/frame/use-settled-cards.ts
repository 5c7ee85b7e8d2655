import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { settleCards } from '#site-renderer/visitor/modules/shelf.ts';

/**
 * Moves placed cards that would cover something to the shelf of their sheet, as the published page does: after every render, and
 * when the screen changes its size.
 */
export function useSettledCards(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const sheet of screen.current?.querySelectorAll('.sheet') ?? []) settleCards(sheet);
  });
  useEffect(() => {
    const root = screen.current;
    if (!root) return undefined;
    const observer = new ResizeObserver(() => {
      for (const sheet of root.querySelectorAll('.sheet')) settleCards(sheet);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [screen]);
}
