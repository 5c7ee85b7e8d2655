import { type RefObject, useEffect, useState } from 'react';
import { slideTimer } from '#site-renderer/visitor/navigation/slider-timer.ts';

interface SlideshowOptions {
  /** The display time of the current sheet; 0 for no slideshow. */
  seconds: number;
  nextCell: string | undefined;
}

/**
 * Slides to the next sheet after the display time, as on the published page. Input restarts the time. `isShown`: whether the slideshow can
 * be paused.
 */
export function useSlideshow(
  screen: RefObject<HTMLElement | null>,
  { seconds, nextCell }: SlideshowOptions,
  slideTo: (cell: string) => void,
) {
  const [isHeld, setHeld] = useState(false);
  const [prefersReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion)').matches);
  const isShown = seconds > 0 && nextCell !== undefined && !prefersReducedMotion;

  useEffect(() => {
    const root = screen.current;
    if (!root || !isShown || isHeld) return undefined;
    const startTimer = slideTimer(root, slideTo);
    const restart = (): void => startTimer(seconds, nextCell);
    restart();
    for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, restart, { passive: true });
    return () => {
      for (const type of ['pointerdown', 'keydown'] as const) removeEventListener(type, restart);
      startTimer(0, undefined);
    };
  }, [screen, seconds, nextCell, slideTo, isShown, isHeld]);

  return { isHeld, isShown, toggle: () => setHeld(!isHeld) };
}
