import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant as instantField } from '#shared/model/fields.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '#web/lib/date-time-local.ts';

const minute = fc
  .date({ min: new Date('1952-05-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => `${at.toISOString().slice(0, 16)}:00.000Z`);

describe('fromDateTimeLocal and toDateTimeLocal', () => {
  it.each([
    ['2026-11-20T14:05', '2026-11-20T05:05:00.000Z'],
    ['2026-11-20T00:00', '2026-11-19T15:00:00.000Z'],
    ['2027-01-01T08:59', '2026-12-31T23:59:00.000Z'],
    ['2028-02-29T09:00', '2028-02-29T00:00:00.000Z'],
    ['0001-01-01T09:00', '0001-01-01T00:00:00.000Z'],
  ])('convert %s to the instant %s and back', (typed, instant) => {
    expect(fromDateTimeLocal(typed)).toBe(instant);
    expect(toDateTimeLocal(instant)).toBe(typed);
  });

  it.each([
    '',
    '2026-11-20',
    '2026-11-20T14',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-11-20T25:00',
    '0000-01-01T00:00',
    '2026-11-20T14:05:09',
    '明日',
  ])('reject %j', (typed) => {
    expect(fromDateTimeLocal(typed)).toBeNull();
  });

  it('convert every instant to a value and back', () => {
    fc.assert(fc.property(minute, (instant) => fromDateTimeLocal(toDateTimeLocal(instant)) === instant));
  });

  it('return a valid instant or null for any input', () => {
    const typed = fc.oneof(
      fc.string(),
      minute.map(toDateTimeLocal),
      fc.tuple(fc.nat(99_999), fc.nat(99)).map(([year, rest]) => `${year}-${rest}-01T0${rest}:00`),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const instant = fromDateTimeLocal(text);
        return instant === null || instantField().safeParse(instant).success;
      }),
    );
  });

  it('omit the seconds of an instant', () => {
    expect(toDateTimeLocal('2026-11-20T05:05:59.999Z')).toBe('2026-11-20T14:05');
  });
});
