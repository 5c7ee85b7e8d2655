import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

/** The time clocks in Japan show at an instant, to the minute, as `<input type="datetime-local">` holds it: YYYY-MM-DDTHH:mm. */
export const toDateTimeLocal = (instant: string): string => formatJapaneseTime(new Date(instant)).replace(' ', 'T');

/** The instant at which clocks in Japan show this time; `null` where there is none with a year of four digits. */
export function fromDateTimeLocal(typed: string): string | null {
  const at = Date.parse(`${typed}:00.000+09:00`);
  if (Number.isNaN(at)) return null;
  const instant = new Date(at).toISOString();
  return /^\d{4}-/.test(instant) && toDateTimeLocal(instant) === typed ? instant : null;
}
