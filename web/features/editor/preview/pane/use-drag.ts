import { type PointerEvent, useRef } from 'react';

/** Pixels a press may slip without becoming a drag. */
const SLIP_PX = 4;

/** Something held in the live view: how it follows the pointer, and what letting go of it means. */
export interface DragHandle {
  element: HTMLElement;
  follow: (pointer: { clientX: number; clientY: number }) => void;
  drop: () => void;
}

/** Lets things be dragged by mouse or finger. While one is dragged only it moves; letting go is the edit. */
export function useDrag(takeHold: (target: Element, pointer: { clientX: number; clientY: number }) => DragHandle | undefined) {
  const wasDragged = useRef(false);

  const onPointerDown = (event: PointerEvent): void => {
    wasDragged.current = false;
    // With Ctrl a link is followed, not moved.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    const grip = takeHold(event.target, event);
    if (!grip) return;
    const { element } = grip;
    const from = { x: event.clientX, y: event.clientY };
    const before = element.style.cssText;
    element.setPointerCapture(event.pointerId);
    const listening = new AbortController();
    const { signal } = listening;

    const follow = (move: globalThis.PointerEvent): void => {
      if (!wasDragged.current && Math.hypot(move.clientX - from.x, move.clientY - from.y) < SLIP_PX) return;
      wasDragged.current = true;
      grip.follow(move);
    };
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener(
      'pointerup',
      () => {
        listening.abort();
        if (wasDragged.current) grip.drop();
      },
      { signal },
    );
    element.addEventListener(
      'pointercancel',
      () => {
        listening.abort();
        element.style.cssText = before;
      },
      { signal },
    );
  };

  return { wasDragged, onPointerDown };
}
