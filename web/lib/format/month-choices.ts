import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';

/** Formats a month (YYYY-MM) in the format of a language: `2026年11月`. */
export const formatLongMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long' }).format(startOfMonth(month));

/** Returns months as options of a select. */
export const monthChoices = (months: readonly string[], language: Language): { value: string; label: string }[] =>
  months.map((month) => ({ value: month, label: formatLongMonth(month, language) }));
