import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

/** Formats an instant in Japanese time as the value of `<input type="datetime-local">`: YYYY-MM-DDTHH:mm. */
export const toDateTimeLocal = (instant: string): string => formatJapaneseTime(new Date(instant)).replace(' ', 'T');

/** Returns the instant of a `datetime-local` value in Japanese time; `null` if it is invalid or its year does not have four digits. */
export function fromDateTimeLocal(typed: string): string | null {
  const at = Date.parse(`${typed}:00.000+09:00`);
  if (Number.isNaN(at)) return null;
  const instant = new Date(at).toISOString();
  return /^\d{4}-/.test(instant) && toDateTimeLocal(instant) === typed ? instant : null;
}
