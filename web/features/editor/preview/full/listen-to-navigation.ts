import { isLongText } from '#site-renderer/visitor/navigation/is-long-text.ts';
import { keyMove, type Move } from '#site-renderer/visitor/navigation/key-move.ts';
import { wheelSteps } from '#site-renderer/visitor/navigation/wheel-steps.ts';

/** What lies open over the sheets is scrolled, it does not move them. */
const isOver = ({ target }: Event): boolean => target instanceof Element && target.closest('.over, .menu[open]') !== null;

/** Hears the keys and the wheel inside a frame as the published page does, and brings faded arrows back. Returns how to stop. */
export function listenToNavigation(root: HTMLElement, onMove: (move: Move) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const step = wheelSteps();
  const onWheel = (event: WheelEvent): void => {
    if (event.ctrlKey || isOver(event) || isLongText(event.target as Element)) return;
    event.preventDefault();
    const to = step(event);
    if (to !== undefined) onMove(to);
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = keyMove(event);
    if (to === undefined || isOver(event) || isLongText(event.target as Element)) return;
    event.preventDefault();
    onMove(to);
  };
  const wakeArrows = (): void => {
    for (const arrow of root.querySelectorAll('.arrow')) for (const fading of arrow.getAnimations()) fading.currentTime = 0;
  };
  root.addEventListener('wheel', onWheel, { passive: false, signal });
  root.addEventListener('keydown', onKey, { signal });
  for (const type of ['pointermove', 'pointerdown', 'keydown'] as const) root.addEventListener(type, wakeArrows, { passive: true, signal });
  return () => listening.abort();
}
