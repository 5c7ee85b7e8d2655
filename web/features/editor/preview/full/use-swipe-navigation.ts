import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseCell } from '#shared/rules/sheet/cell.ts';
import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';
import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { sheetScroller, type SheetScroller } from '#site-renderer/visitor/core/sheet-scroller.ts';
import { listenToNavigation } from '#web/features/editor/preview/full/listen-to-navigation.ts';

/** Scroll offsets of cells, rendered or not: every sheet is as large as the screen. */
const cellOffsets = (grid: HTMLElement) => ({
  get: (cell: string) => {
    const { row, column } = parseCell(cell) ?? { row: 0, column: 0 };
    return { offsetTop: row * grid.clientHeight, offsetLeft: column * grid.clientWidth };
  },
});

/**
 * Navigation by swipe, wheel, keys and arrows, as on the published page, in a grid of which only a few sheets are rendered.
 * `goal` is the target of the scroller and is rendered before the scroller moves, so that it can snap to it; `resting` is the
 * cell that it last came to rest at.
 */
export function useSwipeNavigation(screen: RefObject<HTMLElement | null>, map: SheetMap, start: string, onRest: (cell: string) => void) {
  const [first] = useState(start);
  const [goal, setGoal] = useState(first);
  const [resting, setResting] = useState(first);
  const [hasMoved, setMoved] = useState(false);
  const scroller = useRef<SheetScroller>(null);
  const focusGrid = (): void => screen.current?.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
  /** The focused element inside the frame's shadow root. */
  const focusedElement = (): Element | null => (screen.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
  const rest = useEffectEvent((cell: string): void => {
    if (cell !== resting) {
      setMoved(true);
      // The focused element is on a sheet that becomes inert.
      if (focusedElement()?.closest('.sheet')) focusGrid();
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
    scroller.current = sheetScroller(grid, cellOffsets(grid), map, { onGoal: setGoal, onRest: rest });
    scroller.current.jumpTo(first);
    grid.tabIndex = 0;
    grid.focus({ preventScroll: true });
    return listenToNavigation(root, move);
  }, [screen, map, first, move]);

  // On every render: only the resting sheet is reachable by keyboard.
  useEffect(() => {
    for (const sheet of screen.current?.querySelectorAll<HTMLElement>('.sheet') ?? []) sheet.inert = sheet.id !== resting;
    if (focusedElement()?.matches('.arrow[hidden]')) focusGrid();
  });

  return { goal, resting, hasMoved, slideTo, move, focusGrid };
}
