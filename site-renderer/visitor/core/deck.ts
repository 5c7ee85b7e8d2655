import { trackSwipes } from '#site-renderer/visitor/core/track-swipes.ts';
import { type Direction, DIRECTIONS, type SheetMap, STEP } from '#site-renderer/visitor/core/sheet-map.ts';
import type { Axis } from '#site-renderer/visitor/core/swipe-gesture.ts';

/** Duration of a slide over one screen, in milliseconds. */
export const SLIDE_MS = 300;
/** Ease-out. Its maximum speed is 1.5 times the speed of a linear slide: a tenth of a screen per frame. */
export const EASING = 'cubic-bezier(.35,.5,.6,1)';

interface Listeners {
  /**
   * Called when the deck starts towards this sheet, in a direction or by a jump. When the listener returns, the sheet has to be in the
   * page, positioned by `place`.
   */
  onGoal: (cell: string, to?: Direction) => void;
  /** Called when the deck rests on this sheet, possibly the same sheet as before. */
  onRest: (cell: string) => void;
}

/** The element with the sheets. */
export interface DeckElement extends HTMLElement {
  /** Called for each animation that moves the deck, when it starts. */
  onMove?: (movement: Animation) => void;
  /** Returns the step from the goal to the goal itself, or to a sheet that is not its neighbour. Without it, such sheets are at the goal. */
  step?: (cell: string, goal: string) => readonly [rows: number, columns: number] | undefined;
}

export interface Deck {
  /** Returns the sheet to which the deck slides, or the current sheet. */
  goal: () => string;
  /** Slides to a neighbour of the goal. Jumps to any other sheet, and under reduced motion. */
  slideTo: (cell: string) => void;
  /** Positions the element of the goal, or of one of its neighbours. */
  place: (sheet: HTMLElement) => void;
}

/**
 * Moves an element with sheets, which are placed next to each other around the goal, across empty cells:
 * 1. A finger drags the deck by at most one sheet (`trackSwipes`).
 * 2. A slide is one animation, run by the compositor, to exactly one sheet or back.
 * 3. A finger or step along the axis of a slide continues from the position of the deck; along the other axis it waits for the end of the
 *    slide.
 * 4. Moves to distant sheets, and all moves under reduced motion, are jumps.
 * Every movement is an animation that the compositor runs. Positions are in screens. The deck is at the goal, or shifted from it along one
 * axis.
 */
export function sheetDeck(element: DeckElement, map: SheetMap, { onGoal, onRest }: Listeners): Deck {
  const prefersStillness = matchMedia('(prefers-reduced-motion)');
  let goal = '';
  const base: Record<Axis, number> = { x: 0, y: 0 };
  let axis: Axis = 'x';
  /** The distance from the goal at which the movement begins, and at which it ends. */
  let from = 0;
  let to = 0;
  let movement: Animation | undefined;
  /** Whether a slide runs: only a slide sets `onfinish`, because a movement that follows a finger has no fixed end. */
  const isSliding = (): boolean => Boolean(movement?.onfinish);
  /** Cells of steps that wait for the end of a slide. */
  let waiting: string[] = [];

  /**
   * Returns the transform of a shift. It is relative to the stage, which is a size container, so the deck follows a resize automatically.
   */
  const transform = (by: number): string => {
    const { x, y }: Record<Axis, number> = { ...base, [axis]: base[axis] + by };
    return `translate(${-100 * x}cqw,${-100 * y}cqh)`;
  };

  const directionTo = (cell: string, start: string): Direction | undefined =>
    DIRECTIONS.find((direction) => map.neighbour(start, direction) === cell);

  /** Returns the current distance of the deck from the goal, computed from the clock instead of the layout. */
  const shift = (): number => from + (to - from) * (movement?.effect?.getComputedTiming().progress ?? 1);

  /**
   * Replaces the movement. An explicit start time lets the new movement continue at the current position, even if it is composited later.
   */
  const move = (start: number, end: number, duration: number, easing = 'linear'): void => {
    movement?.cancel();
    [from, to] = [start, end];
    movement = element.animate({ transform: [transform(start), transform(end)] }, { duration, easing, fill: 'forwards' });
    movement.startTime = document.timeline.currentTime;
    element.onMove?.(movement);
  };

  const land = (): void => {
    movement?.cancel();
    movement = undefined;
    from = to = 0;
    element.style.transform = transform(0);
    onRest(goal);
    for (const cell of waiting.splice(0)) slideTo(cell);
  };

  const slideHome = (start: number): void => {
    if (start === 0 || prefersStillness.matches) return land();
    move(start, 0, SLIDE_MS * Math.max(1, Math.abs(start)), EASING);
    (movement as Animation).onfinish = land;
  };

  function slideTo(cell: string): void {
    ignoreFinger();
    const direction = directionTo(cell, deck.goal());
    if (!direction || prefersStillness.matches) {
      waiting = [];
      goal = cell;
      onGoal(cell);
      return land();
    }
    const [down, right] = STEP[direction];
    const along = down ? 'y' : 'x';
    const start = shift();
    if (start !== 0 && (waiting.length > 0 || along !== axis)) {
      waiting.push(cell);
      if (!isSliding()) slideHome(start);
    } else {
      axis = along;
      base[axis] += down + right;
      goal = cell;
      onGoal(cell, direction);
      slideHome(start - down - right);
    }
  }

  const ignoreFinger = trackSwipes(element.closest<HTMLElement>('.stage') ?? element, {
    take(along) {
      const start = shift();
      if (start !== 0 && along !== axis) return undefined;
      waiting = [];
      axis = along;
      return start;
    },
    shift,
    drag: move,
    neighbour: (direction) => map.neighbour(deck.goal(), direction),
    release(cell) {
      if (cell) slideTo(cell);
      else if (!isSliding()) slideHome(shift());
    },
  });

  const deck: Deck = {
    goal: () => [goal, ...waiting].pop() as string,
    slideTo,
    place({ id, style }) {
      const [down, right] = STEP[directionTo(id, goal) as Direction] ?? element.step?.(id, goal) ?? [0, 0];
      style.translate = `${100 * (base.x + right)}% ${100 * (base.y + down)}%`;
    },
  };
  return deck;
}
