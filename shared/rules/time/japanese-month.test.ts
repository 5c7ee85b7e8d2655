import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, monthOf, monthsBetween, nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';

const instant = fc.date({ min: new Date('1952-05-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true });
const month = instant.map(monthOf);
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit' });

describe('months in Japan', () => {
  it.each([
    ['2026-11-30T14:59:59.999Z', '2026-11'],
    ['2026-11-30T15:00:00.000Z', '2026-12'],
    ['2026-12-31T15:00:00.000Z', '2027-01'],
    ['2028-02-28T15:00:00.000Z', '2028-02'],
    ['2028-02-29T15:00:00.000Z', '2028-03'],
    ['2027-02-28T15:00:00.000Z', '2027-03'],
  ])('contain the instant %s in the month %s', (at, expected) => {
    expect(monthOf(new Date(at))).toBe(expected);
  });

  it('equal the calendar of Asia/Tokyo', () => {
    fc.assert(fc.property(instant, (at) => monthOf(at) === calendar.format(at)));
  });

  it('start at midnight of the first in Japan', () => {
    expect(startOfMonth('2026-12')).toEqual(new Date('2026-11-30T15:00:00Z'));
  });

  it('follow each other without a gap or an overlap', () => {
    fc.assert(
      fc.property(month, (one) => {
        expect(monthOf(startOfMonth(one))).toBe(one);
        expect(monthOf(new Date(startOfMonth(one).getTime() - 1))).toBe(addMonths(one, -1));
        expect(monthOf(new Date(startOfMonth(nextMonth(one)).getTime() - 1))).toBe(one);
      }),
    );
  });

  it('have as many days as the calendar month, 29 in February of leap years', () => {
    fc.assert(
      fc.property(month, (one) => {
        const days = (startOfMonth(nextMonth(one)).getTime() - startOfMonth(one).getTime()) / 86_400_000;
        expect(days).toBe(new Date(Date.UTC(Number(one.slice(0, 4)), Number(one.slice(5, 7)), 0)).getUTCDate());
      }),
    );
  });

  it('can be added, subtracted and compared across years', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthsBetween('2026-11', '2027-11')).toBe(12);
    fc.assert(
      fc.property(month, fc.integer({ min: -1_000, max: 1_000 }), (one, months) => monthsBetween(one, addMonths(one, months)) === months),
    );
    fc.assert(fc.property(month, month, (one, other) => addMonths(one, monthsBetween(one, other)) === other));
  });
});
