import type {
  AccountOverview,
  LandingReport,
  PopupReport,
  ReportedSheet,
  SiteOverview,
  SwipeReport,
} from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS, type VisitTotals } from '#shared/model/analytics/visit-totals.ts';

/** Reports for tests of the screen: November 2026, of which 20 days have passed. */
const TOTALS: VisitTotals = {
  visits: 1_240,
  people: 900,
  views: 3_100,
  time: 806_000,
  bounces: 310,
  completed: 248,
  clicks: 120,
  popupClicks: 15,
  conversions: 40,
  converted: 31,
};
/** Totals of the days that are over. */
const COMPARED: VisitTotals = { ...TOTALS, visits: 1_200, people: 880 };
const PREVIOUS: VisitTotals = { ...TOTALS, visits: 1_000, people: 900, views: 3_100, popupClicks: 0, conversions: 50 };

const DAYS = ['2026-11-01', '2026-11-02'].map((day, index) => ({ day, totals: { ...NO_VISITS, visits: 600 + index * 40, views: 1_550 } }));

export const SITE_OVERVIEW: SiteOverview = {
  month: '2026-11',
  isRunning: true,
  countedUntil: '2026-11-20T05:05:00.000Z',
  totals: TOTALS,
  compared: COMPARED,
  previous: PREVIOUS,
  comparedDays: 19,
  days: DAYS,
  siteName: '春の新作',
  leavesOutOwnVisits: true,
  languages: ['jp', 'en'],
  annotations: [{ at: '2026-11-02T03:00:00.000Z', kind: 'popup-start', title: '先行予約' }],
  consents: [],
};

export const EMPTY_OVERVIEW: SiteOverview = {
  ...SITE_OVERVIEW,
  totals: NO_VISITS,
  compared: NO_VISITS,
  previous: NO_VISITS,
  countedUntil: null,
  annotations: [],
};

export const ACCOUNT_OVERVIEW: AccountOverview = {
  month: '2026-11',
  isRunning: true,
  countedUntil: '2026-11-20T05:05:00.000Z',
  totals: TOTALS,
  compared: COMPARED,
  previous: PREVIOUS,
  comparedDays: 19,
  days: DAYS,
  sites: [
    {
      siteId: 'abcdefghij12',
      siteName: '春の新作',
      accountName: '青葉観光',
      isDeleted: false,
      totals: TOTALS,
      compared: COMPARED,
      previous: PREVIOUS,
    },
    {
      siteId: 'abcdefghij13',
      siteName: '=夏の新作',
      accountName: '青葉観光',
      isDeleted: true,
      totals: { ...NO_VISITS, visits: 3, views: 3 },
      compared: { ...NO_VISITS, visits: 3, views: 3 },
      previous: NO_VISITS,
    },
  ],
  unvisited: [{ siteId: 'abcdefghij14', siteName: '秋の新作', accountName: '青葉観光' }],
};

const sheet = (alias: string, cell: string | null, title = ''): ReportedSheet => ({
  alias,
  sheetId: cell && alias,
  cell,
  title,
  image: cell === null ? null : { mediaId: '01J00000000000000000000005', width: 800, height: 600, colour: '#aabbcc' },
  hasVideo: false,
});

export const LANDING: LandingReport = {
  sheets: [
    { sheet: sheet('aaaaaaa1', 'A1', '春の便り'), landings: 1_000, bounces: 250, conversions: 30 },
    { sheet: sheet('aaaaaaa9', null), landings: 240, bounces: 60, conversions: 1 },
  ],
  sources: [
    { source: 'direct', totals: { ...TOTALS, visits: 310 } },
    { source: 'search', totals: { ...TOTALS, visits: 930 } },
    { source: 'own', totals: NO_VISITS },
  ],
  referrers: [
    { host: 'www.google.com', visits: 800 },
    { host: '*', visits: 130 },
  ],
  campaigns: [],
  shown: {
    p75: 1_300,
    median: 850,
    buckets: [
      { ms: 1_000, visits: 700 },
      { ms: 1_300, visits: 540 },
    ],
  },
  firstMove: { p75: null, median: null, buckets: [] },
};

const figures = { views: 10, visits: 8, clicked: 2, landings: 1, exits: 1, bounces: 0, dwell: 100 };

/** Ten sheets, each clicked as many times as its number. Two of them had conversions. */
export const SWIPE: SwipeReport = {
  visits: 100,
  columns: 1,
  rows: 10,
  sheets: Array.from({ length: 10 }, (_, index) => ({
    sheet: sheet(`aaaaaaa${index}`, `A${index + 1}`),
    figures: { ...figures, clicks: { button: index + 1 }, conversions: index < 2 ? 1 : 0 },
    versions: [],
  })),
  moves: [],
  paths: [],
  exits: [],
};

const popup: PopupReport['popups'][number] = {
  popupId: '01J00000000000000000000007',
  name: '先行予約',
  image: null,
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: null,
  limit: 10,
  applicants: 3,
  isGone: false,
  shown: 200,
  clicked: 30,
  closed: 120,
  applied: 2,
  days: [{ day: '2026-11-02', shown: 200, clicked: 30, closed: 120, applied: 2 }],
};

export const POPUPS: PopupReport = {
  sheetsWithPopup: 4,
  popups: [popup, { ...popup, popupId: '01J00000000000000000000008', name: '', limit: null, applicants: null, isGone: true }],
};
