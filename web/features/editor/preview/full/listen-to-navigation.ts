import { isLongText } from '#site-renderer/visitor/navigation/is-long-text.ts';
import { keyMove, type Move } from '#site-renderer/visitor/navigation/key-move.ts';
import { wheelSteps } from '#site-renderer/visitor/navigation/wheel-steps.ts';

/** Whether an event belongs to an overlay or an open menu, which scroll by themselves. */
const isInOverlay = ({ target }: Event): boolean => target instanceof Element && target.closest('.over, .menu[open]') !== null;

/** Translates keys and wheel inside a frame to moves, as the published page does, and restarts the fading of arrows. Returns a function that stops controller. */
export function listenToNavigation(root: HTMLElement, onMove: (move: Move) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const step = wheelSteps();
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || isInOverlay(event) || isLongText(event.target as Element)) return;
    event.preventDefault();
    const to = step(event);
    if (to !== undefined) onMove(to);
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = keyMove(event);
    if (to === undefined || isInOverlay(event) || isLongText(event.target as Element)) return;
    event.preventDefault();
    onMove(to);
  };
  const restartArrowFading = (): void => {
    for (const arrow of root.querySelectorAll('.arrow')) for (const fading of arrow.getAnimations()) fading.currentTime = 0;
  };
  root.addEventListener('wheel', onWheel, { passive: false, signal });
  root.addEventListener('keydown', onKey, { signal });
  for (const type of ['pointermove', 'pointerdown', 'keydown'] as const)
    root.addEventListener(type, restartArrowFading, { passive: true, signal });
  return () => controller.abort();
}
