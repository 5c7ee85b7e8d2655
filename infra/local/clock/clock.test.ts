import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movableClock } from '#functions/platform/gateways/clock.ts';
import { clockMover, ClockMovesForwardOnly, nextClockStop } from '#infra/local/clock/clock-mover.ts';
import { parseClockTime } from '#infra/local/clock/parse-clock-time.ts';

const at = (text: string) => new Date(text);

describe('nextClockStop', () => {
  const stop = (now: string, to: string, due?: string) =>
    nextClockStop(at(now), at(to), due === undefined ? undefined : at(due)).toISOString();

  it('returns the next midnight in Japan, or the end of the move if that is earlier', () => {
    expect(stop('2027-02-27T14:00:00Z', '2027-03-05T00:00:00Z')).toBe('2027-02-27T15:00:00.000Z');
    expect(stop('2027-02-27T15:00:00Z', '2027-03-05T00:00:00Z')).toBe('2027-02-28T15:00:00.000Z');
    expect(stop('2027-02-27T01:00:00Z', '2027-02-27T02:00:00Z', '2027-02-28T00:00:00Z')).toBe('2027-02-27T02:00:00.000Z');
  });

  it('returns one second after the next due time, but at least ten minutes after the current time', () => {
    const [now, end] = ['2027-02-28T15:00:00Z', '2027-03-05T00:00:00Z'] as const;
    expect(stop(now, end, '2027-02-28T21:00:00Z')).toBe('2027-02-28T21:00:01.000Z');
    expect(stop(now, end, '2027-02-28T15:00:20Z')).toBe('2027-02-28T15:10:00.000Z');
  });
});

describe('parseClockTime', () => {
  const now = at('2026-11-23T03:00:00Z');

  it('reads months, days and minutes in Japanese time, and offsets such as +30d', () => {
    expect(parseClockTime('2027-01', now)).toEqual(at('2026-12-31T15:00:00Z'));
    expect(parseClockTime('2027-01-27', now)).toEqual(at('2027-01-26T15:00:00Z'));
    expect(parseClockTime('2027-01-27T09:30', now)).toEqual(at('2027-01-27T00:30:00Z'));
    expect(parseClockTime('+30d', now)).toEqual(at('2026-12-23T03:00:00Z'));
    expect(parseClockTime('+12h', now)).toEqual(at('2026-11-23T15:00:00Z'));
  });

  it('returns undefined for any other text', () => {
    for (const text of ['', 'tomorrow', '2027', '2027-13', '2027-01-32', '2027-01-27T24:00', '-1d', '+1y'])
      expect(parseClockTime(text, now), text).toBeUndefined();
  });
});

describe('clockMover', () => {
  let folder: string;
  let offsetFile: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
    offsetFile = path.join(folder, 'offset');
    vi.useFakeTimers({ now: at('2026-11-23T03:00:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it('runs due work at the current time and at every stop, and runs concurrent moves in sequence', async () => {
    const now = movableClock(offsetFile);
    const settled: string[] = [];
    const dues = [at('2026-11-23T21:00:00Z')];
    const nextDue = async (from: Date, to: Date) => dues.find((due) => due >= from && due <= to);
    const mover = clockMover({ offsetFile, now, settle: async () => void settled.push(now().toISOString()), nextDue });
    await Promise.all([mover.move(at('2026-11-24T15:00:00Z')), mover.move(at('2026-11-24T16:00:00Z'))]);
    expect(settled).toEqual([
      '2026-11-23T03:00:00.000Z',
      '2026-11-23T15:00:00.000Z',
      '2026-11-23T21:00:01.000Z',
      '2026-11-24T15:00:00.000Z',
      '2026-11-24T15:00:00.000Z',
      '2026-11-24T16:00:00.000Z',
    ]);
  });

  it('refuses a past time, and still accepts a later time afterwards', async () => {
    writeFileSync(offsetFile, String(86_400_000));
    const now = movableClock(offsetFile);
    const mover = clockMover({ offsetFile, now, settle: async () => undefined, nextDue: async () => undefined });
    await expect(mover.move(at('2026-11-24T02:59:59Z'))).rejects.toBeInstanceOf(ClockMovesForwardOnly);
    await mover.move(at('2026-11-24T04:00:00Z'));
    expect(now()).toEqual(at('2026-11-24T04:00:00Z'));
  });

  it('never moves the clock back if the work of a stop takes longer than the step to the next stop', async () => {
    const now = movableClock(offsetFile);
    const seen: Date[] = [];
    const settle = async () => {
      seen.push(now());
      vi.setSystemTime(Date.now() + 30 * 3_600_000);
    };
    await clockMover({ offsetFile, now, settle, nextDue: async () => undefined }).move(at('2026-11-26T00:00:00Z'));
    expect(seen).toEqual(seen.toSorted((one, other) => one.getTime() - other.getTime()));
    expect(now().getTime()).toBeGreaterThanOrEqual(at('2026-11-26T00:00:00Z').getTime());
  });
});
