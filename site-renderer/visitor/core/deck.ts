import { followFinger } from '#site-renderer/visitor/core/follow-finger.ts';
import { type Direction, DIRECTIONS, type SheetMap, STEP } from '#site-renderer/visitor/core/sheet-map.ts';
import type { Axis } from '#site-renderer/visitor/navigation/finger-move.ts';

/** How long a slide over one screen takes, in milliseconds. */
export const SLIDE_MS = 300;
/** Ends softly. Its steepest part is 1.5 times as fast as an even slide: a tenth of a screen in a frame. */
export const EASING = 'cubic-bezier(.35,.5,.6,1)';

interface Listeners {
  /** The deck starts towards this sheet, in a direction or by a jump. On return the sheet is in the page, placed by `place`. */
  onGoal: (cell: string, to?: Direction) => void;
  /** The deck rests on this sheet, possibly the same as before. */
  onRest: (cell: string) => void;
}

export interface Deck {
  /** The sheet being slid to, or the current one. */
  goal: () => string;
  /** Slides to a neighbour of the goal. Jumps to any other sheet, and with reduced motion. */
  slideTo: (cell: string) => void;
  /** Places the element of the goal, or of one of its neighbours. */
  place: (sheet: HTMLElement) => void;
  /** Whether a finger is down or a slide runs: other work waits until the deck rests. */
  isBusy: () => boolean;
}

/**
 * Moves an element with sheets, which are placed next to each other around the goal, over empty cells:
 * 1. A finger drags the deck by at most one sheet (`followFinger`).
 * 2. A slide is one animation, run by the compositor, to exactly one sheet or back.
 * 3. A finger or step along the axis of a slide continues from where the slide is; along the other axis it waits for its end.
 * 4. Distant sheets, and any with reduced motion, are jumped to.
 * Positions are in screens. The deck is at the goal, or shifted from it along one axis.
 */
export function sheetDeck(element: HTMLElement, map: SheetMap, { onGoal, onRest }: Listeners): Deck {
  const prefersStillness = matchMedia('(prefers-reduced-motion)');
  let goal = '';
  let base: Readonly<Record<Axis, number>> = { x: 0, y: 0 };
  let axis: Axis = 'x';
  /** How far the deck is from the goal, or was when the slide began. */
  let shift = 0;
  let slide: Animation | undefined;
  /** Cells of steps that wait for the end of a slide. */
  let waiting: string[] = [];

  /** Relative to the stage, which is a size container: the deck follows a resize by itself. */
  const transform = (by: number): string => {
    const { x, y }: Record<Axis, number> = { ...base, [axis]: base[axis] + by };
    return `translate3d(${-100 * x}cqw,${-100 * y}cqh,0)`;
  };

  const directionTo = (cell: string, from: string): Direction | undefined =>
    DIRECTIONS.find((direction) => map.neighbour(from, direction) === cell);

  /** Ends a slide where it is. */
  const stop = (): void => {
    if (!slide) return;
    shift *= 1 - (slide.effect?.getComputedTiming().progress ?? 1);
    slide.onfinish = null;
    slide.cancel();
    slide = undefined;
  };

  const drag = (to: number): void => {
    shift = to;
    element.style.transform = transform(to);
  };

  const land = (): void => {
    slide = undefined;
    drag(0);
    onRest(goal);
    for (const cell of waiting.splice(0)) slideTo(cell);
  };

  const slideHome = (): void => {
    if (shift === 0 || prefersStillness.matches) return land();
    element.style.transform = transform(0);
    slide = element.animate(
      { transform: [transform(shift), transform(0)] },
      { duration: SLIDE_MS * Math.max(1, Math.abs(shift)), easing: EASING },
    );
    slide.onfinish = land;
  };

  function slideTo(cell: string): void {
    finger.ignore();
    const to = directionTo(cell, deck.goal());
    if (!to || prefersStillness.matches) {
      stop();
      waiting = [];
      goal = cell;
      onGoal(cell);
      return land();
    }
    const [down, right] = STEP[to];
    const along = down === 0 ? 'x' : 'y';
    if (shift !== 0 && (waiting.length > 0 || along !== axis)) waiting.push(cell);
    else {
      stop();
      axis = along;
      shift -= down + right;
      base = { ...base, [axis]: base[axis] + down + right };
      goal = cell;
      onGoal(cell, to);
    }
    if (!slide) slideHome();
  }

  const finger = followFinger(element.closest<HTMLElement>('.stage') ?? element, {
    take(along) {
      if (shift !== 0 && along !== axis) return undefined;
      stop();
      waiting = [];
      axis = along;
      return shift;
    },
    drag,
    hasSheet: (to) => map.neighbour(goal, to) !== undefined,
    release(to) {
      const next = to && map.neighbour(deck.goal(), to);
      if (next !== undefined) slideTo(next);
      else if (!slide) slideHome();
    },
  });

  const deck: Deck = {
    goal: () => waiting.at(-1) ?? goal,
    slideTo,
    place({ id, style }) {
      const to = directionTo(id, goal);
      const [down, right] = to ? STEP[to] : [0, 0];
      style.translate = `${100 * (base.x + right)}% ${100 * (base.y + down)}%`;
    },
    isBusy: () => slide !== undefined || finger.isDown(),
  };
  return deck;
}
