import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';

export { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

const TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats an instant in Japanese time, the same in every language: `2026/11/20 14:05`. */
export const formatTime = (instant: string): string => TIME.format(new Date(instant));

/** Formats a number with the digit grouping of the language. */
export const formatNumber = (value: number, language: Language): string => new Intl.NumberFormat(LANGUAGE_TAG[language]).format(value);

/** Formats a number of days in the language: `30日`, `1 day`. Japanese has no space before the unit, against the data of `Intl`. */
export const formatDays = (days: number, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_TAG[language], { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days).replace(/\s日$/, '日');

/** Formats a month (YYYY-MM) for display: `2026/11`. */
export const formatMonth = (month: string): string => month.replace('-', '/');

/** Formats the date in Japan at `now`, with the weekday, in the format of the language. */
export const formatToday = (now: Date, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'Asia/Tokyo', dateStyle: 'full' }).format(now);
