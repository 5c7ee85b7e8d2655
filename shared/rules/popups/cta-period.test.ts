import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, type CtaPeriod, isCtaActive } from '#shared/rules/popups/cta-period.ts';
import { startOfJapaneseDay, japaneseDay } from '#shared/rules/time/japanese-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const period = (startDate: Date | null, endDate: Date | null): CtaPeriod => ({
  startDate: startDate?.toISOString() ?? null,
  endDate: endDate?.toISOString() ?? null,
});

const anyInstant = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true });
const anyBound = fc.option(anyInstant);
/** Midnights in Japan, including those of months, plus or minus one millisecond. */
const nearMidnight = fc
  .tuple(anyInstant, fc.boolean(), fc.integer({ min: -1, max: 1 }))
  .map(
    ([at, isMonth, off]) => new Date(startOfJapaneseDay(isMonth ? `${japaneseDay(at).slice(0, 7)}-01` : japaneseDay(at)).getTime() + off),
  );
const anyMoment = fc.oneof(anyInstant, nearMidnight);

const START = new Date('2026-11-30T15:00:00Z');
const END = new Date('2026-12-01T15:00:00Z');
const beside = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe('isCtaActive', () => {
  it.each<[string, CtaPeriod, Date, boolean]>([
    ['always true without bounds', period(null, null), START, true],
    ['false before its start', period(START, null), beside(START, -1), false],
    ['true at its start', period(START, null), START, true],
    ['true after its start without an end', period(START, null), beside(START, 400 * DAY), true],
    ['true before its end without a start', period(null, END), beside(END, -400 * DAY), true],
    ['true at its end', period(null, END), END, true],
    ['false after its end', period(null, END), beside(END, 1), false],
    ['true between midnights in Japan', period(START, END), beside(START, 12 * HOUR), true],
    ['true at the exact moment of an equal start and end', period(START, START), START, true],
    ['false before that moment', period(START, START), beside(START, -1), false],
    ['false after that moment', period(START, START), beside(START, 1), false],
    ['false if it ends before it starts', period(END, START), beside(START, 12 * HOUR), false],
  ])('is %s', (_, given, now, expected) => {
    expect(isCtaActive(given, now)).toBe(expected);
  });

  it('returns true exactly between start and end, in every order of now, start and end', () => {
    fc.assert(
      fc.property(fc.option(anyMoment), fc.option(anyMoment), anyMoment, (start, end, now) => {
        const order = [start ?? now, now, end ?? now].map((at) => at.getTime());
        expect(isCtaActive(period(start, end), now)).toBe(order.every((at, index) => at >= (order[index - 1] ?? at)));
      }),
    );
  });

  it('includes start and end to the millisecond', () => {
    fc.assert(
      fc.property(nearMidnight, nearMidnight, (one, other) => {
        const [start, end] = one <= other ? [one, other] : [other, one];
        const given = period(start, end);
        expect([beside(start, -1), start, end, beside(end, 1)].map((now) => isCtaActive(given, now))).toEqual([false, true, true, false]);
      }),
    );
  });

  it('returns true during one continuous period only', () => {
    fc.assert(
      fc.property(anyBound, anyBound, fc.array(anyMoment, { maxLength: 20 }), (start, end, moments) => {
        const inOrder = moments.toSorted((a, b) => a.getTime() - b.getTime());
        const seen = inOrder.map((now) => (isCtaActive(period(start, end), now) ? '1' : '0')).join('');
        expect(seen).toMatch(/^0*1*0*$/);
      }),
    );
  });
});

describe('countdown', () => {
  it.each([
    [1, { unit: 'minutes', value: 1 }],
    [MINUTE - 1, { unit: 'minutes', value: 1 }],
    [MINUTE, { unit: 'minutes', value: 1 }],
    [2 * MINUTE - 1, { unit: 'minutes', value: 1 }],
    [2 * MINUTE, { unit: 'minutes', value: 2 }],
    [HOUR - 1_000, { unit: 'minutes', value: 59 }],
    [HOUR - 1, { unit: 'minutes', value: 59 }],
    [HOUR, { unit: 'hours', value: 1 }],
    [2 * HOUR - 1, { unit: 'hours', value: 1 }],
    [DAY, { unit: 'hours', value: 24 }],
    [72 * HOUR - 1, { unit: 'hours', value: 71 }],
    [72 * HOUR, { unit: 'days', value: 3 }],
    [4 * DAY - 1, { unit: 'days', value: 3 }],
    [400 * DAY, { unit: 'days', value: 400 }],
    [0, 'finished'],
    [-1, 'finished'],
    [-400 * DAY, 'finished'],
  ] as const)('returns, with %d ms left, %o', (left, expected) => {
    expect(countdown(period(null, END), beside(END, -left))).toEqual(expected);
    expect(countdown(period(START, END), beside(END, -left))).toEqual(expected);
  });

  it('returns null without an end', () => {
    fc.assert(fc.property(anyBound, anyMoment, (start, now) => countdown(period(start, null), now) === null));
  });

  it('rounds down to a single unit, in every order of now, start and end', () => {
    const LENGTH = { minutes: MINUTE, hours: HOUR, days: DAY };
    fc.assert(
      fc.property(anyBound, anyMoment, anyMoment, fc.integer({ min: 0, max: 80 * HOUR }), fc.boolean(), (start, end, other, ms, isNear) => {
        const now = isNear ? beside(end, -ms) : other;
        const left = end.getTime() - now.getTime();
        const shown = countdown(period(start, end), now);
        if (shown === 'finished' || shown === null) {
          expect([shown, left <= 0]).toEqual(['finished', true]);
          return;
        }
        expect(left).toBeGreaterThan(0);
        expect(shown.value).toBeGreaterThanOrEqual(1);
        expect((shown.value + 1) * LENGTH[shown.unit]).toBeGreaterThan(left);
        if (left >= MINUTE) expect(shown.value * LENGTH[shown.unit]).toBeLessThanOrEqual(left);
        expect(shown.unit).toBe(left < 60 * MINUTE ? 'minutes' : left < 72 * HOUR ? 'hours' : 'days');
      }),
    );
  });

  it('never increases over time', () => {
    const LENGTH = { minutes: MINUTE, hours: HOUR, days: DAY };
    const worth = (shown: ReturnType<typeof countdown>) => (shown === null || shown === 'finished' ? 0 : shown.value * LENGTH[shown.unit]);
    fc.assert(
      fc.property(anyMoment, anyMoment, fc.integer({ min: 0, max: 5 * DAY }), (end, now, later) => {
        expect(worth(countdown(period(null, end), beside(now, later)))).toBeLessThanOrEqual(worth(countdown(period(null, end), now)));
      }),
    );
  });

  it('depends on the remaining time only, not on the calendar', () => {
    fc.assert(
      fc.property(nearMidnight, nearMidnight, fc.integer({ min: -HOUR, max: 100 * HOUR }), (one, other, left) => {
        expect(countdown(period(null, one), beside(one, -left))).toEqual(countdown(period(null, other), beside(other, -left)));
      }),
    );
  });
});
