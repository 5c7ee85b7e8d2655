import type { Direction, SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';

/** The number of sheets to fetch ahead: with a swipe every half second, a picture takes three swipes to arrive over slow 4G. */
const AHEAD = 3;

/**
 * Returns the cells that a visitor may need soon, the most urgent first: the goal and the next sheet in the direction of travel, the other
 * neighbours (for a change of direction), the neighbours of the next sheet, and sheets further ahead.
 */
export function loadOrder(map: Pick<SheetMap, 'neighbour' | 'neighbours'>, goal: string, travel: Direction | undefined): Set<string> {
  const order = new Set([goal]);
  for (let at = goal, step = 0; step < AHEAD; step += 1) {
    const from = at;
    // Beyond the edge, the sheets ahead restart at the goal, whose cells are already in the order.
    at = (travel && map.neighbour(at, travel)) ?? goal;
    order.add(at);
    for (const cell of map.neighbours(from)) if (step < AHEAD - 1) order.add(cell);
  }
  return order;
}
