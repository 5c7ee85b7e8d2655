import type { Condition } from '#functions/store/engine/table-expression.ts';
import type { Item, Table } from '#functions/store/engine/table.ts';
import { matchesSearchTerms } from '#shared/rules/text/search-text.ts';

/**
 * Entries that things are listed and found by, too many for the transaction that changes a thing. New ones are put before
 * it and the former ones removed after it, each under the mark of the change they belong to: nobody ever overwrites or
 * takes away another's. So an entry may lead nowhere or to what no longer fits, but none is ever missing; readers hold each
 * thing they find against the place it was found at.
 */
const MARK = '#';
const marked = <E extends Item>(entry: E, mark: string): E => ({ ...entry, sk: `${entry.sk}${MARK}${mark}` });
const unmarked = <E extends Item>(entry: E): E => ({ ...entry, sk: placeIn(entry.sk) });
const placeIn = (sk: string): string => sk.slice(0, sk.lastIndexOf(MARK));
/** Before and after everything at one place, whatever its mark. */
const beforePlace = (place: string): string => `${place}${MARK}`;
const afterPlace = (place: string): string => `${place}${MARK}~`;

/** Before a thing comes to be found by these; harmless if it never does. `mark`: of this attempt to change it alone. */
export const putIndexEntries = (table: Table, entries: readonly Item[], mark: string): Promise<void> =>
  table.batchWrite({ put: entries.map((entry) => marked(entry, mark)) });

/** After it is no longer found by these, or when it never came to be. */
export const removeIndexEntries = (table: Table, entries: readonly Item[], mark: string): Promise<void> =>
  table.batchWrite({ remove: entries.map((entry) => marked(entry, mark)) });

/** The place of an entry that finds a thing by the beginning of a word. */
export const wordSortKey = (start: string, id: string): string => `${start}#${id}`;

/** Whether a thing with these beginnings is what the terms search for, and this the place it is shown at: found by two of its words, it is shown once. */
export function isCanonicalEntry(place: string, id: string, starts: ReadonlySet<string>, terms: readonly string[]): boolean {
  const [longest = ''] = terms;
  const [first = ''] = [...starts].filter((start) => start.startsWith(longest)).toSorted();
  return matchesSearchTerms(starts, terms) && place === wordSortKey(first, id);
}

/** Rounds of reading entries and what they lead to, until a page is full. Each round of a filtered read may go through 1 MB of entries. */
const ROUNDS = 4;

interface EntryQuestion<E extends Item, T> {
  query: { pk: string; prefix: string; descending: boolean; where?: Condition | undefined };
  /** What followed the prefix in `next` of an earlier page: whatever it is, it lies inside this question. */
  after: string | undefined;
  limit: number;
  /** What entries lead to, in their order; `undefined` where they lead nowhere. */
  read: (entries: readonly E[]) => Promise<(T | undefined)[]>;
  /** Whether the thing is still found at the entry's place (its `sk`), and is what is asked for. */
  fits: (found: T, entry: E) => boolean;
}

/** A page of what entries lead to, and where to go on. Four times an index read and what it leads to at most; it may come short while there is more. */
export async function queryIndexPage<E extends Item, T>(
  table: Table,
  { query, after, limit, read, fits }: EntryQuestion<E, T>,
): Promise<{ found: T[]; next: string | null }> {
  const { pk, prefix, descending, where } = query;
  const found: T[] = [];
  let shownAt: string | undefined;
  let start = after === undefined ? undefined : prefix + after;
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = limit - found.length;
    const { items, next } = await table.query<E>({
      ...query,
      after: start === undefined ? undefined : { pk, sk: start },
      // One more tells whether there is more.
      ...(!where && { limit: open + 1 }),
    });
    const taken = items.slice(0, open);
    const things = await read(taken);
    for (const [index, entry] of taken.map(unmarked).entries()) {
      const thing = things[index];
      // Between two changes of a thing there are entries of both at a place.
      if (thing === undefined || entry.sk === shownAt || !fits(thing, entry)) continue;
      found.push(thing);
      shownAt = entry.sk;
    }
    const isCut = taken.length < items.length;
    if (!isCut && !next) return { found, next: null };
    const last = isCut ? (taken.at(-1)?.sk ?? '') : String(next?.['sk']);
    start = placeIn(last) === shownAt ? (descending ? beforePlace : afterPlace)(shownAt) : last;
    if (found.length >= limit) break;
  }
  return { found, next: start === undefined ? null : start.slice(prefix.length) };
}
