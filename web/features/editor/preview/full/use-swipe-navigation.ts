import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseCell } from '#shared/rules/sheet/cell.ts';
import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';
import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { sheetScroller, type SheetScroller } from '#site-renderer/visitor/core/sheet-scroller.ts';
import { listenToNavigation } from '#web/features/editor/preview/full/listen-to-navigation.ts';

/** Where a cell stands in the scroller, drawn or not: every sheet is as large as the screen. */
const placesIn = (grid: HTMLElement) => ({
  get: (cell: string) => {
    const { row, column } = parseCell(cell) ?? { row: 0, column: 0 };
    return { offsetTop: row * grid.clientHeight, offsetLeft: column * grid.clientWidth };
  },
});

/**
 * Moves through a grid of which only a few sheets are drawn, as the published page does: by swipe, wheel, keys and arrows.
 * A goal is drawn before the scroller goes there, so that there is something to stop at.
 */
export function useSwipeNavigation(screen: RefObject<HTMLElement | null>, map: SheetMap, start: string, onRest: (cell: string) => void) {
  const [first] = useState(start);
  const [goal, setGoal] = useState(first);
  const [resting, setResting] = useState(first);
  const [hasMoved, setMoved] = useState(false);
  const scroller = useRef<SheetScroller>(null);
  const focus = (): void => screen.current?.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
  /** What has the focus inside the frame. */
  const focused = (): Element | null => (screen.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
  const rest = useEffectEvent((cell: string): void => {
    if (cell !== resting) {
      setMoved(true);
      // Whoever was at something on the sheet before is not left nowhere.
      if (focused()?.closest('.sheet')) focus();
    }
    setGoal(cell);
    setResting(cell);
    onRest(cell);
  });

  const slideTo = useCallback(
    (cell: string): void => {
      if (!map.has(cell)) return;
      flushSync(() => setGoal(cell));
      scroller.current?.slideTo(cell);
    },
    [map],
  );
  const move = useCallback(
    (to: Move): void => {
      const cell = to === 'first' || to === 'last' ? map[to] : map.neighbour(scroller.current?.goal() ?? first, to);
      if (cell !== undefined) slideTo(cell);
    },
    [map, first, slideTo],
  );

  useEffect(() => {
    const root = screen.current;
    const grid = root?.querySelector<HTMLElement>('.grid');
    if (!root || !grid) return undefined;
    scroller.current = sheetScroller(grid, placesIn(grid), map, { onGoal: setGoal, onRest: rest });
    scroller.current.jumpTo(first);
    grid.tabIndex = 0;
    grid.focus({ preventScroll: true });
    return listenToNavigation(root, move);
  }, [screen, map, first, move]);

  // Whatever was drawn: only the sheet one is at can be reached by keyboard.
  useEffect(() => {
    for (const sheet of screen.current?.querySelectorAll<HTMLElement>('.sheet') ?? []) sheet.inert = sheet.id !== resting;
    if (focused()?.matches('.arrow[hidden]')) focus();
  });

  return { goal, resting, hasMoved, slideTo, move, focus };
}
