/** Measures the visitor lists with very many entries: database calls for a page, for an added entry, and for an export. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { recordQuery, type ListFilter } from '#functions/visitors/services/list/record-query.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { exportList } from '#functions/visitors/jobs/export-list/export-list.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { readSiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { readAllRecordCounts } from '#functions/sites/store/record-counts.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { formEntryOf } from '#test/support/visitors/form-entries.ts';
import type { Row } from '../report.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { startManyEntries } from './many-entries.ts';

const CALLS_GOAL = 5;
const WRITES_GOAL = 4;
const PAGE = 50;
const MB = 2 ** 20;

const QUERIES: readonly (readonly [what: string, filter: Partial<ListFilter>])[] = [
  ['all', {}],
  ['of a state', { state: 'new' }],
  ['of a language', { lang: 'kr' }],
  ['of a state and a language', { state: 'new', lang: 'kr' }],
  ['of a month', { from: '2026-03-01', to: '2026-03-31' }],
  ['of a month, a state and a language', { from: '2026-03-01', to: '2026-03-31', state: 'spam', lang: 'cn' }],
  ['search “田” (a tenth of all)', { keyword: '田' }],
  ['search “田中 予約” (two words)', { keyword: '田中 予約' }],
  ['search “田中”, a state and a language', { keyword: '田中', state: 'in-progress', lang: 'jp' }],
  ['search without a match', { keyword: 'ありえない' }],
  ['e-mail address “person-19”', { email: 'person-19' }],
  ['e-mail address “person-19”, a state and a language', { email: 'person-19', state: 'done', lang: 'en' }],
  ['sorted by e-mail address', { sort: 'email', order: 'asc' }],
  ['sorted by e-mail address, of a state', { sort: 'email', order: 'asc', state: 'new' }],
];

/** The cost of the lists in one database. */
interface Cost {
  calls: number;
  writes: number;
  milliseconds: number;
}

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

/** Opens the lists of a site with `count` entries, behind a proxy that counts calls. */
async function openLists(count: number) {
  const started = Date.now();
  const { endpoint, tableName, items, site, stop } = await startManyEntries(count);
  const seconds = Math.round((Date.now() - started) / 1_000);
  const proxy = await startCountingProxy(endpoint);
  // Long timeout: the embedded database goes through the whole partition to find a prefix.
  const requestHandler = { requestTimeout: 600_000 };
  const client = tableClient({ endpoint: proxy.url, region: REGION, credentials: CREDENTIALS, requestHandler });
  const table = new Table(client, tableName);
  const list = formEntryList(table, systemClock);

  async function costOf(work: () => Promise<unknown>): Promise<Cost> {
    proxy.take();
    const start = performance.now();
    await work();
    const milliseconds = performance.now() - start;
    const { calls, writes } = proxy.take();
    return { calls: Object.values(calls).reduce((sum, each) => sum + each, 0), writes, milliseconds };
  }

  /** Reads a page of a list like the console: the entries and the columns. */
  async function page(filter: Partial<ListFilter>, after?: string) {
    const query = recordQuery({ sort: 'created', order: 'desc', ...filter }, { after, limit: PAGE });
    const [found] = await Promise.all([list.query(site.id, 'contact', query), list.columns(site.id, 'contact')]);
    return found;
  }

  /** Exports all entries and discards the file. */
  async function exportAll() {
    let [bytes, rows, peak] = [0, 0, 0];
    const sample = (): void => {
      collectGarbage();
      peak = Math.max(peak, process.memoryUsage().heapUsed);
    };
    const job = exportList({
      sites: { findIncludingDeleted: async () => ({ id: site.id }) as never },
      entries: list,
      members: memberList(table, systemClock),
      recordCountsOf: (ids) => readAllRecordCounts(table, ids),
      erasuresOf: (siteId) => readSiteErasures(table, siteId),
      events: { announce: async () => undefined },
      clock: systemClock,
      files: {
        createMultipartUpload: async ({ key }) => ({ key, transferId: '1' }),
        uploadPart: async (_, { number, body }) => {
          bytes += body.length;
          sample();
          return { number, size: body.length, etag: String(number) };
        },
        completeMultipartUpload: async () => undefined,
        abortMultipartUpload: async () => undefined,
        remove: async () => undefined,
      },
    });
    const filter = { sort: 'created', order: 'asc', from: '2025-01-01' } as const;
    const payload = { siteId: site.id, list: 'contact', language: 'jp', filter } as const;
    const progress = {
      report: ({ done }: { done: number }) => {
        if (Math.floor(done / 10_000) > Math.floor(rows / 10_000)) sample();
        rows = done;
      },
      renewLease: async () => undefined,
      assertLeaseHeld: () => undefined,
    };
    const cost = await costOf(() =>
      job.run({ id: randomIds.ulid(), attempts: 1, createdAt: '', scope: scopeOf(site.id), payload }, progress),
    );
    return { ...cost, bytes, rows, peak };
  }

  /** Adds a form as if a visitor sent it, with its two e-mails, and indexes it. */
  async function add() {
    const entry = formEntryOf(site, { name: '追加 花子', message: '席の予約をお願いします', email: 'added@example.com' });
    const mail = () => newJob('mail', { mail: { kind: 'form-thanks' } as never }, randomIds.ulid(), new Date());
    const sent = await costOf(() => formEntryStore(table).create(entry, { mails: [mail(), mail()], writes: [] }));
    const indexed = await costOf(() => list.index(site.id, 'contact', entry.id));
    return { sent, indexed };
  }

  const close = async (): Promise<void> => {
    client.destroy();
    await proxy.close();
    stop();
  };
  return { count, items, seconds, costOf, page, exportAll, add, close };
}

type Lists = Awaited<ReturnType<typeof openLists>>;

/** Measures the cost of a page, and of the page after it. */
async function measurePages({ costOf, page }: Lists, filter: Partial<ListFilter>) {
  let next: string | null = null;
  const first = await costOf(async () => ({ next } = await page(filter)));
  const after = next;
  return { first, next: after === null ? undefined : await costOf(() => page(filter, after)) };
}

const number = (value: number): string => value.toLocaleString('en');

async function measure(few: Lists, many: Lists): Promise<Row[]> {
  const rows: Row[] = [
    {
      what: `filling the tables with ${number(few.count)} and ${number(many.count)} entries`,
      value: `${number(few.items)} / ${number(many.items)} items, ${few.seconds} / ${many.seconds} s`,
    },
  ];
  for (const [what, filter] of QUERIES) {
    const [small, large] = [await measurePages(few, filter), await measurePages(many, filter)];
    for (const which of ['first', 'next'] as const) {
      const [one, other] = [small[which], large[which]];
      if (!other) continue;
      const value = `${one?.calls ?? '–'} / ${other.calls} calls; ${one?.milliseconds.toFixed(0) ?? '–'} / ${other.milliseconds.toFixed(0)} ms`;
      rows.push({ what: which === 'first' ? what : '– the page after it', value, ratio: other.calls / CALLS_GOAL, goal: 1 });
    }
  }
  const [added, addedToMany] = [await few.add(), await many.add()];
  rows.push({
    what: 'adding an entry: items written while the visitor waits',
    value: `${added.sent.writes} / ${addedToMany.sent.writes} in ${added.sent.calls} / ${addedToMany.sent.calls} calls`,
    ratio: addedToMany.sent.writes / WRITES_GOAL,
    goal: 1,
  });
  rows.push({
    what: '– items written by its indexing',
    value: `${added.indexed.writes} / ${addedToMany.indexed.writes} in ${added.indexed.calls} / ${addedToMany.indexed.calls} calls`,
  });
  await few.exportAll();
  const [small, large] = [await few.exportAll(), await many.exportAll()];
  rows.push({
    what: 'export: rows; bytes; calls',
    value: `${number(small.rows)} / ${number(large.rows)}; ${(small.bytes / MB).toFixed(1)} / ${(large.bytes / MB).toFixed(1)} MB; ${number(small.calls)} / ${number(large.calls)}`,
  });
  rows.push({
    what: '– heap at its highest',
    value: `${(small.peak / MB).toFixed(0)} / ${(large.peak / MB).toFixed(0)} MB`,
    ratio: large.peak / small.peak,
    goal: 1.5,
  });
  rows.push({
    what: '– time for 1,000 rows',
    value: `${((1_000 * small.milliseconds) / small.rows).toFixed(0)} / ${((1_000 * large.milliseconds) / large.rows).toFixed(0)} ms`,
  });
  return rows;
}

/** Compares a site with few entries with one that has very many. */
export async function measureVisitorLists(few: number, many: number): Promise<Row[]> {
  const opened: Lists[] = [];
  try {
    const small = await openLists(few);
    opened.push(small);
    const large = await openLists(many);
    opened.push(large);
    return await measure(small, large);
  } finally {
    await Promise.all(opened.map(({ close }) => close()));
  }
}
