import { expect, it } from 'vitest';
import { dropOffLines } from '#shared/rules/analytics/grid/drop-off.ts';
import { exitsBySheet } from '#shared/rules/analytics/grid/exit-directions.ts';
import { gridSheet } from '#shared/rules/analytics/grid/grid-figures-fixture.ts';

it('dropOffLines compares the visits of each sheet with the visits of the sheet before', () => {
  const sheets = [
    gridSheet('a', 'A1', { visits: 100 }),
    gridSheet('b', 'B1', { visits: 40 }),
    gridSheet('c', 'C1', { visits: 50 }),
    gridSheet('d', 'A2', { visits: 0 }),
    gridSheet('e', 'A3', { visits: 5 }),
    gridSheet('f', 'B3'),
    gridSheet('gone', null, { visits: 9 }),
  ];
  const lines = dropOffLines({ sheets }).map(({ kind, name, steps }) => [
    `${kind} ${name}`,
    ...steps.map(({ sheet, visits, kept }) => [sheet.cell, visits, kept]),
  ]);
  expect(lines).toEqual([
    ['row 1', ['A1', 100, null], ['B1', 40, 0.4], ['C1', 50, 1.25]],
    ['row 3', ['A3', 5, null], ['B3', 0, 0]],
    ['column A', ['A1', 100, null], ['A2', 0, 0], ['A3', 5, null]],
    ['column B', ['B1', 40, null], ['B3', 0, 0]],
  ]);
});

it('dropOffLines omits lines of a single sheet and lines without visits', () => {
  expect(dropOffLines({ sheets: [gridSheet('a', 'A1', { visits: 3 })] })).toEqual([]);
  expect(dropOffLines({ sheets: [gridSheet('a', 'A1'), gridSheet('b', 'B1')] })).toEqual([]);
});

it('exitsBySheet groups exits by the direction of the last move, most exits first', () => {
  const exits = [
    { alias: 'a', direction: 'none', visits: 3 },
    { alias: 'b', direction: 'right', visits: 4 },
    { alias: 'b', direction: 'jump', visits: 1 },
  ] as const;
  expect(exitsBySheet({ exits: [...exits] })).toEqual([
    { alias: 'b', exits: 5, by: { right: 4, jump: 1 } },
    { alias: 'a', exits: 3, by: { none: 3 } },
  ]);
});
