import type { DeckElement } from '#site-renderer/visitor/core/deck.ts';
import type { Axis } from '#site-renderer/visitor/core/swipe-gesture.ts';
import { deckIn, placeOf } from '#site-renderer/visitor/support/deck-position.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** How much smaller and darker a sheet becomes that is covered (`depth`). */
const SHRINK = 0.08;
const DIM = 0.5;

/** Returns how a sheet looks at a distance from the middle of the screen, in screens; `undefined`: as it is. */
function lookAt(transition: string, axis: Axis, distance: number, isFormer: boolean): Keyframe | undefined {
  const share = Math.min(1, Math.abs(distance));
  const back = `${-100 * distance}%`;
  const transform = `translate(${axis === 'x' ? back : '0%'},${axis === 'y' ? back : '0%'})`;
  if (isFormer && transition === 'depth') return { transform: `${transform} scale(${1 - SHRINK * share})`, opacity: 1 - DIM * share };
  if (isFormer) return { transform };
  return transition === 'fade' ? { transform, opacity: 1 - share } : undefined;
}

/** Returns two positions and the whole numbers between them, in order. */
function stopsOf(from: number, to: number): number[] {
  if (from === to) return [from, to];
  const stops = [from, to];
  for (let stop = Math.ceil(Math.min(from, to)); stop <= Math.max(from, to); stop += 1) stops.push(stop);
  return [...new Set(stops)].toSorted((one, other) => (one - other) * (to - from));
}

/**
 * Lets the former sheet stay where it is while the next one comes over it, as the theme says. Each movement of the deck, which
 * follows the finger or slides, gets animations of the sheets with the same timing, so that the compositor runs all of them:
 * 1. The former sheet, on which the deck rested last, is moved against the deck, below all others.
 * 2. Looks change linearly between whole positions of the deck, where the keyframes are.
 * 3. Where no sheet comes, the former one moves with the deck, so that the edge still gives way.
 * Under reduced motion, sheets change at once, and a finger moves them as without a transition.
 */
export function start({ stage, onSheet }: Pick<Visit, 'stage' | 'onSheet'>): void {
  const deck = stage.querySelector<DeckElement>('.deck');
  const { transition = '' } = stage.dataset;
  const stillness = matchMedia('(prefers-reduced-motion)');
  const running: Animation[] = [];
  let last: Animation | undefined;
  /** The position of the former sheet along the axis of the movement; unset while the deck rests. */
  let former: number | undefined;
  // Sheets side by side slide.
  if (!deck || stage.matches('.by-side')) return;

  const stop = (): void => {
    for (const animation of running.splice(0)) animation.cancel();
  };

  const clear = (): void => {
    stop();
    last = former = undefined;
    for (const { style } of deck.children as HTMLCollectionOf<HTMLElement>) style.zIndex = '';
  };

  const follow = (movement: Animation): void => {
    stop();
    const effect = movement.effect as KeyframeEffect;
    const [from, to] = effect.getKeyframes().map(deckIn) as [Record<Axis, number>, Record<Axis, number>];
    // A finger that rests holds the deck between two sheets.
    const axis = from.x === to.x && Number.isInteger(from.x) ? 'y' : 'x';
    const across = axis === 'x' ? 'y' : 'x';
    if (former === undefined || Number.isInteger(from[axis])) former = Math.round(from[axis]);
    const rest = former;
    const sheets = [...(deck.children as HTMLCollectionOf<HTMLElement>)].filter((sheet) => placeOf(sheet)[across] === to[across]);
    const places = sheets.map((sheet) => placeOf(sheet)[axis]);
    const stops = stopsOf(from[axis], to[axis]);
    for (const [index, sheet] of sheets.entries()) {
      const place = places[index] ?? 0;
      const isFormer = place === rest;
      sheet.style.zIndex = isFormer ? '-1' : '';
      const keyframes = stops.flatMap((at) => {
        const isCovered = !isFormer || places.includes(place + Math.sign(at - place));
        const look = lookAt(transition, axis, isCovered ? place - at : 0, isFormer);
        return look ? { ...look, ...(from[axis] !== to[axis] && { offset: (at - from[axis]) / (to[axis] - from[axis]) }) } : [];
      });
      if (keyframes.length === 0) continue;
      const animation = sheet.animate(keyframes, effect.getTiming());
      animation.startTime = movement.startTime;
      running.push(animation);
    }
  };

  deck.onMove = (movement) => {
    if (stillness.matches) return;
    last = movement;
    follow(movement);
    // The deck cancels its last movement when it rests.
    movement.oncancel = () => movement === last && clear();
  };
  // A sheet that is added during a movement moves with the others.
  onSheet(() => last && follow(last));
}
