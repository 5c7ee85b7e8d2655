import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfJapaneseDay, endOfJapaneseDay, addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

const instant = fc.date({ min: new Date('1952-05-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true });
const day = instant.map(japaneseDay);
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo', year: 'numeric', month: '2-digit', day: '2-digit' });

describe('days in Japan', () => {
  it.each([
    ['2026-11-19T14:59:59.999Z', '2026-11-19'],
    ['2026-11-19T15:00:00.000Z', '2026-11-20'],
    ['2027-12-31T15:00:00.000Z', '2028-01-01'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29'],
  ])('at %s, the day in Japan is %s', (at, expected) => {
    expect(japaneseDay(new Date(at))).toBe(expected);
  });

  it('start and end at midnight in Japan', () => {
    expect(startOfJapaneseDay('2026-11-20')).toEqual(new Date('2026-11-19T15:00:00Z'));
    expect(endOfJapaneseDay('2026-11-20')).toEqual(new Date('2026-11-20T15:00:00Z'));
  });

  it('equal the calendar of Asia/Tokyo', () => {
    fc.assert(fc.property(instant, (at) => japaneseDay(at) === calendar.format(at)));
  });

  it('contain exactly the instants between their start and end', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const own = japaneseDay(at);
        expect(startOfJapaneseDay(own).getTime()).toBeLessThanOrEqual(at.getTime());
        expect(endOfJapaneseDay(own).getTime()).toBeGreaterThan(at.getTime());
        expect(japaneseDay(new Date(endOfJapaneseDay(own).getTime() - 1))).toBe(own);
      }),
    );
  });

  it('follow each other without a gap', () => {
    fc.assert(
      fc.property(day, (one) => {
        expect(endOfJapaneseDay(one)).toEqual(startOfJapaneseDay(addDays(one, 1)));
        expect(addDays(one, 1) > one).toBe(true);
      }),
    );
  });

  it('can be added and subtracted', () => {
    expect(addDays('2026-11-20', 30)).toBe('2026-12-20');
    fc.assert(fc.property(day, fc.integer({ min: -400, max: 400 }), (one, days) => addDays(addDays(one, days), -days) === one));
  });
});
