import { describe, expect, it } from 'vitest';
import { arrowShape, MAP_PITCH, TILE } from '#web/features/analytics/swipe/heat-map/arrow-geometry.ts';

const A1 = { row: 0, column: 0 };
const B1 = { row: 0, column: 1 };
const A2 = { row: 1, column: 0 };

describe('arrowShape', () => {
  it('returns an arrow from the edge of a tile to the edge of its neighbour, wider for a higher strength', () => {
    const weak = arrowShape({ from: A1, to: B1 }, 0);
    expect(weak.from.x).toBe(TILE.width - 5);
    expect(weak.head.split(' ')[0]).toBe(`${MAP_PITCH.column + 5},${TILE.height / 2 + 13}`);
    expect(weak.from.y).toBe(weak.to.y);
    expect([weak.width, arrowShape({ from: A1, to: B1 }, 1).width]).toEqual([1.5, 7]);
  });

  it('places the arrow beside the arrow of the opposite direction', () => {
    expect(arrowShape({ from: A1, to: B1 }, 1).from.y - arrowShape({ from: B1, to: A1 }, 1).from.y).toBe(26);
    const [down, up] = [arrowShape({ from: A1, to: A2 }, 1), arrowShape({ from: A2, to: A1 }, 1)];
    expect(up.from.x - down.from.x).toBe(26);
    expect([down.from.y < down.to.y, up.from.y > up.to.y]).toEqual([true, true]);
  });
});
