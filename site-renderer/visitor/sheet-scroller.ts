import { type CellPosition, parseCell } from '#shared/rules/cell.ts';
import type { SheetMap } from '#site-renderer/visitor/sheet-map.ts';

/** How far from a sheet, in screens, the scroller may stand and still be said to rest on it. */
const AT_REST = 0.02;
/** Milliseconds without a scroll event after which browsers without `scrollend` are taken to have stopped. */
const QUIET_MS = 150;
/** Sheets farther away than this, in screens, are jumped to. */
const FARTHEST_SLIDE = 2;

interface Listeners {
  /** Another sheet has become the closest one. */
  onApproach: (cell: string) => void;
  /** The scroller has come to rest on this sheet, perhaps the same as before. */
  onRest: (cell: string) => void;
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

/** Reads swipes from the browser's own scrolling and scrolls to sheets. Swiping and snapping are the browser's; this tells where they lead. */
export function sheetScroller(grid: HTMLElement, sheets: SheetPlaces, map: SheetMap, { onApproach, onRest }: Listeners): SheetScroller {
  const prefersStillness = matchMedia('(prefers-reduced-motion)');
  const knowsScrollEnd = 'onscrollend' in grid;
  let goal = map.first;
  let resting = goal;
  let closest = '';
  let touches = 0;
  let quiet: ReturnType<typeof setTimeout>;

  /** A frame may have no size yet. */
  const position = (): CellPosition => ({
    row: grid.scrollTop / (grid.clientHeight || 1),
    column: grid.scrollLeft / (grid.clientWidth || 1),
  });

  const distanceTo = (cell: string): number => {
    const from = position();
    const to = parseCell(cell) ?? from;
    return Math.max(Math.abs(from.row - to.row), Math.abs(from.column - to.column));
  };

  const scrollTo = (cell: string, behavior: ScrollBehavior): void => {
    const sheet = sheets.get(cell);
    if (!sheet) return;
    goal = cell;
    grid.scrollTo({ top: sheet.offsetTop, left: sheet.offsetLeft, behavior });
  };

  const slideTo = (cell: string): void =>
    scrollTo(cell, prefersStillness.matches || distanceTo(cell) > FARTHEST_SLIDE ? 'instant' : 'smooth');

  const follow = (): void => {
    const cell = map.nearest(position());
    if (cell !== closest) onApproach((closest = cell));
  };

  const restOn = (cell: string): void => {
    goal = resting = cell;
    onRest(cell);
  };

  /** Once stopped between sheets or on an empty cell, returns to the nearest sheet. */
  const settle = (hasStopped: boolean): void => {
    if (touches > 0) return;
    follow();
    if (distanceTo(closest) < AT_REST) restOn(closest);
    else if (hasStopped) slideTo(closest);
  };

  const settleSoon = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => settle(!knowsScrollEnd), QUIET_MS);
  };

  const onScroll = (): void => {
    follow();
    if (!knowsScrollEnd) settleSoon();
  };

  const onTouch = (event: TouchEvent): void => {
    touches = event.touches.length;
    settleSoon();
  };

  const jumpTo = (cell: string): void => {
    scrollTo(cell, 'instant');
    follow();
    restOn(cell);
  };

  grid.addEventListener('scroll', onScroll, { passive: true });
  grid.addEventListener('scrollend', () => settle(true));
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) grid.addEventListener(type, onTouch, { passive: true });
  new ResizeObserver(() => scrollTo(resting, 'instant')).observe(grid);

  return { goal: () => goal, slideTo, jumpTo };
}
