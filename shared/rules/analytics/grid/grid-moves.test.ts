import { describe, expect, it } from 'vitest';
import { gridSheet, swipeMove } from '#shared/rules/analytics/grid/grid-figures-fixture.ts';
import { gridMoves, sheetFlows } from '#shared/rules/analytics/grid/grid-moves.ts';

const SHEETS = [gridSheet('a', 'A1'), gridSheet('b', 'B1'), gridSheet('c', 'A2'), gridSheet('d', 'B2'), gridSheet('gone', null)];
const [A1, B1] = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
];

describe('gridMoves', () => {
  it('sums moves of any kind between neighbours into arrows, most frequent first', () => {
    const moves = [
      swipeMove('b', 'a', 'left', 7),
      swipeMove('a', 'b', 'right', 5),
      swipeMove('a', 'b', 'right', 4, 'key'),
      swipeMove('a', 'c', 'down', 1),
    ];
    expect(gridMoves({ sheets: SHEETS, moves })).toEqual({
      arrows: [
        { from: A1, to: B1, times: 9 },
        { from: B1, to: A1, times: 7 },
        { from: A1, to: { row: 1, column: 0 }, times: 1 },
      ],
      jumps: [],
    });
  });

  it('returns moves to a cell that is not adjacent as jumps, also after a sheet was moved or deleted', () => {
    const moves = [
      swipeMove('a', 'd', 'jump', 3, 'menu'),
      // A jump by the menu to a neighbour.
      swipeMove('a', 'b', 'jump', 2, 'menu'),
      // The sheets were neighbours at the time of the move.
      swipeMove('a', 'd', 'down', 4),
      swipeMove('a', 'gone', 'right', 5),
      swipeMove('a', 'unknown', 'right', 1),
    ];
    expect(gridMoves({ sheets: SHEETS, moves })).toEqual({
      arrows: [{ from: A1, to: B1, times: 2 }],
      jumps: moves.filter(({ to }) => to !== 'b'),
    });
  });
});

it('sheetFlows returns where visitors came from and where they went, with shares', () => {
  const moves = [
    swipeMove('a', 'b', 'right', 2),
    swipeMove('a', 'b', 'right', 1, 'key'),
    swipeMove('a', 'c', 'down', 9),
    swipeMove('b', 'a', 'left', 5),
    swipeMove('c', 'd', 'right', 5),
  ];
  expect(sheetFlows({ moves }, 'a')).toEqual({
    from: [{ alias: 'b', direction: 'left', times: 5, share: 1 }],
    to: [
      { alias: 'c', direction: 'down', times: 9, share: 0.75 },
      { alias: 'b', direction: 'right', times: 3, share: 0.25 },
    ],
  });
  expect(sheetFlows({ moves }, 'gone')).toEqual({ from: [], to: [] });
});
