import { type RefObject, useEffect, useState } from 'react';
import { slideTimer } from '#site-renderer/visitor/navigation/slider-timer.ts';

interface RestingSheet {
  seconds: number;
  following: string | undefined;
}

/** Moves on from a sheet that asks for it, as the published page does. `isShown`: whether there is something to hold. */
export function useSlideshow(screen: RefObject<HTMLElement | null>, { seconds, following }: RestingSheet, slideTo: (cell: string) => void) {
  const [isHeld, hold] = useState(false);
  const [prefersStillness] = useState(() => matchMedia('(prefers-reduced-motion)').matches);
  const isShown = seconds > 0 && following !== undefined && !prefersStillness;

  useEffect(() => {
    const root = screen.current;
    if (!root || !isShown || isHeld) return undefined;
    const count = slideTimer(root, slideTo);
    const restart = (): void => count(seconds, following);
    restart();
    for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, restart, { passive: true });
    return () => {
      for (const type of ['pointerdown', 'keydown'] as const) removeEventListener(type, restart);
      count(0, undefined);
    };
  }, [screen, seconds, following, slideTo, isShown, isHeld]);

  return { isHeld, isShown, toggle: () => hold(!isHeld) };
}
