import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { visitHour } from '#functions/store/visitor/visit-hour.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MINUTE = 60_000;
/** A ULID of the given time, without randomness. */
const idOf = (ms: number): string =>
  Array.from({ length: 10 }, (_, index) => CROCKFORD.charAt(Math.floor(ms / 32 ** (9 - index)) % 32)).join('') + 'Z'.repeat(16);

const HOUR = Date.parse('2026-11-20T12:00:00.000Z');

it.each([
  ['the hour of the id, just before the full hour', HOUR - 1, HOUR, '2026-11-20T11'],
  ['the hour of the id, repeated minutes later', HOUR - 1, HOUR + 5 * MINUTE - 1, '2026-11-20T11'],
  ['the hour of the id, if the device clock is slightly fast', HOUR + MINUTE, HOUR - MINUTE, '2026-11-20T12'],
  ['the server hour, if the device clock is slow', HOUR - 6 * MINUTE, HOUR, '2026-11-20T12'],
  ['the server hour, if the device clock is years off', 0, HOUR, '2026-11-20T12'],
  ['the server hour, if the device clock is beyond every valid date', 32 ** 10 - 1, HOUR, '2026-11-20T12'],
])('visitHour returns one hour per visit: %s', (_, made, now, expected) => {
  expect(visitHour(idOf(made), new Date(now))).toBe(expected);
});

it('visitHour is the same for a report repeated within minutes, and at most one hour from that of the server', () => {
  const near = fc.integer({ min: -2 * MINUTE, max: 2 * MINUTE });
  fc.assert(
    fc.property(fc.integer({ min: HOUR, max: HOUR * 1.2 }), near, near, fc.boolean(), (made, sooner, later, isWrong) => {
      const id = idOf(isWrong ? made / 2 : made);
      const [one, other] = [visitHour(id, new Date(made + sooner)), visitHour(id, new Date(made + later))];
      if (!isWrong) expect(one).toBe(other);
      expect(Math.abs(Date.parse(`${one}:00Z`) - (made + sooner))).toBeLessThan(120 * MINUTE);
    }),
  );
});
