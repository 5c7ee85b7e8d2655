import { startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

const HOUR_MS = 3_600_000;
const UNIT_MS = { h: HOUR_MS, d: 24 * HOUR_MS } as const;
const DISTANCE = /^\+(\d{1,4})([hd])$/;
const TIME = /^(\d{4}-\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2}))?)?$/;

/**
 * Returns the instant that a text names: an offset (`+12h`, `+30d`), or a month, day or minute in Japanese time (`2027-01`, `2027-01-27`,
 * `2027-01-27T09:00`). `undefined` for anything else.
 */
export function parseClockTime(text: string, now: Date): Date | undefined {
  const distance = DISTANCE.exec(text);
  if (distance) return new Date(now.getTime() + Number(distance[1]) * UNIT_MS[distance[2] === 'h' ? 'h' : 'd']);
  const [, month, day = '01', hours = '00', minutes = '00'] = TIME.exec(text) ?? [];
  if (month === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const start = startOfJapaneseDay(`${month}-${day}`);
  if (Number.isNaN(start.getTime())) return undefined;
  return new Date(start.getTime() + Number(hours) * HOUR_MS + Number(minutes) * 60_000);
}
