import type { CellPosition } from '#shared/rules/sheet/cell.ts';
import { type FingerPlace, fingerMove } from '#site-renderer/visitor/navigation/finger-move.ts';
import { isLongText } from '#site-renderer/visitor/navigation/is-long-text.ts';
import type { Direction, SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';

/** The distance from a sheet, in screens, up to which the scroller counts as at rest on it. */
const AT_REST = 0.002;
/** Milliseconds without a scroll event after which the browser's own scrolling counts as finished. */
const QUIET_MS = 150;
/** Sheets farther away than this, in screens, are jumped to. */
const FARTHEST_SLIDE = 2.5;
/** How long a slide takes, in milliseconds. */
const SLIDE_MS = 240;
/** Above this scale the page is zoomed, and a finger pans instead of swiping. */
const ZOOMED = 1.05;

interface Listeners {
  /** The scroller starts towards this sheet. On return the sheet must have an element. */
  onGoal: (cell: string) => void;
  /** The scroller rests on this sheet, possibly the same as before. */
  onRest: (cell: string) => void;
  /** A finger swiped in a direction without a further sheet. */
  onEdge?: (to: Direction) => void;
}

/** The positions of sheets inside the scroller, in pixels. */
export interface SheetPlaces {
  get: (cell: string) => Pick<HTMLElement, 'offsetTop' | 'offsetLeft'> | undefined;
}

export interface SheetScroller {
  /** The sheet being slid to, or the current one. */
  goal: () => string;
  slideTo: (cell: string) => void;
  jumpTo: (cell: string) => void;
}

/**
 * Moves a scroller from sheet to sheet:
 * 1. While a finger is down, the browser scrolls; the positions of the finger are recorded.
 * 2. When it leaves, `fingerMove` decides the direction, and the scroller slides by exactly one sheet, however hard the flick.
 * 3. Any other scrolling (scroll bar, zoomed page, long text) settles on the nearest sheet after a pause.
 * 4. A resize jumps to the current sheet again. Long distances and reduced motion jump instead of sliding.
 */
export function sheetScroller(grid: HTMLElement, sheets: SheetPlaces, map: SheetMap, { onGoal, onRest, onEdge }: Listeners): SheetScroller {
  const prefersStillness = matchMedia('(prefers-reduced-motion)');
  let goal = map.first;
  let frame = 0;
  let way: FingerPlace[] = [];
  let fingers = 0;
  let isFree = true;
  let quiet: ReturnType<typeof setTimeout>;

  /** In screens. A frame may have no size yet. */
  const position = (): CellPosition => ({
    row: grid.scrollTop / (grid.clientHeight || 1),
    column: grid.scrollLeft / (grid.clientWidth || 1),
  });

  const shiftFrom = (cell: string): { x: number; y: number } => {
    const { row, column } = position();
    const to = map.place(cell);
    return { x: column - to.column, y: row - to.row };
  };

  const hold = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    grid.classList.remove('sliding');
  };

  const land = (): void => {
    const { offsetLeft = 0, offsetTop = 0 } = sheets.get(goal) ?? {};
    grid.scrollTo(offsetLeft, offsetTop);
    hold();
    onRest(goal);
  };

  const jumpTo = (cell: string): void => {
    goal = cell;
    onGoal(cell);
    land();
  };

  const slideTo = (cell: string): void => {
    const shift = shiftFrom(cell);
    const distance = Math.hypot(shift.x, shift.y);
    if (prefersStillness.matches || distance > FARTHEST_SLIDE || distance < AT_REST) return jumpTo(cell);
    hold();
    goal = cell;
    // If the sheet has an element, its neighbours can wait until after the first frame, so that the slide starts at once.
    let isPrepared = !sheets.get(cell);
    if (isPrepared) onGoal(cell);
    // Stops the browser's scroll snapping and momentum.
    grid.classList.add('sliding');
    let from: { left: number; top: number; at: number } | undefined;
    const step = (now: number): void => {
      from ??= { left: grid.scrollLeft, top: grid.scrollTop, at: now };
      const { offsetLeft = 0, offsetTop = 0 } = sheets.get(cell) ?? {};
      const left = Math.max(0, 1 - (now - from.at) / SLIDE_MS) ** 3;
      if (left === 0) return land();
      grid.scrollTo(offsetLeft + (from.left - offsetLeft) * left, offsetTop + (from.top - offsetTop) * left);
      if (!isPrepared) setTimeout(() => cell === goal && onGoal(cell));
      isPrepared = true;
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };

  /** Slides to the nearest sheet unless a finger or a slide is active. */
  const settle = (): void => {
    if (fingers === 0 && frame === 0) slideTo(map.nearest(position()));
  };

  const settleSoon = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(settle, QUIET_MS);
  };

  const onTouchEnd = (): void => {
    if (!isFree) return settleSoon();
    const to = fingerMove(way, shiftFrom(goal));
    const next = to && map.neighbour(goal, to);
    slideTo(next ?? goal);
    if (to && !next) onEdge?.(to);
  };

  const onTouch = ({ type, target, touches, changedTouches, timeStamp }: TouchEvent): void => {
    const [finger] = changedTouches;
    fingers = touches.length;
    if (type === 'touchstart' && fingers === 1) {
      way = [];
      // Arrows are above the sheets; a swipe may start on one too.
      const isOver = (target as Element).closest('.grid,[data-move]') !== null;
      isFree = isOver && (visualViewport?.scale ?? 1) < ZOOMED && !isLongText(target as Element);
      hold();
    }
    if (fingers > 1 || type === 'touchcancel') isFree = false;
    if (finger) way.push({ x: finger.clientX, y: finger.clientY, at: timeStamp });
    if (fingers === 0) onTouchEnd();
  };

  grid.addEventListener('scroll', settleSoon);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    grid.closest('.stage')?.addEventListener(type, onTouch as EventListener, { passive: true });
  new ResizeObserver(() => jumpTo(goal)).observe(grid);

  return { goal: () => goal, slideTo, jumpTo };
}
