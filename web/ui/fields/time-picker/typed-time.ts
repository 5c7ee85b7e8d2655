import { fromDateTimeLocal } from '#web/lib/date-time-local.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

const TYPED_DAY = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const TYPED = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})[ T](\d{1,2}):(\d{1,2})$/;

const tidied = (typed: string): string => toUnicodeForm(typed, 'NFKC').trim().replace(/\s+/g, ' ');

/** Returns the day of a typed date such as `2026/12/1` as YYYY-MM-DD; `null` if invalid. */
export function parseTypedDay(typed: string): string | null {
  const parts = TYPED_DAY.exec(tidied(typed));
  if (!parts) return null;
  const day = parts
    .slice(1)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return fromDateTimeLocal(`${day}T00:00`) === null ? null : day;
}

/**
 * Returns the instant of a typed Japanese time such as `2026/12/01 10:00`; `null` if invalid. Leading zeros may be missing, and full-width
 * characters are accepted.
 */
export function parseTypedTime(typed: string): string | null {
  const parts = TYPED.exec(tidied(typed));
  if (!parts) return null;
  const [year = '', month = '', day = '', hour = '', minute = ''] = parts.slice(1).map((part) => part.padStart(2, '0'));
  return fromDateTimeLocal(`${year}-${month}-${day}T${hour}:${minute}`);
}
