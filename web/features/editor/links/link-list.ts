import * as z from 'zod';
import type { FieldError } from '#shared/model/error.ts';
import { longText, parse, requiredLongText, requiredText } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { checkLinkUrl, linkUrlField } from '#shared/model/sites/link.ts';
import { detectDelimiter, readCsv } from '#shared/values/text/csv-reader.ts';
import { withFormulas } from '#shared/values/text/csv.ts';

/**
 * A list of links as text: pasted lines, a table of a spreadsheet or a CSV file. Each row has a title, an address and, if given, a
 * text. A row of one column is an address, with the title before it if there is one.
 */

/** The most rows of a list. */
export const LINKS_MAX = 500;
/** The most characters of a list. */
export const LIST_MAX = 200_000;

/** What becomes of links. */
export type LinkTarget = 'sheets' | 'menu';

export interface LinkRow {
  /** The number of the row in the list, from 1. */
  number: number;
  title: string;
  url: string;
  text: string;
  /** The rule that the row breaks, with the field as its path; `null` if the link can be added. */
  fault: FieldError | null;
}

/** Why a list cannot be read. */
export type ListFault = 'too-large' | 'empty' | 'unclosed-quote';

/** An address at the end of a line, after white space or at its beginning. */
const ADDRESS_AT_END = /(?:^|\s)(\S+)$/;
const IS_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/\w|www\.)/i;

/** Returns an address as a field stores it: names of hosts get a scheme. */
const withScheme = (address: string): string => (/^www\./i.test(address) ? `https://${address}` : address);

/** Returns the host of an address as the title of a link without one; the address itself if it has no host. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '') || url;

type Columns = Pick<LinkRow, 'title' | 'url' | 'text'>;

/** Returns the columns of a record with one field: a title and an address, or an address alone. */
function splitLine(line: string): Columns {
  const [, address = ''] = ADDRESS_AT_END.exec(line) ?? [];
  if (!IS_ADDRESS.test(address)) return { title: line, url: '', text: '' };
  const url = withScheme(address);
  return { title: line.slice(0, -address.length).trim() || hostOf(url), url, text: '' };
}

function columnsOf(record: readonly string[]): Columns {
  const [title = '', address = '', ...rest] = record.map((field) => withFormulas(field.trim()));
  if (address === '' && rest.every((field) => field === '')) return splitLine(title);
  // Some lists begin with the address.
  if (IS_ADDRESS.test(title) && !IS_ADDRESS.test(address)) return { title: address, url: withScheme(title), text: rest.join('\n').trim() };
  const url = withScheme(address);
  return { title: title || hostOf(url), url, text: rest.join('\n').trim() };
}

const isBlankRecord = (record: readonly string[]): boolean => record.every((field) => field.trim() === '');
/** Whether a record names the columns instead of a link. */
const isHead = (record: readonly string[]): boolean => record.length > 1 && !record.some((field) => IS_ADDRESS.test(field.trim()));

const url = { linkDestinationUrl: linkUrlField(), isInternalLink: z.boolean() };
/** The fields of each target, with the rules of the fields that the links fill. */
const FIELDS = {
  sheets: z.object({ title: requiredLongText(TEXT_MAX.textarea), text: longText(TEXT_MAX.textarea), ...url }),
  // Items of a menu have no text.
  menu: z.object({ title: requiredText(TEXT_MAX.line), ...url }),
} as const;

/** Whether a link leads to a cell or page of the site. */
export const isInternal = (address: string): boolean => address.startsWith('/');

function faultOf({ title, url: address, text: more }: Columns, target: LinkTarget): FieldError | null {
  if (address === '') return { path: 'linkDestinationUrl', rule: 'required' };
  const schema = FIELDS[target].superRefine(checkLinkUrl('linkDestinationUrl'));
  const parsed = parse(schema, { title, text: more, linkDestinationUrl: address, isInternalLink: isInternal(address) });
  return parsed.ok ? null : (parsed.errors[0] ?? null);
}

/** Reads a list. Rows that break a rule of the fields that they would fill are returned with it. */
export function readLinkList(list: string, target: LinkTarget): { rows: LinkRow[] } | { fault: ListFault } {
  if (list.length > LIST_MAX) return { fault: 'too-large' };
  const { records, unclosedAt } = readCsv(list, detectDelimiter(list));
  if (unclosedAt !== undefined) return { fault: 'unclosed-quote' };
  const filled = records.map((record, index) => ({ record, number: index + 1 })).filter(({ record }) => !isBlankRecord(record));
  const links = filled.filter(({ record }, index) => index > 0 || !isHead(record));
  if (links.length === 0) return { fault: 'empty' };
  if (links.length > LINKS_MAX) return { fault: 'too-large' };
  return {
    rows: links.map(({ record, number }) => {
      const columns = columnsOf(record);
      return { number, ...columns, fault: faultOf(columns, target) };
    }),
  };
}
