import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { japaneseHolidays, onBusinessDay } from '#shared/rules/time/japanese-holidays.ts';

/** The holidays published by the Cabinet Office. */
const PUBLISHED: Readonly<Record<number, string>> = {
  2024: '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23',
  2025: '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
  2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  2027: '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
};

it.each(Object.entries(PUBLISHED))('japaneseHolidays returns the published national holidays of %s', (year, days) => {
  expect(japaneseHolidays(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

it.each([
  ['a weekday', '2026-11-27', '2026-11-27'],
  ['a Saturday', '2027-02-27', '2027-03-01'],
  ['a Sunday', '2026-12-27', '2026-12-28'],
  ['a day between two holidays', '2026-09-22', '2026-09-24'],
  ['a substitute for a holiday on a Sunday', '2027-03-22', '2027-03-23'],
  ['a substitute behind further holidays', '2026-05-03', '2026-05-07'],
  ['the new year, when banks are closed', '2026-12-31', '2027-01-04'],
])('onBusinessDay moves %s to the next business day', (_, day, expected) => {
  expect(onBusinessDay(day)).toBe(expected);
});

it('onBusinessDay never moves a day back, by more than ten days, or off a business day', () => {
  const day = fc
    .integer({ min: 0, max: 40_000 })
    .map((days) => new Date(Date.UTC(2022, 0, 1 + (days % 28_000))).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (from) => {
      const to = onBusinessDay(from);
      expect(to >= from).toBe(true);
      expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(10 * 24 * 3_600_000);
      expect(onBusinessDay(to)).toBe(to);
    }),
  );
});
