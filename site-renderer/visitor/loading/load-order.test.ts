import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Direction, DIRECTIONS, parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { loadOrder } from '#site-renderer/visitor/loading/load-order.ts';

const MAP = parseSheetMap('11111/11111/11111/11111/11111');
const orderFrom = (goal: string, travel?: Direction): string[] => [...loadOrder(MAP, goal, travel)];

const anyGrid = fc
  .array(fc.array(fc.constantFrom('0', '1'), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  .map((rows) => parseSheetMap(['1111', ...rows.map((row) => row.join(''))].join('/')));
const anyTravel = fc.constantFrom<(Direction | undefined)[]>(undefined, ...DIRECTIONS);

describe('loadOrder', () => {
  test('lists the goal, the next sheet, other neighbours, neighbours of the next sheet, and three sheets ahead', () => {
    expect(orderFrom('C2', 'down')).toEqual(['C2', 'C3', 'C1', 'B2', 'D2', 'C4', 'B3', 'D3', 'C5']);
    expect(orderFrom('B3', 'right')).toEqual(['B3', 'C3', 'B2', 'B4', 'A3', 'D3', 'C2', 'C4', 'E3']);
    expect(orderFrom('B3', 'left')).toEqual(['B3', 'A3', 'B2', 'B4', 'C3', 'A2', 'A4']);
  });

  test('lists a sheet among the first eight before the step to it, even if the visitor turns at every step', () => {
    // The visitor moves from C3 down to C4, right to D4, and down to D5.
    expect(orderFrom('C4', 'down').slice(0, 8)).toContain('D4');
    expect(orderFrom('C3', 'right').slice(0, 8)).toContain('D4');
  });

  test('lists only the goal and its neighbours before the first move and at the edge of the grid', () => {
    expect(orderFrom('C3')).toEqual(['C3', 'C2', 'C4', 'B3', 'D3']);
    expect(orderFrom('E5', 'down')).toEqual(['E5', 'E4', 'D5']);
  });

  test('starts with the goal and the next sheet, contains every neighbour, and has at most nine entries', () => {
    fc.assert(
      fc.property(anyGrid, anyTravel, fc.nat(), (map, travel, seed) => {
        const goal = map.cells[seed % map.cells.length] ?? '';
        const order = [...loadOrder(map, goal, travel)];
        const next = travel && map.neighbour(goal, travel);
        expect(order.slice(0, next === undefined ? 1 : 2)).toEqual(next === undefined ? [goal] : [goal, next]);
        expect(order).toEqual(expect.arrayContaining(map.neighbours(goal)));
        expect(order.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
