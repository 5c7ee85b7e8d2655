import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLeftInTrash, isRestorable, trashedUntil } from '#shared/rules/sites/site-trash.ts';

const DELETED = '2026-11-28T03:00:00.000Z';

it('keeps a deleted site for 30 days, to the second of the deletion (R-9.70)', () => {
  const restorableUntil = trashedUntil(DELETED);
  expect(restorableUntil).toBe('2026-12-28T03:00:00.000Z');
  expect(isRestorable({ restorableUntil }, new Date('2026-12-28T02:59:59.999Z'))).toBe(true);
  expect(isRestorable({ restorableUntil }, new Date(restorableUntil))).toBe(false);
});

it.each([
  ['2026-11-28T03:00:00.000Z', 30],
  ['2026-12-27T03:00:00.001Z', 1],
  ['2026-12-28T02:59:59.999Z', 1],
  ['2026-12-28T03:00:00.000Z', 0],
  ['2027-01-10T00:00:00.000Z', 0],
])('days left at %s are %i', (now, days) => {
  expect(daysLeftInTrash({ restorableUntil: trashedUntil(DELETED) }, new Date(now))).toBe(days);
});

it('shows a day left exactly while the site can be restored', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-11-28'), max: new Date('2027-02-01'), noInvalidDate: true }), (now) => {
      const site = { restorableUntil: trashedUntil(DELETED) };
      expect(daysLeftInTrash(site, now) > 0).toBe(isRestorable(site, now));
    }),
  );
});
