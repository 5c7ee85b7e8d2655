/** The scale above which the page counts as zoomed, so that the browser pans. */
const ZOOMED = 1.05;
/** Pixels by which a mouse may move during a press. */
const PRESS_PX = 10;
/** Width in pixels of the edges at which the browser of a phone reads swipes as Back and Forward. */
const EDGE_PX = 24;
const OVERLAY = 'dialog,[open]';

/**
 * Prevents browser gestures that conflict with swipes, until aborted: selecting and dragging by mouse, and going back at the
 * edge of the screen.
 */
export function protectSwipes(stage: HTMLElement, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  let from = { x: 0, y: 0 };

  const onMouseDown = (event: MouseEvent): void => {
    from = { x: event.clientX, y: event.clientY };
    // A double click still selects a word.
    if (event.detail < 2 && !(event.target as Element).closest(OVERLAY)) event.preventDefault();
  };

  /** Suppresses the click at the end of a drag. Clicks by the keyboard have no detail. */
  const onClick = (event: MouseEvent): void => {
    if (event.detail === 0 || Math.hypot(event.clientX - from.x, event.clientY - from.y) < PRESS_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onTouchStart = (event: TouchEvent): void => {
    const { clientX = 0 } = event.changedTouches[0] ?? {};
    const isAtEdge = Math.min(clientX, innerWidth - clientX) < EDGE_PX;
    if (isAtEdge && !(event.target as Element).closest(`a,button,summary,${OVERLAY}`)) event.preventDefault();
  };

  /** Allows panning while zoomed; otherwise styles keep the browser from panning the sheets. */
  const onZoom = ({ target }: Event): void => {
    stage.style.touchAction = (target as VisualViewport).scale > ZOOMED ? 'auto' : '';
  };

  stage.addEventListener('mousedown', onMouseDown, options);
  stage.addEventListener('click', onClick, { ...options, capture: true });
  stage.addEventListener('touchstart', onTouchStart, { ...options, passive: false });
  globalThis.visualViewport?.addEventListener('resize', onZoom, options);
}
