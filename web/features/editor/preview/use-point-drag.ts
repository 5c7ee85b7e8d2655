import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PicturePoint } from '#web/features/editor/model/image-links.ts';
import { picturePoint } from '#web/features/editor/preview/picture-point.ts';

/** Pixels a press may slip without becoming a drag. */
const SLIP_PX = 4;
/** Percent of the picture that an arrow key moves a point; with Shift the larger. */
const NUDGE = { small: 0.5, large: 5 } as const;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const handleOf = ({ target }: { target: EventTarget }): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-point]') : null;

/** Lets image-link points be moved by pointer and by arrow keys. While one is dragged only it moves; letting go is the edit. */
export function usePointDrag(onMove: (pointId: string, to: PicturePoint) => void) {
  const wasDragged = useRef(false);

  const onPointerDown = (event: PointerEvent): void => {
    wasDragged.current = false;
    const handle = handleOf(event);
    const pointId = handle?.dataset['point'];
    const box = handle?.parentElement?.getBoundingClientRect();
    if (event.button !== 0 || !handle || pointId === undefined || !box) return;
    const from = { x: event.clientX, y: event.clientY };
    const before = handle.style.cssText;
    let to: PicturePoint | undefined;
    handle.setPointerCapture(event.pointerId);
    const listening = new AbortController();
    const { signal } = listening;

    const follow = (move: globalThis.PointerEvent): void => {
      if (!to && Math.hypot(move.clientX - from.x, move.clientY - from.y) < SLIP_PX) return;
      to = picturePoint(move, box);
      wasDragged.current = true;
      handle.style.left = `${to.x}%`;
      handle.style.top = `${to.y}%`;
    };
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener(
      'pointerup',
      () => {
        listening.abort();
        if (to) onMove(pointId, to);
      },
      { signal },
    );
    handle.addEventListener(
      'pointercancel',
      () => {
        listening.abort();
        handle.style.cssText = before;
      },
      { signal },
    );
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const handle = handleOf(event);
    const step = STEPS[event.key];
    const pointId = handle?.dataset['point'];
    if (!step || !handle || pointId === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? NUDGE.large : NUDGE.small;
    onMove(pointId, { x: parseFloat(handle.style.left) + step[0] * by, y: parseFloat(handle.style.top) + step[1] * by });
  };

  return { wasDragged, onPointerDown, onKeyDown };
}
