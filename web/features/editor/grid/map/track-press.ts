/** Pixels a pointer moves before it drags. */
const SLACK = 5;
/** How long a finger rests on a cell before it takes the sheet up; an earlier stroke scrolls. In milliseconds. */
const REST_MS = 350;
/** Pixels from the map's edge within which it scrolls by itself during a drag, and how far each frame at most. */
const EDGE = { width: 36, step: 14 } as const;

/** A place in the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

/** What becomes of a press. `onEnd` comes last, whatever it was. */
export interface PressHandlers {
  onDragStart: () => void;
  /** At every move, and while the map scrolls by itself. */
  onDrag: (at: Point) => void;
  onDrop: (at: Point) => void;
  /** A finger has rested long enough: from now on it drags and no longer scrolls. */
  onRest: () => void;
  /** A finger that rested was lifted where it had been put down. */
  onRestEnd: (at: Point) => void;
  onEnd: () => void;
}

const isFar = (from: Point, to: Point): boolean => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLACK;

const pull = (at: number, from: number, to: number): number => {
  if (at < from + EDGE.width) return -Math.min(EDGE.step, (from + EDGE.width - at) / 2);
  return at > to - EDGE.width ? Math.min(EDGE.step, (at - to + EDGE.width) / 2) : 0;
};

/** Scrolls while `at` is near an edge. */
function scrollNearEdge(scroller: HTMLElement, { clientX, clientY }: Point): boolean {
  const view = scroller.getBoundingClientRect();
  const [left, top] = [pull(clientX, view.left, view.right), pull(clientY, view.top, view.bottom)];
  if (left !== 0 || top !== 0) scroller.scrollBy(left, top);
  return left !== 0 || top !== 0;
}

/** Follows one press of a mouse, pen or finger to its end. Escape calls a drag off; so does what is answered. */
export function trackPress(event: PointerEvent, scroller: HTMLElement, handlers: PressHandlers): () => void {
  const { pointerId } = event;
  const isTouch = event.pointerType === 'touch';
  const start: Point = { clientX: event.clientX, clientY: event.clientY };
  const listening = new AbortController();
  let last = start;
  let isReady = !isTouch;
  let isDragging = false;
  let frame = 0;

  const rest = isTouch
    ? setTimeout(() => {
        isReady = true;
        handlers.onRest();
      }, REST_MS)
    : undefined;
  const end = (): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    clearTimeout(rest);
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
    else if (isTouch && isReady) handlers.onRestEnd(last);
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
  // Phones report a long press as a context menu; it opens when the finger is lifted, if it has not dragged.
  listen('contextmenu', (menu) => isTouch && menu.isTrusted && menu.preventDefault(), true);
  return end;
}
