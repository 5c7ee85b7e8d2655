import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';
import type { SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { type Deck, sheetDeck } from '#site-renderer/visitor/core/deck.ts';
import { start as startTransition } from '#site-renderer/visitor/modules/transition.ts';
import { start as startSideBySide } from '#site-renderer/visitor/modules/side-by-side.ts';
import { start as startShelf } from '#site-renderer/visitor/modules/shelf.ts';
import type { OpenOverlay } from '#site-renderer/visitor/support/close-on-back.ts';
import { listenToNavigation } from '#web/features/editor/preview/full/listen-to-navigation.ts';

const NO_HISTORY: OpenOverlay = { opened: () => undefined, closed: () => undefined, followed: () => undefined };

const sheetsIn = (root: HTMLElement | null): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>('.sheet') ?? [])];

/**
 * Navigates by swipe, wheel, keys and arrows, as on the published page, in a grid of which only a few sheets are rendered. `goal` is the
 * target of the deck and is rendered before the deck moves; `resting` is the cell where the deck last came to rest.
 */
export function useSwipeNavigation(screen: RefObject<HTMLElement | null>, map: SheetMap, start: string, onRest: (cell: string) => void) {
  const [first] = useState(start);
  const [goal, setGoal] = useState(first);
  const [resting, setResting] = useState(first);
  const [hasMoved, setMoved] = useState(false);
  const [, setRests] = useState(0);
  const deck = useRef<Deck>(null);
  const focusGrid = (): void => screen.current?.querySelector<HTMLElement>('.grid')?.focus({ preventScroll: true });
  /** Returns the focused element inside the frame's shadow root. */
  const focusedElement = (): Element | null => (screen.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null;
  const rest = useEffectEvent((cell: string): void => {
    if (cell !== resting) {
      setMoved(true);
      // Moves the focus off a sheet that becomes inert.
      if (focusedElement()?.closest('.sheet')) focusGrid();
    }
    setGoal(cell);
    setResting(cell);
    // Sheets side by side rest on the same sheet again when more of them come into view.
    setRests((count) => count + 1);
    onRest(cell);
  });

  const slideTo = useCallback(
    (cell: string): void => {
      if (map.has(cell)) deck.current?.slideTo(cell);
    },
    [map],
  );
  const move = useCallback(
    (to: Move): void => {
      const cell = to === 'first' ? map.cells[0] : to === 'last' ? map.cells.at(-1) : map.neighbour(deck.current?.goal() ?? first, to);
      if (cell !== undefined) slideTo(cell);
    },
    [map, first, slideTo],
  );

  useEffect(() => {
    const root = screen.current;
    const grid = root?.querySelector<HTMLElement>('.grid');
    const holder = grid?.querySelector<HTMLElement>('.deck');
    if (!root || !grid || !holder) return undefined;
    const onGoal = (cell: string): void => {
      const sheet = grid.querySelector<HTMLElement>(`#${cell}`);
      if (sheet) deck.current?.place(sheet);
      else flushSync(() => setGoal(cell));
    };
    deck.current = sheetDeck(holder, map, { onGoal, onRest: rest });
    deck.current.slideTo(first);
    for (const sheet of sheetsIn(root)) deck.current.place(sheet);
    const stage = root.querySelector<HTMLElement>('[data-transition]');
    if (stage) startTransition({ stage, onSheet: () => undefined });
    const frame = root.querySelector<HTMLElement>('.stage');
    if (frame?.matches('.by-side')) {
      const behind = (listener: (sheet: HTMLElement) => void): void => {
        const sheet = sheetsIn(root).find(({ id }) => id === first);
        if (sheet) listener(sheet);
      };
      startSideBySide({ stage: frame, map, goal: () => deck.current?.goal() ?? first, slideTo, onRest: behind });
    }
    // Back belongs to the console.
    if (frame) startShelf({ stage: frame, onSheet: () => undefined }, () => NO_HISTORY);
    grid.tabIndex = 0;
    grid.focus({ preventScroll: true });
    return listenToNavigation(root, move);
  }, [screen, map, first, move, slideTo]);

  // Runs on every render, so that sheets are placed before they are painted, and only the resting sheet is reachable by keyboard.
  useLayoutEffect(() => {
    for (const sheet of sheetsIn(screen.current)) {
      deck.current?.place(sheet);
      sheet.inert = sheet.id !== resting;
    }
    if (focusedElement()?.matches('.arrow[hidden]')) focusGrid();
  });

  return { goal, resting, hasMoved, slideTo, move, focusGrid };
}
