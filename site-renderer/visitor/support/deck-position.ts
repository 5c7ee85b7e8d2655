import type { Axis } from '#site-renderer/visitor/core/swipe-gesture.ts';

/** Returns the position of a sheet on the deck, in screens. */
export function placeOf({ style }: HTMLElement): Record<Axis, number> {
  const [x = 0, y = 0] = style.translate.split(' ').map((percent) => Math.round(Number.parseFloat(percent) || 0) / 100);
  return { x, y };
}

/** Returns the position of the deck in one of its keyframes, in screens (`sheetDeck`). */
export function deckIn({ transform }: ComputedKeyframe): Record<Axis, number> {
  const [x = 0, y = 0] = Array.from(String(transform).matchAll(/(-?[\d.e-]+)cq/g), ([, percent]) => Number(percent) / -100);
  return { x, y };
}
