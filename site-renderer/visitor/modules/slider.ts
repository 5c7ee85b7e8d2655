import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { slideTimer } from '#site-renderer/visitor/navigation/slider-timer.ts';

/**
 * Slides from sheets with `data-seconds` to the next sheet in reading order, and stops at the last sheet. Waits while it is paused by its
 * button, while the focus is in the sheet or a popup, and while the page is hidden. Does nothing under reduced motion.
 */
export function start({ stage, onRest, slideTo, map }: Pick<Visit, 'stage' | 'onRest' | 'slideTo' | 'map'>): void {
  const button = stage.querySelector<HTMLElement>('[data-slider]');
  let isHeld = false;
  let seconds = 0;
  let following: string | undefined;

  // Under reduced motion, there are no automatic slides, and the button is hidden.
  if (matchMedia('(prefers-reduced-motion)').matches || !button) return;

  const count = slideTimer(stage, slideTo);
  const restart = (): void => count(isHeld ? 0 : seconds, following);

  button.addEventListener('click', () => {
    isHeld = !isHeld;
    button.setAttribute('aria-pressed', String(isHeld));
    restart();
  });
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, restart, { passive: true });

  onRest((sheet) => {
    seconds = Number(sheet.dataset['seconds'] ?? 0);
    following = map.cells[map.cells.indexOf(sheet.id) + 1];
    button.hidden = !seconds || !following;
    restart();
  });
}
