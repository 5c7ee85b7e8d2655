import { expect, it } from 'vitest';
import { passedDays } from '#web/features/analytics/swipe/days/passed-days.ts';

it('passedDays returns the days of a month, from one year ago at the earliest until today in Japan at the latest', () => {
  const now = new Date('2026-11-02T15:30:00.000Z');
  expect(passedDays('2026-11', now)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  const february = passedDays('2028-02', new Date('2028-05-01T00:00:00.000Z'));
  const earliest = passedDays('2025-11', now);
  expect([earliest.length, earliest[0], earliest.at(-1)]).toEqual([28, '2025-11-03', '2025-11-30']);
  expect([february.length, february[0], february.at(-1)]).toEqual([29, '2028-02-01', '2028-02-29']);
  expect(passedDays('2026-12', now)).toEqual([]);
});
