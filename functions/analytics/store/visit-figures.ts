import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { dayTotalsKey, periodKey, periodPrefix, visitFiguresPartition } from '#functions/platform/keys/visit-keys.ts';
import { popupClicksWrite } from '#functions/popups/store/popup-count-store.ts';
import { packCounters, unpackCounters } from '#functions/analytics/store/packed-counters.ts';
import { accountVisitsWrites, type CountedSite } from '#functions/analytics/store/account-visits.ts';
import { counterFields, isOfKind } from '#shared/rules/analytics/visits/counter-key.ts';
import { limitTexts, TEXTS_MAX } from '#shared/rules/analytics/visits/limit-texts.ts';
import { addAll, type Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

/** Maximum size of a chunk: an item of the table holds 400 KB. */
const CHUNK_BYTES = 350_000;
/** The kinds of figures that are also stored separately from the other figures of a day, because reports show them by day. */
const DAY_KINDS = ['total', 'popup', 'consent'] as const;

const StoredChunk = z.object({
  sk: z.string(),
  data: z.instanceof(Uint8Array),
  /** Only the first chunk has a version. */
  version: z.number().optional(),
});
type StoredChunk = z.infer<typeof StoredChunk>;
const StoredTotals = z.object({ day: z.string(), data: z.instanceof(Uint8Array) });

/** The figures of a day (`YYYY-MM-DD`) or month (`YYYY-MM`) in Japanese time. */
export interface PeriodFigures {
  counters: Counters;
  /** Version of the stored figures; `undefined` if nothing is stored. */
  version: number | undefined;
  chunks: number;
}

/** The figures of the days of a month, and when they were read. */
export interface MonthOfDays {
  days: ReadonlyMap<string, Counters>;
  countedAt: string;
}

/** Figures of visits by day and month: computed from hours, and replaced as a whole. */
export interface VisitFigures {
  read(siteId: string, period: string): Promise<PeriodFigures>;
  /**
   * Replaces the figures of a day, and adds the difference to the total clicks of its popups, in one transaction. Returns `false`,
   * without writing, if they were replaced since `present` was read.
   */
  replaceDay(siteId: string, day: string, present: PeriodFigures, counters: Counters): Promise<boolean>;
  /**
   * Replaces the figures of a month by the sum of its days, also for the accounts above the site. Returns `false` like `replaceDay`.
   */
  replaceMonth(site: CountedSite, month: string, present: PeriodFigures, of: MonthOfDays): Promise<boolean>;
  /** Returns the figures of the periods from `from` to `to`, both inclusive, in order and by name. One call for each MB. */
  readRange(siteId: string, from: string, to: string): Promise<Map<string, Counters>>;
  /** Returns the figures that reports show by day (`total/…`, `popup/…`, `consent/…`) of each day that has some. One call for each MB. */
  readTotals(siteId: string, from: string, to: string): Promise<Map<string, Counters>>;
}

const chunked = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES)) }, (_, index) =>
    bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  );

const joined = (chunks: readonly StoredChunk[]): Promise<Counters> => unpackCounters(Buffer.concat(chunks.map(({ data }) => data)));

/** Returns the writes that replace the items of a period; the first of them is the optimistic lock. */
async function periodWrites(siteId: string, period: string, present: PeriodFigures, counters: Counters): Promise<Write[]> {
  const chunks = chunked(await packCounters(counters));
  const { version } = present;
  const puts = chunks.map((data, index): Write => {
    const item = { ...periodKey(siteId, period, index), entity: 'visit-figures', data };
    if (index > 0) return { put: item };
    return { put: { ...item, version: (version ?? 0) + 1 }, when: version === undefined ? isAbsent() : isEqual('version', version) };
  });
  const removed = Array.from({ length: Math.max(0, present.chunks - chunks.length) }, (_, index): Write => ({
    delete: periodKey(siteId, period, chunks.length + index),
  }));
  return [...puts, ...removed];
}

/** Returns the writes that add the increase of a day's clicks to the total clicks of each popup. */
function clickWrites(siteId: string, before: Counters, after: Counters): Write[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Write[] => {
    const [popupId, action] = counterFields('popup', key) ?? [];
    const clicks = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    if (popupId === undefined || action !== 'clicked' || clicks === 0) return [];
    return [popupClicksWrite(siteId, popupId, clicks)];
  });
}

const totalsOf = (counters: Counters): Counters => new Map([...counters].filter(([key]) => DAY_KINDS.some((kind) => isOfKind(kind, key))));

export function visitFigures(table: Table): VisitFigures {
  return {
    async read(siteId, period) {
      const chunks = await table.queryAll({ pk: visitFiguresPartition(siteId), prefix: periodPrefix(period) }, StoredChunk);
      return {
        counters: chunks.length > 0 ? await joined(chunks) : new Map(),
        version: chunks[0]?.version,
        chunks: chunks.length,
      };
    },
    async replaceDay(siteId, day, present, counters) {
      const figures = await periodWrites(siteId, day, present, counters);
      const data = await packCounters(totalsOf(counters));
      const totals = { put: { ...dayTotalsKey(siteId, day), entity: 'visit-totals', day, data } };
      return tryCommit(table.transact([...figures, totals, ...clickWrites(siteId, present.counters, counters)]));
    },
    async replaceMonth(site, month, present, { days, countedAt }) {
      const sum: Counters = new Map();
      for (const day of days.values()) addAll(sum, day);
      const counters = limitTexts(sum, TEXTS_MAX.period);
      const figures = await periodWrites(site.id, month, present, counters);
      return tryCommit(table.transact([...figures, ...(await accountVisitsWrites(site, month, days, { counters, countedAt }))]));
    },
    async readRange(siteId, from, to) {
      const bounds = [periodPrefix(from), `${periodPrefix(to)}~`] as const;
      const chunks = await table.queryAll({ pk: visitFiguresPartition(siteId), between: bounds }, StoredChunk);
      const byPeriod = Map.groupBy(chunks, ({ sk }) => sk.split('#')[1] ?? '');
      return new Map(await Promise.all([...byPeriod].map(async ([period, own]) => [period, await joined(own)] as const)));
    },
    async readTotals(siteId, from, to) {
      const bounds = [dayTotalsKey(siteId, from).sk, dayTotalsKey(siteId, to).sk] as const;
      const days = await table.queryAll({ pk: visitFiguresPartition(siteId), between: bounds }, StoredTotals);
      return new Map(await Promise.all(days.map(async ({ day, data }) => [day, await unpackCounters(data)] as const)));
    },
  };
}
