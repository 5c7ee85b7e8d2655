/** The distance after which a press becomes a drag, in pixels. */
const DRAG_THRESHOLD = 5;
/** The duration of a long press, in milliseconds. A finger that moves earlier scrolls. */
const LONG_PRESS_MS = 350;
/** Automatic scrolling during a drag, in pixels: the width of the zone at each edge, and the largest step per frame. */
const EDGE = { width: 36, step: 14 } as const;

/** A point in the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

/** The phases of a press. `onEnd` is always the last. */
export interface PressHandlers {
  onDragStart: () => void;
  /** Called on every move, and while the map scrolls automatically. */
  onDrag: (at: Point) => void;
  onDrop: (at: Point) => void;
  /** Called when a finger was held long enough. The finger then drags and no longer scrolls. */
  onLongPress: () => void;
  /** Called when a finger is lifted after a long press without a drag. */
  onLongPressEnd: (at: Point) => void;
  onEnd: () => void;
}

const isFar = (from: Point, to: Point): boolean => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > DRAG_THRESHOLD;

const edgeStep = (at: number, from: number, to: number): number => {
  if (at < from + EDGE.width) return -Math.min(EDGE.step, (from + EDGE.width - at) / 2);
  return at > to - EDGE.width ? Math.min(EDGE.step, (at - to + EDGE.width) / 2) : 0;
};

/** Scrolls if the point is near an edge. Returns whether it scrolled. */
function scrollNearEdge(scroller: HTMLElement, { clientX, clientY }: Point): boolean {
  const view = scroller.getBoundingClientRect();
  const [left, top] = [edgeStep(clientX, view.left, view.right), edgeStep(clientY, view.top, view.bottom)];
  if (left !== 0 || top !== 0) scroller.scrollBy(left, top);
  return left !== 0 || top !== 0;
}

/** Tracks one press of a mouse, pen or finger to its end. Escape and the returned function cancel a drag. */
export function trackPress(event: PointerEvent, scroller: HTMLElement, handlers: PressHandlers): () => void {
  const { pointerId } = event;
  const isTouch = event.pointerType === 'touch';
  const start: Point = { clientX: event.clientX, clientY: event.clientY };
  const listening = new AbortController();
  let last = start;
  let isReady = !isTouch;
  let isDragging = false;
  let frame = 0;

  const longPress = isTouch
    ? setTimeout(() => {
        isReady = true;
        handlers.onLongPress();
      }, LONG_PRESS_MS)
    : undefined;
  const end = (): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    clearTimeout(longPress);
    cancelAnimationFrame(frame);
    handlers.onEnd();
  };
  const scroll = (): void => {
    if (scrollNearEdge(scroller, last)) handlers.onDrag(last);
    frame = requestAnimationFrame(scroll);
  };
  const listen = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void, capture = false): void =>
    window.addEventListener(name, listener, { signal: listening.signal, capture });

  listen('pointermove', (move) => {
    if (move.pointerId !== pointerId) return;
    last = { clientX: move.clientX, clientY: move.clientY };
    if (!isDragging) {
      if (!isFar(start, last)) return;
      if (!isReady) return end();
      isDragging = true;
      handlers.onDragStart();
      frame = requestAnimationFrame(scroll);
    }
    handlers.onDrag(last);
  });
  listen('pointerup', (up) => {
    if (up.pointerId !== pointerId) return;
    if (isDragging) handlers.onDrop(last);
    else if (isTouch && isReady) handlers.onLongPressEnd(last);
    end();
  });
  listen('pointercancel', end);
  listen('blur', end);
  listen(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !isDragging) return;
      key.preventDefault();
      key.stopPropagation();
      end();
    },
    true,
  );
  // Phones report a long press as a context menu. The map opens its menu in `onLongPressEnd` instead.
  listen('contextmenu', (menu) => isTouch && menu.isTrusted && menu.preventDefault(), true);
  return end;
}
