import type { Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';

/** Makes arrows in these directions links that can be pressed: inside the editor none leads anywhere by itself. */
export const arrowHrefs = (directions: readonly Direction[]): Partial<Record<Direction, string>> =>
  Object.fromEntries(directions.map((direction) => [direction, '#']));
