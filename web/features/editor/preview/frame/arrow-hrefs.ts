import type { Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';

/** Returns placeholder hrefs that make arrows in these directions focusable links; the preview handles their clicks itself. */
export const arrowHrefs = (directions: readonly Direction[]): Partial<Record<Direction, string>> =>
  Object.fromEntries(directions.map((direction) => [direction, '#']));
