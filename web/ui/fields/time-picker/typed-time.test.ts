import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTime } from '#web/lib/format/format.ts';
import { parseTypedDay, parseTypedTime } from '#web/ui/fields/time-picker/typed-time.ts';

describe('parseTypedTime', () => {
  it.each([
    ['2026/12/01 10:00', '2026-12-01T01:00:00.000Z'],
    ['2026-12-1 9:05', '2026-12-01T00:05:00.000Z'],
    ['2026.1.31 0:0', '2026-01-30T15:00:00.000Z'],
    [' ２０２６／１２／０１　１０：００ ', '2026-12-01T01:00:00.000Z'],
  ])('reads %j as Japanese time', (typed, instant) => expect(parseTypedTime(typed)).toBe(instant));

  it.each(['', '2026/12/01', '12/01/2026 10:00', '2026/02/29 10:00', '2026/13/01 10:00', '2026/12/01 24:00', '2026/12/01 10:60', '明日'])(
    'rejects %j',
    (typed) => expect(parseTypedTime(typed)).toBeNull(),
  );

  it('reads back every displayed time', () => {
    const moment = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        at.setUTCSeconds(0, 0);
        expect(parseTypedTime(formatTime(at.toISOString()))).toBe(at.toISOString());
      }),
    );
  });
});

describe('parseTypedDay', () => {
  it.each([
    ['2026/12/01', '2026-12-01'],
    ['2026-12-1', '2026-12-01'],
    [' ２０２６．２．２８ ', '2026-02-28'],
  ])('reads %j', (typed, day) => expect(parseTypedDay(typed)).toBe(day));

  it.each(['', '2026/12', '12/01/2026', '2026/02/29', '2026/13/01', '26/12/01', '2026/12/01 10:00', '明日'])('rejects %j', (typed) =>
    expect(parseTypedDay(typed)).toBeNull(),
  );
});
