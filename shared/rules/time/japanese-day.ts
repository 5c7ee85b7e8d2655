/**
 * Days as contracts, bills and reports count them: YYYY-MM-DD in Japanese time. Japan is nine hours ahead of UTC all the
 * year round, and has been since 1952.
 */
const AHEAD_MS = 9 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The day it is in Japan at an instant. */
export const japaneseDay = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** The first instant of a day in Japan. */
export const startOfJapaneseDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00.000Z`) - AHEAD_MS);

/** The first instant that is no longer of that day in Japan. */
export const endOfJapaneseDay = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + DAY_MS);

/** The day so many days later; earlier where the number is negative. */
export const addDays = (day: string, days: number): string => japaneseDay(new Date(startOfJapaneseDay(day).getTime() + days * DAY_MS));

/** An instant as clocks in Japan show it, YYYY-MM-DD HH:mm (spec 9 "Date formats"). */
export const formatJapaneseTime = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');
