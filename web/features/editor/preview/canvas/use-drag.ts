import { type PointerEvent, useRef } from 'react';

/** Pointer movement in pixels below which a press is a click, not a drag. */
const DRAG_THRESHOLD_PX = 4;

/** An element being dragged: `follow` moves it with the pointer, `drop` commits the new position. */
export interface DragHandle {
  element: HTMLElement;
  follow: (pointer: { clientX: number; clientY: number }) => void;
  drop: () => void;
  /** Undoes what `follow` did beside the style of the element. */
  cancel?: () => void;
}

/**
 * Drags elements by mouse or touch. `grab` returns the handle of the draggable element at a target. During the drag only the element moves;
 * the drop commits one edit. A drag that the browser or Escape cancels restores the element. `wasDragged` distinguishes a drag from a click.
 */
export function useDrag(grab: (target: Element, pointer: { clientX: number; clientY: number }) => DragHandle | undefined) {
  const wasDragged = useRef(false);

  const onPointerDown = (event: PointerEvent): void => {
    wasDragged.current = false;
    // A Ctrl click follows the link.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    const handle = grab(event.target, event);
    if (!handle) return;
    const { element } = handle;
    const from = { x: event.clientX, y: event.clientY };
    const initialStyle = element.style.cssText;
    element.setPointerCapture(event.pointerId);
    const controller = new AbortController();
    const { signal } = controller;

    const follow = (move: globalThis.PointerEvent): void => {
      if (!wasDragged.current && Math.hypot(move.clientX - from.x, move.clientY - from.y) < DRAG_THRESHOLD_PX) return;
      wasDragged.current = true;
      handle.follow(move);
    };
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener(
      'pointerup',
      () => {
        controller.abort();
        if (wasDragged.current) handle.drop();
      },
      { signal },
    );
    const cancel = (): void => {
      controller.abort();
      element.style.cssText = initialStyle;
      handle.cancel?.();
    };
    element.addEventListener('pointercancel', cancel, { signal });
    const cancelByKey = (press: KeyboardEvent): void => {
      if (press.key !== 'Escape' || !wasDragged.current) return;
      press.preventDefault();
      press.stopPropagation();
      cancel();
    };
    document.addEventListener('keydown', cancelByKey, { signal, capture: true });
  };

  return { wasDragged, onPointerDown };
}
