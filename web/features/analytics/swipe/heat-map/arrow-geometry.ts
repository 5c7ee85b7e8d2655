import type { GridArrow } from '#shared/rules/analytics/grid/grid-moves.ts';
import type { Pitch } from '#web/ui/grid-view/visible-range.ts';

/** The size of a cell's tile, and the distance from one tile to the next (`MAP_PITCH`), in pixels. */
export const TILE = { width: 88, height: 96 } as const;
export const MAP_PITCH: Pitch = { column: 118, row: 126 };

/** How far an arrow overlaps the tiles at its ends, in pixels. */
const OVERLAP = 5;
/** The distance of an arrow from the line between the tile centres, in pixels. The arrow of the opposite direction is on the other side. */
const ASIDE = 13;
const WIDTH = { least: 1.5, most: 7 } as const;

interface Point {
  x: number;
  y: number;
}

interface ArrowShape {
  width: number;
  /** The shaft, without the head. */
  from: Point;
  to: Point;
  /** The corners of the head, in the syntax of `points` of an SVG polygon. */
  head: string;
}

/** Returns the shape of an arrow between two neighbours. `strength` is from 0 to 1. Arrows of opposite directions lie side by side. */
export function arrowShape({ from, to }: Pick<GridArrow, 'from' | 'to'>, strength: number): ArrowShape {
  const [dx, dy] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
  const middle = (position: GridArrow['from']): Point => ({
    x: position.column * MAP_PITCH.column + TILE.width / 2 - dy * ASIDE,
    y: position.row * MAP_PITCH.row + TILE.height / 2 + dx * ASIDE,
  });
  const reach = { x: dx * (TILE.width / 2 - OVERLAP), y: dy * (TILE.height / 2 - OVERLAP) };
  const [start, end] = [middle(from), middle(to)];
  const width = WIDTH.least + (WIDTH.most - WIDTH.least) * strength;
  const half = width / 2 + 3.5;
  const length = half * 1.5;
  const tip = { x: end.x - reach.x, y: end.y - reach.y };
  const base = { x: tip.x - dx * length, y: tip.y - dy * length };
  const corners = [tip, { x: base.x - dy * half, y: base.y + dx * half }, { x: base.x + dy * half, y: base.y - dx * half }];
  return {
    width,
    from: { x: start.x + reach.x, y: start.y + reach.y },
    to: base,
    head: corners.map(({ x, y }) => `${x},${y}`).join(' '),
  };
}
