import type { CellPosition } from '#shared/rules/sheet/cell.ts';
import { type FingerPlace, fingerMove } from '#site-renderer/visitor/navigation/finger-move.ts';
import { isLongText } from '#site-renderer/visitor/navigation/is-long-text.ts';
import type { Direction, SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';

/** How far from a sheet, in screens, the scroller may stand and still be said to rest on it. */
const AT_REST = 0.002;
/** Milliseconds without a scroll event after which the browser is taken to have stopped by itself. */
const QUIET_MS = 150;
/** Sheets farther away than this, in screens, are jumped to. */
const FARTHEST_SLIDE = 2.5;
/** How long a slide takes, in milliseconds. */
const SLIDE_MS = 240;
/** Larger than this, a page is zoomed, and fingers move about in it. */
const ZOOMED = 1.05;

interface Listeners {
  /** It goes to this sheet. Afterwards there must be a place for it. */
  onGoal: (cell: string) => void;
  /** It has come to rest on this sheet, perhaps the same as before. */
  onRest: (cell: string) => void;
  /** A finger asked for what is beyond the last sheet that way. */
  onEdge?: (to: Direction) => void;
}

/** Where sheets stand inside the scroller, in pixels. */
export interface SheetPlaces {
  get: (cell: string) => Pick<HTMLElement, 'offsetTop' | 'offsetLeft'> | undefined;
}

export interface SheetScroller {
  /** Where it is going, or rests. */
  goal: () => string;
  slideTo: (cell: string) => void;
  jumpTo: (cell: string) => void;
}

/**
 * Moves a scroller from sheet to sheet. Under the finger it is the browser's own scrolling; once the finger leaves, the sheet
 * it led to is slid to, always one, however hard it was flicked. Whatever else scrolls is led to the nearest sheet.
 */
export function sheetScroller(grid: HTMLElement, sheets: SheetPlaces, map: SheetMap, { onGoal, onRest, onEdge }: Listeners): SheetScroller {
  const prefersStillness = matchMedia('(prefers-reduced-motion)');
  let goal = map.first;
  let frame = 0;
  let way: FingerPlace[] = [];
  let fingers = 0;
  let isFree = true;
  let quiet: ReturnType<typeof setTimeout>;

  /** A frame may have no size yet. */
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
    // What comes around a sheet that has its place may come after the first frame: the finger is to be followed at once.
    let isPrepared = !sheets.get(cell);
    if (isPrepared) onGoal(cell);
    // Stops what the browser would do after a finger: snap, and go on by itself.
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

  /** Whatever scrolled, and wherever it stopped, a visitor rests on a sheet. */
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
      // Arrows lie over the sheets; a finger that starts on one may swipe too.
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
