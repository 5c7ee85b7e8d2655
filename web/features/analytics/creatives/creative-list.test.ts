import { describe, expect, it } from 'vitest';
import { gridSheet } from '#shared/rules/analytics/grid/grid-figures-fixture.ts';
import { creativeList } from '#web/features/analytics/creatives/creative-list.ts';

const SHEETS = [
  gridSheet('a', 'A1', { views: 100, exits: 50, dwell: 1_000, clicks: { button: 1 } }),
  gridSheet('b', 'B1', { views: 40, exits: 4, dwell: 4_000, clicks: { product: 5, picture: 9 }, conversions: 2 }),
  gridSheet('c', 'B12', { views: 0, clicks: {} }),
  gridSheet('gone', null, { views: 200, clicks: { picture: 3 } }),
];
const ALL = { sort: 'place', filter: 'all', search: '' } as const;
const aliases = (options: Parameters<typeof creativeList>[1]): string[] => creativeList(SHEETS, options).map(({ sheet }) => sheet.alias);

describe('creativeList', () => {
  it.each([
    ['place', ['a', 'b', 'c', 'gone']],
    ['views', ['gone', 'a', 'b', 'c']],
    ['dwell', ['b', 'a', 'gone', 'c']],
    ['exits', ['a', 'b', 'gone', 'c']],
    ['clicks', ['b', 'a', 'c', 'gone']],
    ['products', ['b', 'a', 'c', 'gone']],
    ['conversions', ['b', 'a', 'c', 'gone']],
  ] as const)('sorts by %s', (sort, order) => expect(aliases({ ...ALL, sort })).toEqual(order));

  it.each([
    ['clicked', ['a', 'b']],
    ['converted', ['b']],
    ['unseen', ['c']],
    ['gone', ['gone']],
  ] as const)('returns only sheets that match the filter %s', (filter, found) => expect(aliases({ ...ALL, filter })).toEqual(found));

  it('searches by cell and title', () => {
    expect(aliases({ ...ALL, search: ' b1' })).toEqual(['b', 'c']);
    expect(aliases({ ...ALL, search: 'x' })).toEqual([]);
  });
});
