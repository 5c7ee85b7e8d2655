import { expect, it } from 'vitest';
import { visitItem } from '#functions/store/visitor/visit-item.ts';
import { reportOf, simulateVisits } from '#test/support/sites/simulate-visits.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/** The write units per second of one partition key. */
const KEY_UNITS = 1_000;

it('spreads 10,000 visits a minute to one site so that no partition key nears its limit', () => {
  const { keys, average, peak, bytes } = simulateVisits(10_000, reportOf(10));
  expect(keys).toBeGreaterThanOrEqual(16);
  expect(bytes).toBeLessThan(1_024);
  expect(average).toBeLessThan(20);
  expect(peak).toBeLessThan(KEY_UNITS / 10);
});

it('stays below the limit on average even if every report has the maximum size', () => {
  expect(simulateVisits(2_000, reportOf(GRID_MAX.cells)).average * 5).toBeLessThan(KEY_UNITS);
});

it('stores numbers, cells and times only, and expires after 400 days', () => {
  const report = { ...reportOf(1), id: numberedUlid(1) };
  const now = new Date('2026-11-20T12:00:00Z');
  expect(visitItem('abcdefghij12', report, now)).toEqual({
    pk: expect.stringMatching(/^VISIT#abcdefghij12#2026-11-20T12#\d+$/),
    sk: report.id,
    entity: 'visit',
    lang: 'jp',
    landing: 'A1',
    views: { A1: 1_000 },
    swipes: 100_000,
    buttons: { A1: 1_000 },
    popups: [],
    seconds: 86_400,
    createdAt: '2026-11-20T12:00:00.000Z',
    expiresAt: Date.parse('2027-12-25T12:00:00Z') / 1_000,
  });
});
