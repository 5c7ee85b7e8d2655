import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** The year before the first of the Reiwa era. */
const REIWA = 2018;

const WITH_SEPARATORS = /^(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/;
const DIGITS = /^(\d{4}|\d{2})(\d{2})(\d{2})$/;

/** Returns the year that two digits mean: of the era or of the century, whichever is nearer to the present one. */
function fullYear(digits: string, present: number): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const [era, century] = [REIWA + year, 2000 + year];
  return Math.abs(era - present) <= Math.abs(century - present) ? era : century;
}

/** Returns the day that a bank writes in digits or with separators, by the Japanese or the western year; `undefined` if it is none. */
export function bankDay(written: string, today: string): string | undefined {
  const text = toUnicodeForm(written, 'NFKC').replaceAll(/\s/g, '');
  const isEra = /^(?:令和|R)/.test(text);
  const digits = text.replace(/^(?:令和|R)/, '').replace('元年', '1年');
  const [, year = '', month = '', day = ''] = WITH_SEPARATORS.exec(digits) ?? DIGITS.exec(digits) ?? [];
  if (year === '') return undefined;
  const full = isEra ? REIWA + Number(year) : fullYear(year, Number(today.slice(0, 4)));
  const found = `${String(full).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${found}T00:00:00.000Z`);
  // Rejects days that no month has, which `Date` counts into the next one.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== found ? undefined : found;
}
