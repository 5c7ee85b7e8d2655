import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/japanese-day.ts';
import { addMonths, dayAfterKey, weeksOf } from '#web/ui/fields/time-picker/calendar-days.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

describe('weeksOf', () => {
  it('starts with a Sunday on or before the first day, and ends with a Saturday on or after the last day', () => {
    const weeks = weeksOf('2026-11');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-11-01', '2026-12-05']);
  });

  it('contains every day of the month once', () => {
    fc.assert(
      fc.property(day, (one) => {
        const month = one.slice(0, 7);
        const days = weeksOf(month).flat();
        expect(days.filter((each) => each.startsWith(month))).toHaveLength(Number(addDays(addMonths(`${month}-01`, 1), -1).slice(-2)));
        expect(days).toContain(one);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-20', 14, '2028-01-20'],
  ])('moves %s by %i months to %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));
});

it('dayAfterKey moves by day, week and month, and to the ends of the week', () => {
  const moved = (key: string) => dayAfterKey(key, '2026-11-25');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'].map(moved)).toEqual([
    '2026-11-24',
    '2026-11-26',
    '2026-11-18',
    '2026-12-02',
    '2026-11-22',
    '2026-11-28',
    '2026-10-25',
    '2026-12-25',
    undefined,
  ]);
});
