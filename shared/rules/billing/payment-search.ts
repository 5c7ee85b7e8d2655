import { normaliseSearchText } from '#shared/rules/text/search-text.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** What a typed text can mean in the search of payments. At least one of the values has to match. */
export interface PaymentSearch {
  /** Part of the company name; empty if the text has no searchable characters. */
  company: string;
  /** Part of the number of the invoice. */
  number: string | undefined;
  /** The total in yen. */
  total: number | undefined;
  /** The day of issue or the due day. */
  day: string | undefined;
}

const NUMBER = /^[\d-]*\d[\d-]*$/;
/** Amounts of more digits are no safe integers. */
const AMOUNT = /^¥?\s*(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})\s*円?$/;
const DAY = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;

function dayOf(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns what a text means in the search of payments: company, number, amount or day, in half or full width. */
export function paymentSearch(keyword: string): PaymentSearch {
  const text = toUnicodeForm(keyword, 'NFKC').trim();
  const amount = AMOUNT.exec(text)?.[1]?.replaceAll(',', '');
  return {
    company: normaliseSearchText(keyword),
    number: NUMBER.test(text) ? text : undefined,
    total: amount === undefined ? undefined : Number(amount),
    day: dayOf(text),
  };
}
