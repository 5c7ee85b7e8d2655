/**
 * The offset of Japanese time. Days of contracts, invoices and reports are YYYY-MM-DD in Japanese time: UTC+9 without daylight saving since
 * 1952.
 */
const AHEAD_MS = 9 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Returns the day in Japan at an instant, YYYY-MM-DD. */
export const japaneseDay = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** Returns the first instant of a day in Japan. */
export const startOfJapaneseDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00.000Z`) - AHEAD_MS);

/** Returns the first instant after a day in Japan. */
export const endOfJapaneseDay = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + DAY_MS);

/** Returns the day `days` later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string => japaneseDay(new Date(startOfJapaneseDay(day).getTime() + days * DAY_MS));

/** Formats an instant in Japanese time as YYYY-MM-DD HH:mm. */
export const formatJapaneseTime = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');
