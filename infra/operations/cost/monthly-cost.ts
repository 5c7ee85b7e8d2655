import {
  COLLECTED_HOUR,
  FIXED,
  LOG_LINES,
  METERED_OBJECT,
  METERED_SITE,
  NEWS,
  OPENING,
  POPUPS,
  PUBLICATION,
  ROLL_UP,
  SAVE,
  SWEEP,
  VISIT,
} from '#infra/operations/cost/counts.ts';
import { PRICES } from '#infra/operations/cost/prices.ts';

/** Usage in a month besides visits. docs/cost.md describes the assumptions. */
export const ASSUMPTIONS = {
  /** Share of visits to sites with popups, whose page asks the API once. */
  visitsWithPopups: 0.3,
  /** Share of requests that miss the edge's cache. Pages are revalidated after 20 seconds. */
  requestsToStorage: 0.1,
  /** Visits for each form that is sent. */
  visitsPerEntry: 200,
  /** Publications of each site in a month. The other counts `…PerSite` are per site and month too. */
  publicationsPerSite: 4,
  savesPerSite: 60,
  /** News items. Each causes three changes: it is written, begins and ends. */
  newsPerSite: 2,
  changesPerNews: 3,
  openingsPerSite: 20,
  /** Videos of 15 seconds each. */
  videosPerSite: 2,
  minutesPerVideo: 0.25,
  /** Originals, variants and the published copies of twenty pictures. */
  gigabytesPerSite: 0.08,
  /** Items of one site with its history. */
  tableGigabytesPerSite: 0.002,
  /** Log objects with visits in five minutes: one for each edge location in use. */
  logObjectsInFiveMinutes: 20,
  /** Custom domains of a site, and distribution tenants of a domain. */
  domainsPerSite: 0.1,
  tenantsPerDomain: 2,
  /** Minutes for which visits of a site are collected before they are rolled up (`swipe:visitBatchMinutes`). */
  visitBatchMinutes: 15,
  /** Calls of the API while an editor is open, besides saves: presence, publications, pictures. */
  callsPerOpening: 60,
} as const;

/** A call: 50 ms of a function of 1 GB. */
export const CALL = { gigabyteSeconds: 0.05 } as const;
/** Table reads and writes of authentication on each call of the console. */
const AUTHENTICATION = { read: 3, write: 0 } as const;
/** A sent form: the entry, two e-mails, their jobs and records, the index of lists. */
export const ENTRY = { read: 60, write: 90, mails: 2, jobs: 3 } as const;
/** A publication runs a function of 2 GB for 2 s, a change of news one of 2 GB for 1 s, and reconcile one of 1 GB for 0.4 s. */
const PUBLICATION_GIGABYTE_SECONDS = 4;
const NEWS_GIGABYTE_SECONDS = 2;
const SWEEP_GIGABYTE_SECONDS = 0.4;
/** Collecting a log object runs a function of 1 GB for 0.5 s, a roll-up one of 1 GB for 0.5 s. */
const COLLECT_GIGABYTE_SECONDS = 0.5;
export const ROLL_UP_GIGABYTE_SECONDS = 0.5;
/** A message is sent, received and deleted. */
const REQUESTS_OF_A_MESSAGE = 3;
/** An access log record, compressed, stored for 90 days on average in one of two logs. */
const ACCESS_LOG_BYTES = 120;
const ACCESS_LOG_MONTHS = 8;
export const MINUTES = 43_800;
const GIGABYTE = 1e9;

/** Log objects of a month, if each edge location in use delivers one each five minutes. */
const LOG_OBJECTS = (MINUTES / 5) * ASSUMPTIONS.logObjectsInFiveMinutes;

export interface Load {
  visits: number;
  sites: number;
}

/** The loads that docs/cost.md shows. */
export const LOADS: readonly Load[] = [
  { visits: 10_000, sites: 20 },
  { visits: 1_000_000, sites: 500 },
  { visits: 10_000_000, sites: 3_000 },
];

export const requestsPerVisit = (): number => VISIT.files + VISIT.pictures + VISIT.news + VISIT.reports + ASSUMPTIONS.visitsWithPopups;
export const bytesPerVisit = (): number => VISIT.fileBytes + (VISIT.pictures + 1) * VISIT.pictureBytes;

const tableCost = ({ read, write }: { read: number; write: number }): number => read * PRICES.tableRead + write * PRICES.tableWrite;
const functionCost = (runs: number, gigabyteSeconds: number): number =>
  runs * (PRICES.functionRun + gigabyteSeconds * PRICES.functionGigabyteSecond);
const callCost = (): number =>
  PRICES.cloudFrontRequest + PRICES.firewallRequest + PRICES.apiRequest + functionCost(1, CALL.gigabyteSeconds);

/** A run of Lambda@Edge, on each response of storage: 128 MB for 5 ms. */
const MISSING_PAGE_GIGABYTE_SECONDS = 0.128 * 0.005;
const storageRequestCost = (): number =>
  PRICES.storageGet + PRICES.edgeLambdaRun + MISSING_PAGE_GIGABYTE_SECONDS * PRICES.edgeLambdaGigabyteSecond;

function editingCost(sites: number): number {
  const { publicationsPerSite, savesPerSite, openingsPerSite, callsPerOpening, newsPerSite, changesPerNews } = ASSUMPTIONS;
  const consoleCall = callCost() + tableCost(AUTHENTICATION);
  const publication =
    tableCost(PUBLICATION) +
    PUBLICATION.put * PRICES.storagePut +
    PUBLICATION.get * PRICES.storageGet +
    functionCost(1, PUBLICATION_GIGABYTE_SECONDS);
  const change = tableCost(NEWS) + NEWS.put * PRICES.storagePut + NEWS.get * PRICES.storageGet + functionCost(1, NEWS_GIGABYTE_SECONDS);
  const perSite =
    newsPerSite * (changesPerNews * change + consoleCall) +
    publicationsPerSite * (publication + consoleCall) +
    savesPerSite * (tableCost(SAVE) + consoleCall) +
    openingsPerSite * (tableCost(OPENING) + callsPerOpening * consoleCall);
  return sites * perSite;
}

function visitorsApiCost(visits: number): number {
  const entries = visits / ASSUMPTIONS.visitsPerEntry;
  const popups = visits * ASSUMPTIONS.visitsWithPopups * (callCost() + tableCost(POPUPS));
  return popups + entries * (callCost() + tableCost(ENTRY) + ENTRY.mails * PRICES.mail + functionCost(ENTRY.jobs, CALL.gigabyteSeconds));
}

/** Returns how many of `places` are expected to have at least one of `events` that happen evenly. */
const occupied = (events: number, places: number): number => (places === 0 ? 0 : places * (1 - Math.exp(-events / places)));

/** Returns how many log objects, parts of sites in them and roll-ups a month has at most: visits at night leave more places empty. */
export function visitWork({ visits, sites }: Load): { logObjects: number; collectedHours: number; rollUps: number } {
  const reports = visits * VISIT.reports;
  const logObjects = occupied(reports, LOG_OBJECTS);
  return {
    logObjects,
    collectedHours: occupied(reports, sites * logObjects),
    rollUps: occupied(reports, sites * (MINUTES / ASSUMPTIONS.visitBatchMinutes)),
  };
}

function visitFiguresCost(load: Load): number {
  const { logObjects, collectedHours, rollUps } = visitWork(load);
  return (
    logObjects * (PRICES.storageGet + functionCost(1, COLLECT_GIGABYTE_SECONDS)) +
    collectedHours * (tableCost(COLLECTED_HOUR) + COLLECTED_HOUR.put * PRICES.storagePut) +
    rollUps *
      (tableCost(ROLL_UP) +
        ROLL_UP.messages * REQUESTS_OF_A_MESSAGE * PRICES.queueRequest +
        ROLL_UP.put * PRICES.storagePut +
        ROLL_UP.get * PRICES.storageGet +
        functionCost(1, ROLL_UP_GIGABYTE_SECONDS))
  );
}

/** Metering of page views: one for each visit, since further sheets are no pages. */
function meteringCost({ visits, sites }: Load): number {
  const logObjects = occupied(visits, LOG_OBJECTS);
  return (
    logObjects * (PRICES.storageGet + tableCost(METERED_OBJECT) + functionCost(1, COLLECT_GIGABYTE_SECONDS)) +
    occupied(visits, sites * logObjects) * tableCost(METERED_SITE)
  );
}

/** Returns the calls of the API in a month, of visitors and of the console. */
export function apiCalls({ visits, sites }: Load): Record<'visitors' | 'console', number> {
  const { visitsWithPopups, visitsPerEntry, newsPerSite, publicationsPerSite, savesPerSite, openingsPerSite, callsPerOpening } =
    ASSUMPTIONS;
  return {
    visitors: visits * visitsWithPopups + visits / visitsPerEntry,
    console: sites * (newsPerSite + publicationsPerSite + savesPerSite + openingsPerSite * callsPerOpening),
  };
}

/** Lines of calls, of jobs, and of log objects that were collected and metered. */
function logCost(load: Load): number {
  const { visitors, console: ofConsole } = apiCalls(load);
  const jobs = (load.visits / ASSUMPTIONS.visitsPerEntry) * ENTRY.jobs + load.sites * ASSUMPTIONS.publicationsPerSite;
  const bytes = (visitors + ofConsole) * (LOG_LINES.call + LOG_LINES.access) + (jobs + 2 * visitWork(load).logObjects) * LOG_LINES.call;
  return (bytes / GIGABYTE) * PRICES.logGigabyte;
}

/** Returns the distribution tenants of custom domains. A domain usually has a twin, with or without www. */
export const tenantsOf = ({ sites }: Pick<Load, 'sites'>): number => sites * ASSUMPTIONS.domainsPerSite * ASSUMPTIONS.tenantsPerDomain;

function tenantCost(load: Load): number {
  const { free, included, includedMonth, month } = PRICES.tenants;
  const tenants = tenantsOf(load);
  return tenants <= free ? 0 : includedMonth + Math.max(0, tenants - included) * month;
}

const monitoringCost = (): number =>
  FIXED.alarms * PRICES.alarmMonth + FIXED.dashboards * PRICES.dashboardMonth + FIXED.customMetrics * PRICES.customMetricMonth;

function fixedCost(): number {
  const { keys, secrets, firewallRules } = FIXED;
  return (
    PRICES.firewallMonth +
    firewallRules * PRICES.firewallRuleMonth +
    keys * PRICES.keyMonth +
    secrets * PRICES.secretMonth +
    MINUTES * (tableCost(SWEEP) + functionCost(1, SWEEP_GIGABYTE_SECONDS))
  );
}

/** Returns the costs of a month in USD, by part, sorted by their growth with visits. */
export function monthlyCost({ visits, sites }: Load): Record<string, number> {
  const requests = visits * requestsPerVisit();
  const invalidations = sites * ASSUMPTIONS.publicationsPerSite * PUBLICATION.invalidations;
  return {
    'Data to visitors': ((visits * bytesPerVisit()) / GIGABYTE) * PRICES.cloudFrontGigabyte,
    'Requests to CloudFront': requests * PRICES.cloudFrontRequest,
    'Web ACL, per request': requests * PRICES.firewallRequest,
    'Functions and store at the edge': requests * (2 * PRICES.edgeFunctionRun + PRICES.edgeStoreRead),
    'Requests that reach storage': requests * ASSUMPTIONS.requestsToStorage * storageRequestCost(),
    'API for visitors: popups, forms': visitorsApiCost(visits),
    'Figures of visits: collecting, roll-ups': visitFiguresCost({ visits, sites }),
    'Metering of page views': meteringCost({ visits, sites }),
    'Access logs': ((requests * ACCESS_LOG_BYTES * ACCESS_LOG_MONTHS) / GIGABYTE) * PRICES.storageGigabyteMonth,
    'Editing and publishing': editingCost(sites),
    'Conversion of videos': sites * ASSUMPTIONS.videosPerSite * ASSUMPTIONS.minutesPerVideo * PRICES.videoMinute,
    Invalidations: Math.max(0, invalidations - 1_000) * PRICES.invalidationPath,
    'Storage: pictures, pages, table':
      sites * (ASSUMPTIONS.gigabytesPerSite * PRICES.storageGigabyteMonth + ASSUMPTIONS.tableGigabytesPerSite * PRICES.tableGigabyteMonth),
    'Custom domains: tenants': tenantCost({ visits, sites }),
    'Logs of calls and jobs': logCost({ visits, sites }),
    'Alarms, dashboard, metrics of endpoints': monitoringCost(),
    'Fixed: web ACL, keys, secrets, reconcile job': fixedCost(),
  };
}
