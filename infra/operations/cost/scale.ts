import { API_THROTTLE } from '#infra/api-throttle.ts';
import { reservedConcurrency, USUAL_QUOTA } from '#infra/function-concurrency.ts';
import { duePartitions } from '#functions/platform/keys/due-keys.ts';
import { COLLECTED_HOUR, NEWS, PUBLICATION, ROLL_UP, SAVE } from '#infra/operations/cost/counts.ts';
import {
  apiCalls,
  ASSUMPTIONS,
  bytesPerVisit,
  CALL,
  ENTRY,
  type Load,
  MINUTES,
  requestsPerVisit,
  ROLL_UP_GIGABYTE_SECONDS,
  tenantsOf,
  visitWork,
} from '#infra/operations/cost/monthly-cost.ts';

/** The loads that docs/scale.md shows: a visit is one page view, since further sheets are no pages. */
export const SCALES: readonly Load[] = [
  { visits: 1_000_000, sites: 100 },
  { visits: 100_000_000, sites: 10_000 },
  { visits: 1_000_000_000, sites: 100_000 },
];

/** How a limit is raised: by asking AWS, by a number in the named file, by a setting, or by another design. */
type RaisedBy = 'request' | 'number' | 'setting' | 'design';

/** A limit, and how much of it a load needs in its busiest hour. */
export interface LimitOf {
  what: string;
  need: number;
  limit: number;
  raisedBy: RaisedBy;
  how: string;
}

/** The busiest hour of a month has so many times the visits and edits of a usual one. */
const PEAK = 5;
const MONTH_SECONDS = MINUTES * 60;
const MONTH_HOURS = MINUTES / 60;
const GIGABIT = 1e9 / 8;
/** Quotas of AWS that can be raised by a request, and limits that cannot. docs/scale.md names their pages. */
const QUOTAS = {
  cloudFrontRequests: 250_000,
  cloudFrontGigabits: 150,
  apiRequests: 10_000,
  tableWrites: 40_000,
  partitionWrites: 1_000,
  tenants: 10_000,
  certificates: 2_500,
  /** Wildcard invalidations an hour: 15 at once, one and a half minutes each. */
  invalidations: 600,
  edgeStoreBytes: 5_000_000,
} as const;
/** A key of the edge's store: the host of a live domain and its site. */
const EDGE_STORE_ENTRY_BYTES = 60;
/** Writes of an hour's item to the index `due` for each roll-up, besides those of collecting. */
const DUE_WRITES_OF_A_ROLL_UP = 2;

const reservedFor = (name: 'end-user' | 'roll-up-visits'): number => reservedConcurrency(USUAL_QUOTA).get(name) ?? USUAL_QUOTA;

/** Returns what a load needs of each limit in its busiest hour. */
export function limitsOf(load: Load): LimitOf[] {
  const { visits, sites } = load;
  const work = visitWork(load);
  const calls = apiCalls(load);
  const peak = (month: number): number => (PEAK * month) / MONTH_SECONDS;
  // A site has one roll-up in each batch, however many visits it has.
  const rollUps = Math.min(peak(work.rollUps), sites / (ASSUMPTIONS.visitBatchMinutes * 60));
  const { savesPerSite, publicationsPerSite, newsPerSite, changesPerNews, visitsPerEntry } = ASSUMPTIONS;
  const editing = savesPerSite * SAVE.write + publicationsPerSite * PUBLICATION.write + newsPerSite * changesPerNews * NEWS.write;
  const collected = peak(work.collectedHours);
  return [
    {
      what: 'Requests a second at CloudFront, on one distribution',
      need: peak(visits * requestsPerVisit()),
      limit: QUOTAS.cloudFrontRequests,
      raisedBy: 'request',
      how: 'Service Quotas; custom domains have a distribution of their own',
    },
    {
      what: 'Gbit/s at CloudFront, on one distribution',
      need: peak(visits * bytesPerVisit()) / GIGABIT,
      limit: QUOTAS.cloudFrontGigabits,
      raisedBy: 'request',
      how: 'Service Quotas',
    },
    {
      what: 'API calls of visitors a second',
      need: peak(calls.visitors),
      limit: API_THROTTLE.visitors.rateLimit,
      raisedBy: 'number',
      how: `\`infra/api-throttle.ts\`, up to the ${QUOTAS.apiRequests.toLocaleString('en')} of the account, which a request raises`,
    },
    {
      what: 'API calls of the console a second',
      need: peak(calls.console),
      limit: API_THROTTLE.console.rateLimit,
      raisedBy: 'number',
      how: '`infra/api-throttle.ts`, like the visitors’',
    },
    {
      what: 'Functions at once for visitors',
      need: peak(calls.visitors) * CALL.gigabyteSeconds,
      limit: reservedFor('end-user'),
      raisedBy: 'setting',
      how: '`swipe:functionConcurrency`, once a request has raised the quota of Lambda',
    },
    {
      what: 'Functions at once for roll-ups',
      need: rollUps * ROLL_UP_GIGABYTE_SECONDS,
      limit: reservedFor('roll-up-visits'),
      raisedBy: 'number',
      how: '`concurrencyMax` in `roll-up-visits.ts`; the quota of Lambda',
    },
    {
      what: 'Write units of the table a second',
      need: rollUps * ROLL_UP.write + collected * COLLECTED_HOUR.write + peak((visits / visitsPerEntry) * ENTRY.write + sites * editing),
      limit: QUOTAS.tableWrites,
      raisedBy: 'request',
      how: 'Service Quotas; DynamoDB splits busy partitions within minutes',
    },
    {
      what: 'Writes of hours of visits to the index `due` a second',
      need: collected + rollUps * DUE_WRITES_OF_A_ROLL_UP,
      limit: duePartitions('visit-hour').length * QUOTAS.partitionWrites,
      raisedBy: 'number',
      how: 'partitions in `due-keys.ts` ([125](decisions/0125-partitions-of-due-items.md))',
    },
    {
      what: 'Publications an hour, each one wildcard invalidation',
      need: (PEAK * sites * publicationsPerSite) / MONTH_HOURS,
      limit: QUOTAS.invalidations,
      raisedBy: 'design',
      how: 'publish without invalidations: files are kept for 20 seconds anyway. Until then jobs repeat refused ones',
    },
    {
      what: 'Distribution tenants of custom domains',
      need: tenantsOf(load),
      limit: QUOTAS.tenants,
      raisedBy: 'request',
      how: 'Service Quotas, then `swipe:domainTenants` and connection groups',
    },
    {
      what: 'Certificates of custom domains',
      need: tenantsOf(load),
      limit: QUOTAS.certificates,
      raisedBy: 'request',
      how: 'Service Quotas (ACM in us-east-1), then `swipe:domainCertificates`',
    },
    {
      what: 'Bytes of the edge’s key value store',
      need: tenantsOf(load) * EDGE_STORE_ENTRY_BYTES,
      limit: QUOTAS.edgeStoreBytes,
      raisedBy: 'design',
      how: 'a second store for hosts of domains; 5 MB is fixed',
    },
  ];
}

const nameOf = ({ visits, sites }: Load): string =>
  `${sites.toLocaleString('en')} sites, ${(visits / 1e6).toLocaleString('en')} M page views`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const amount = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 2 });
const percent = (value: number): string => `${value.toLocaleString('en', { maximumSignificantDigits: 2 })} %`;

/** Returns what each load needs of each limit as a Markdown table. docs/scale.md contains it. */
export function scaleTable(): string {
  const columns = SCALES.map(limitsOf);
  const [first = []] = columns;
  return [
    row(['In the busiest hour', 'Limit', ...SCALES.map(nameOf), 'Raised by', 'How']),
    row(['---', '--:', ...SCALES.map(() => '--:'), '---', '---']),
    ...first.map(({ what, limit, raisedBy, how }, index) => {
      const needs = columns.map((column) => column[index]?.need ?? 0);
      return row([what, amount(limit), ...needs.map((need) => `${amount(need)} (${percent((100 * need) / limit)})`), raisedBy, how]);
    }),
  ].join('\n');
}

/** Returns what breaks first at each load, as a Markdown table. docs/scale.md contains it. */
export function firstLimits(): string {
  const line = (load: Load): string => {
    const sorted = limitsOf(load).toSorted((one, other) => other.need / other.limit - one.need / one.limit);
    const over = sorted.filter(({ need, limit }) => need > limit);
    const [first] = sorted;
    const growth = first ? first.limit / first.need : 0;
    return row([
      nameOf(load),
      first ? `${first.what}, at ${growth.toLocaleString('en', { maximumSignificantDigits: 2 })} times this load` : '',
      over.length === 0 ? 'none' : over.map(({ what, raisedBy }) => `${what} (${raisedBy})`).join('; '),
    ]);
  };
  return [row(['Load', 'Breaks first', 'Limits that this load exceeds']), row(['---', '---', '---']), ...SCALES.map(line)].join('\n');
}
