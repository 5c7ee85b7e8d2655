import { describe, expect, it } from 'vitest';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { rankPopups, rankSheets } from '#shared/rules/analytics/rankings.ts';

type ReportedFigures = SwipeReport['sheets'][number];

const sheet = (number: number, conversions: number, hasVideo = true, cell: string | null = `A${number}`): ReportedFigures => ({
  sheet: { alias: `s${number}`, sheetId: null, cell, title: '', image: null, hasVideo },
  figures: {
    views: 9,
    visits: 9,
    landings: 0,
    exits: 0,
    bounces: 0,
    dwell: 0,
    clicks: { picture: 50, button: 1, menu: number },
    clicked: 1,
    conversions,
  },
  versions: [],
});
const sheets = (count: number, conversions: (number: number) => number): ReportedFigures[] =>
  Array.from({ length: count }, (_, index) => sheet(index + 1, conversions(index + 1)));
const popup = (popupId: string, clicked: number) => ({
  popupId,
  name: popupId,
  image: null,
  startDate: null,
  endDate: null,
  limit: null,
  applicants: null,
  isGone: false,
  shown: 20,
  clicked,
  closed: 0,
  applied: 0,
  days: [],
});

describe('rankSheets', () => {
  it('lists sheets with conversions, most first, and gives equal counts the same place', () => {
    const ranking = rankSheets({ sheets: sheets(12, (number) => Math.floor(number / 2)) }, 'conversions');
    const rows = ranking.state === 'ranked' ? ranking.rows.map(({ place, item, times }) => [place, item.sheet.alias, times]) : [];
    expect(rows.slice(0, 4)).toEqual([
      [1, 's12', 6],
      [2, 's10', 5],
      [2, 's11', 5],
      [4, 's8', 4],
    ]);
    expect(rows.length).toBe(11);
  });

  it('counts clicks on links, not taps on the picture', () => {
    const ranking = rankSheets({ sheets: sheets(10, () => 0) }, 'clicks');
    expect(ranking).toMatchObject({ state: 'ranked', rows: expect.arrayContaining([expect.objectContaining({ place: 1, times: 11 })]) });
  });

  it('returns too-few-sheets if fewer than ten sheets on the grid have a creative', () => {
    const own = [...sheets(9, () => 1), sheet(10, 1, false), sheet(11, 1, true, null)];
    expect(rankSheets({ sheets: own }, 'conversions')).toEqual({ state: 'too-few-sheets', count: 9, needed: 10 });
  });

  it('returns too-few-counted if fewer than ten sheets have a conversion', () => {
    const own = sheets(20, (number) => (number < 10 ? 3 : 0));
    expect(rankSheets({ sheets: own }, 'conversions')).toEqual({ state: 'too-few-counted', count: 9, needed: 10 });
  });
});

describe('rankPopups', () => {
  const own = { sheets: sheets(10, () => 0) };

  it('lists popups with clicks, most first', () => {
    const ranking = rankPopups(own, { popups: [popup('one', 2), popup('two', 0), popup('three', 5)], sheetsWithPopup: 10 });
    const rows = ranking.state === 'ranked' ? ranking.rows.map(({ place, item }) => [place, item.popupId]) : [];
    expect(rows).toEqual([
      [1, 'three'],
      [2, 'one'],
    ]);
  });

  it('returns too-few-counted below ten sheets with a popup, and too-few-sheets below ten sheets', () => {
    expect(rankPopups(own, { popups: [popup('one', 2)], sheetsWithPopup: 9 })).toEqual({ state: 'too-few-counted', count: 9, needed: 10 });
    const few = { sheets: sheets(9, () => 0) };
    expect(rankPopups(few, { popups: [], sheetsWithPopup: 10 })).toEqual({ state: 'too-few-sheets', count: 9, needed: 10 });
  });
});
