import { expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { NewsInput } from '#shared/model/news/news.ts';

const rulesOf = (input: Partial<NewsInput>) => {
  const news = { siteId: 'a12345678901', title: 'a', content: 'b', contentUrl: '', publishType: 'scheduled', state: 'public' };
  const parsed = parse(NewsInput, { ...news, startDate: null, endDate: null, ...input });
  return parsed.ok ? [] : parsed.errors.map(({ path, rule }) => `${path}: ${rule}`);
};

it('asks for the start of a scheduled item, and for the end where a start is given', () => {
  expect(rulesOf({})).toEqual(['startDate: required']);
  expect(rulesOf({ startDate: '2026-11-20T00:00:00Z' })).toEqual(['endDate: required']);
  expect(rulesOf({ publishType: 'instant' })).toEqual([]);
});

it.each([
  ['2026-11-20T10:00:00+09:00', '2026-11-20T02:00:00Z', []],
  ['2026-11-20T10:00:00+09:00', '2026-11-20T01:00:00Z', ['endDate: end-before-start']],
  ['2026-11-20T01:00:00.000Z', '2026-11-20T01:00:00Z', ['endDate: end-before-start']],
  ['2026-11-20T09:00:00Z', '2026-11-20T10:00:00+09:00', ['endDate: end-before-start']],
  ['2026-11-20T01:00:00Z', '2026-11-20T00:30:00-09:00', []],
])('compares %s and %s as instants', (startDate, endDate, expected) => {
  expect(rulesOf({ startDate, endDate })).toEqual(expected);
});
