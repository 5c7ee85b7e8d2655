/** Above this scale the page is zoomed, and the browser pans. */
const ZOOMED = 1.05;
/** Pixels a mouse may move during a press. */
const PRESS_PX = 10;
/** Width in pixels of the edges at which a phone's browser reads swipes as Back and Forward. */
const EDGE_PX = 24;
/** What a press at the edge of the screen may be meant for, and overlays. */
const PRESSED = 'a,button,summary,dialog,[open]';

/** Keeps the browser's own gestures from mixing with swipes: selecting and dragging by mouse, and going back at the edge. */
export function protectSwipes(stage: HTMLElement): void {
  let from = { x: 0, y: 0 };

  // A double click still selects a word.
  stage.addEventListener('mousedown', (event) => {
    from = { x: event.clientX, y: event.clientY };
    if (event.detail < 2 && !(event.target as Element).closest('dialog,[open]')) event.preventDefault();
  });
  // The end of a drag is not a click. Keys click at 0, 0 with a detail of 0.
  stage.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || Math.hypot(event.clientX - from.x, event.clientY - from.y) < PRESS_PX) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  stage.addEventListener(
    'touchstart',
    (event) => {
      const [{ clientX }] = event.changedTouches as unknown as [Touch];
      const isAtEdge = Math.min(clientX, innerWidth - clientX) < EDGE_PX;
      if (isAtEdge && !(event.target as Element).closest(PRESSED)) event.preventDefault();
    },
    { passive: false },
  );
  // Sheets are not panned by the browser (styles), except in a zoomed page.
  visualViewport?.addEventListener('resize', ({ target }) => {
    stage.style.touchAction = (target as VisualViewport).scale > ZOOMED ? 'auto' : '';
  });
}
