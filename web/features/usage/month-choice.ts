import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { addMonths, startOfMonth } from '#shared/rules/time/japanese-month.ts';

/** Access logs, from which a month could be explained, are kept for about a year. */
const MONTHS = 13;

/** A month in the format of a language: `2026年11月`. */
const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long' }).format(startOfMonth(month));

/** The months to choose from, the running one first. */
export const monthChoices = (running: string, language: Language): { value: string; label: string }[] =>
  Array.from({ length: MONTHS }, (_, ago) => addMonths(running, -ago)).map((month) => ({
    value: month,
    label: formatMonth(month, language),
  }));
