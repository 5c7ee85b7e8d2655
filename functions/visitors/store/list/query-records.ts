import * as z from 'zod';
import { firstUlidAt } from '#functions/platform/gateways/ids.ts';
import {
  allOf,
  beginsWith,
  type Condition,
  contains,
  isAtLeast,
  isBelow,
  isEqual,
  isNotEqual,
} from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { wordSortKey } from '#functions/platform/engine/versioned-index.ts';
import { RECORD_MAIL_PREFIX, RECORD_WORD_PREFIX, recordIndexPartition, recordListPrefix } from '#functions/platform/keys/keys.ts';
import { wordPrefix } from '#functions/visitors/store/list/index-items.ts';
import { emailInKey, HIDDEN_STATE, type ListedRecord } from '#functions/visitors/store/records/listed-record.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import { isSignsOnly, matchesSearchTerms, searchTerms } from '#shared/rules/text/search-text.ts';

/** The storage of the records of one kind. */
export interface RecordType<T> {
  kind: FormKind;
  /** The partition of the records of a site. */
  partition: (siteId: string) => string;
  schema: z.ZodType<T>;
  /** Returns the listed record of an item, or `undefined` if it is no longer listed. */
  toRecord: (item: T) => ListedRecord | undefined;
}

export interface RecordFilter {
  /** Word prefixes; empty for all records. */
  keyword: string;
  /** Prefix of the e-mail address; empty for all records. */
  email: string;
  lang?: Language | undefined;
  /** The state; without one, all records except those in the kind's hidden state. */
  state?: string | undefined;
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

export interface RecordQuery extends RecordFilter {
  sort: 'created' | 'email';
  descending: boolean;
  /** `next` of the previous page. */
  after: string | undefined;
  limit: number;
}

export interface RecordPage<T> {
  items: T[];
  /** `after` for the next page; `null` on the last page. */
  next: string | null;
}

/** The format of `next`: it ends with the id of a record. */
export const RECORD_POSITION = /^(?:[^\n]*#)?[0-9A-HJKMNP-TV-Z]{26}$/u;

export const IndexItem = z.object({ sk: z.string(), recordId: z.string(), recordSk: z.string() });
export type IndexItem = z.infer<typeof IndexItem>;

/** Maximum number of index items read for one page of a search, whose results are filtered after the records are read. */
const SEARCH_READS = 200;

/** Factor of index items to scan for an unfiltered page in the order of addresses. Only hidden records are omitted, rarely most of them. */
const UNFILTERED_READS_FACTOR = 2;

/** A range of the index, and the filter of the database in it. */
interface IndexRange {
  prefix: string;
  descending: boolean;
  /** Bounds of the sort keys below the prefix; the upper one is exclusive. */
  bounds?: { low: string; high: string };
  where?: Condition | undefined;
  /** Index items to read for one page. */
  reads: number;
  /** Index items that the database scans for these reads, if `where` filters few of them out. */
  scanned?: number | undefined;
  /** Whether the page shows the record at this sort key. A record that matches by several words is shown only at the first. */
  isShownAt: (record: ListedRecord, sk: string) => boolean;
}

const whereOf = (conditions: readonly (Condition | false | undefined)[]): Condition | undefined => {
  const given = conditions.filter((condition) => condition !== undefined && condition !== false);
  return given.length > 0 ? allOf(...given) : undefined;
};

const inPeriod = ({ from, until }: RecordFilter): (Condition | undefined)[] => [
  from && isAtLeast('recordId', firstUlidAt(from)),
  until && isBelow('recordId', firstUlidAt(until)),
];

function rangeOf(kind: FormKind, query: RecordQuery, terms: readonly string[]): IndexRange {
  const { lang, state, email, from, until, sort, descending, limit } = query;
  const [longest, ...others] = terms;
  if (longest !== undefined)
    return {
      prefix: RECORD_WORD_PREFIX + longest,
      descending: false,
      where: whereOf([
        ...inPeriod(query),
        lang && isEqual('lang', lang),
        email !== '' && beginsWith('email', emailInKey(email)),
        ...others.map((term) => contains('beginnings', wordPrefix(term))),
      ]),
      reads: Math.max(limit, SEARCH_READS),
      isShownAt: ({ words = [], id }, sk) => {
        const [first = ''] = words.filter((word) => word.startsWith(longest)).toSorted();
        return sk === RECORD_WORD_PREFIX + wordSortKey(first, id);
      },
    };
  const isUnfiltered = [lang, state, from, until].every((given) => given === undefined);
  if (email !== '' || sort === 'email')
    return {
      prefix: RECORD_MAIL_PREFIX + emailInKey(email),
      descending,
      where: whereOf([
        ...inPeriod(query),
        lang && isEqual('lang', lang),
        state === undefined ? isNotEqual('state', HIDDEN_STATE[kind]) : isEqual('state', state),
      ]),
      reads: limit,
      scanned: isUnfiltered ? UNFILTERED_READS_FACTOR * limit : undefined,
      isShownAt: () => true,
    };
  return {
    prefix: recordListPrefix(state, lang),
    descending,
    ...((from ?? until) && { bounds: { low: from ? firstUlidAt(from) : '0', high: until ? firstUlidAt(until) : '~' } }),
    reads: limit,
    isShownAt: () => true,
  };
}

/** Whether a record still matches, because the index is read before the records. */
function matches(record: ListedRecord, { lang, state, email }: RecordFilter, terms: readonly string[]): boolean {
  return (
    (lang === undefined || record.lang === lang) &&
    (state === undefined ? record.state !== HIDDEN_STATE[record.kind] : record.state === state) &&
    emailInKey(record.email).startsWith(emailInKey(email)) &&
    matchesSearchTerms(new Set(record.words), terms)
  );
}

/** Returns the query of a range after a position, never beyond the range; `undefined` if nothing is left. Clients may forge positions. */
function rangeQuery(pk: string, { prefix, descending, bounds }: IndexRange, after: string | undefined) {
  const start = after === undefined ? undefined : prefix + after;
  if (!bounds) return { pk, prefix, descending, after: start === undefined ? undefined : { pk, sk: start } };
  const [low, high] = [prefix + bounds.low, prefix + bounds.high];
  if (low > high || (start !== undefined && (descending ? start < low : start > high))) return undefined;
  const isInside = start !== undefined && start >= low && start <= high;
  return { pk, between: [low, high] as const, descending, after: isInside ? { pk, sk: start } : undefined };
}

const NOTHING = { items: [], next: null };

/**
 * Returns a page of the records of a site, with one read of the index and one call for every hundred items found. Results of a keyword are
 * in the order of the matching words, those of an e-mail address in the order of the addresses. A page may be short or even empty while
 * `next` is not `null`. Omits and logs items that break their schema.
 */
export async function queryRecords<T>(
  table: Table,
  { kind, partition, schema, toRecord }: RecordType<T>,
  siteId: string,
  query: RecordQuery,
): Promise<RecordPage<T>> {
  if (isSignsOnly(query.keyword)) return NOTHING;
  const terms = searchTerms(query.keyword);
  const range = rangeOf(kind, query, terms);
  const { where, reads, scanned, isShownAt, prefix } = range;
  const read = rangeQuery(recordIndexPartition(siteId, kind), range, query.after);
  if (!read) return NOTHING;
  // Reads one item more than needed, to know whether there is a next page. A filtered read scans up to 1 MB of the index.
  const readLimit = scanned ?? (where ? undefined : reads + 1);
  const page = await table.query({ ...read, where, ...(readLimit !== undefined && { limit: readLimit }) }, IndexItem);
  const found: IndexItem[] = page.items.slice(0, reads);
  const pk = partition(siteId);
  const records = await table.batchGetReadable(
    found.map(({ recordSk }) => ({ pk, sk: recordSk })),
    schema,
  );
  const items: T[] = [];
  let seen = 0;
  for (; seen < found.length && items.length < query.limit; seen += 1) {
    const [item, sk] = [records[seen], found[seen]?.sk ?? ''];
    const record = item && toRecord(item);
    if (record && isShownAt(record, sk) && matches(record, query, terms)) items.push(item);
  }
  const last = seen < page.items.length ? found[seen - 1]?.sk : page.next?.sk;
  return { items, next: last === undefined ? null : last.slice(prefix.length) };
}
