import { expect } from 'vitest';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import type { CountedSite } from '#functions/analytics/store/account-visits.ts';
import { deliveredReportKey, reportDeliveryKey, siteKey } from '#functions/platform/keys/keys.ts';
import { visitsBucket } from '#functions/platform/wiring/base.ts';
import type { OwnVisitSettings } from '#shared/model/analytics/own-visits.ts';
import { withoutTones } from '#shared/model/media/media.ts';
import { NO_VISITS } from '#shared/model/analytics/visit-totals.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { newVisitId, visitPath } from '#shared/values/visit/visit-path.ts';
import type { GetCases } from '#test/get-endpoints/get-case.ts';
import type { FilledTree, Tree } from '#test/get-endpoints/trees.ts';
import { FILLED_POPUP, FILLED_POPUP_IDS, MEMBERS_SHEET_ID, PUBLIC_SHEET_ID } from '#test/support/sites/filled-document.ts';
import type { Product } from '#test/support/product.ts';
import { storeFigures } from '#test/support/visits/store-figures.ts';

const [ALIAS, OTHER] = [sheetAlias(PUBLIC_SHEET_ID), sheetAlias(MEMBERS_SHEET_ID)];
const [POPUP = ''] = FILLED_POPUP_IDS;
const SLICE = 'total/jp/phone/search/';
const TOTALS = {
  visits: 9,
  people: 8,
  views: 20,
  time: 300,
  bounces: 2,
  completed: 7,
  clicks: 5,
  popupClicks: 3,
  conversions: 2,
  converted: 1,
};

const DELIVERY = { isOn: true, recipients: ['reports@example.com'], language: 'en' } as const;
const DELIVERED = { month: '2026-10', at: '2026-11-01T23:00:00.000Z', outcome: 'sent', recipients: 1 } as const;

const COUNTERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(TOTALS).map(([name, times]) => [SLICE + (name === 'popupClicks' ? 'popup-clicks' : name), times])),
  [`sheet/jp/${ALIAS}/views`]: 9,
  [`sheet/jp/${ALIAS}/visits`]: 8,
  [`sheet/jp/${ALIAS}/clicked`]: 3,
  [`sheet/jp/${ALIAS}/landings`]: 9,
  [`sheet/jp/${ALIAS}/bounces`]: 2,
  [`sheet/jp/${ALIAS}/dwell`]: 200,
  [`sheet/jp/${ALIAS}/exits`]: 2,
  [`sheet/jp/${ALIAS}/conversions`]: 2,
  [`sheet/jp/${ALIAS}/landed-conversions`]: 2,
  ...Object.fromEntries(['button', 'image-link', 'product', 'bar', 'menu', 'picture'].map((on) => [`sheet/jp/${ALIAS}/click-${on}`, 1])),
  [`sheet/jp/${OTHER}/views`]: 7,
  [`move/jp/${ALIAS}/${OTHER}/right/swipe`]: 7,
  [`path/jp/${ALIAS}-${OTHER}`]: 7,
  [`exit/jp/${OTHER}/right`]: 7,
  [`tap/${ALIAS}/button/50/75`]: 4,
  [`popup/${POPUP}/shown`]: 8,
  [`popup/${POPUP}/clicked`]: 3,
  [`popup/${POPUP}/closed`]: 2,
  [`popup/${POPUP}/applied`]: 1,
  'shown/phone/50': 9,
  'first-move/phone/60': 7,
  'referrer/www.google.com': 6,
  'campaign/mail/e-mail/spring': 3,
  'consent/accepted': 6,
  'consent/declined': 2,
  'consent/withdrawn': 1,
};

/** Stores the recipients of reports, and one delivered report. */
export const storeDelivery = ({ table }: Pick<Product, 'table'>, siteId: string): Promise<void> =>
  table.batchWrite({
    put: [
      { ...reportDeliveryKey(siteId), entity: 'report-delivery', ...DELIVERY, month: '2026-11' },
      { ...deliveredReportKey(siteId, DELIVERED.month), entity: 'delivered-report', ...DELIVERED },
    ],
  });

/** Which visits are the owner's own. */
const OWN_VISITS: OwnVisitSettings = { areLeftOut: true, addresses: ['203.0.113.7', '2001:db8:1:2::/64'] };
export const storeOwnVisits = ({ table }: Pick<Product, 'table'>, siteId: string): Promise<unknown> =>
  table.update(siteKey(siteId), { set: { ownVisits: OWN_VISITS } });

/** Visits of this and the former month, and one that continues. */
export async function storeVisits({ table }: Pick<Product, 'table'>, site: CountedSite): Promise<void> {
  const now = new Date();
  const days = { [`${addMonths(monthOf(now), -1)}-01`]: COUNTERS, [`${monthOf(now)}-01`]: COUNTERS };
  await storeFigures(table, site, days, now.toISOString());
  const at = now.getTime() - 60_000;
  const origin = [390, 0, 1_200, 'www.google.com', 'mail', 'e-mail', 'spring'];
  const path = visitPath(newVisitId(), 0, 'jp', [[0, 'r', 'o', 'A1', ALIAS]], origin);
  const hour = new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  await collectedVisits(visitsBucket(process.env)).write(site.id, hour, 'filled.gz', [{ at, person: 'person', path }]);
}

const period = (): string => monthOf(new Date());
const ofSite = ({ siteId }: Tree) => ({ params: { siteId }, query: { period: period() } });
const byMonth = ({ siteId }: Tree) => ({ params: { siteId }, query: {} });
const reportedSheet = ({ media, document }: FilledTree) => ({
  alias: ALIAS,
  sheetId: PUBLIC_SHEET_ID,
  cell: 'A1',
  title: document.sheets[PUBLIC_SHEET_ID]?.jp?.mainText,
  image: withoutTones(media.creative),
  hasVideo: true,
});
const DAY = { totals: TOTALS };
/** On the first day of a month nothing is compared. */
const comparedTotals = () => (japaneseDay(new Date()).endsWith('-01') ? NO_VISITS : TOTALS);

/** The cases of effect measurement. */
export const ANALYTICS_CASES: Pick<GetCases, 'analytics'> = {
  analytics: {
    summary: {
      token: 'oem',
      call: () => ({}),
      expected: ({ siteId, user, document }) => ({
        totals: TOTALS,
        compared: comparedTotals(),
        previous: comparedTotals(),
        top: [{ siteId, siteName: document.settings.name, accountName: user.companyName, isDeleted: false, totals: TOTALS }],
      }),
      // The only published site has as many visits as in the month before.
      empty: ['changed', 'unvisited'],
      emptyStatus: 200,
    },
    account: {
      token: 'oem',
      call: () => ({ query: {} }),
      expected: ({ siteId, user, document }) => ({
        totals: TOTALS,
        compared: comparedTotals(),
        previous: comparedTotals(),
        sites: [{ siteId, siteName: document.settings.name, accountName: user.companyName, isDeleted: false, totals: TOTALS }],
      }),
      // The only published site has visits.
      empty: ['unvisited'],
      emptyStatus: 200,
    },
    site: {
      token: 'user',
      call: byMonth,
      expected: ({ document }) => ({
        totals: TOTALS,
        compared: comparedTotals(),
        previous: comparedTotals(),
        siteName: document.settings.name,
        leavesOutOwnVisits: true,
        languages: document.settings.languages,
        annotations: [{ kind: 'published' }],
        consents: [{ accepted: 6, declined: 2, withdrawn: 1 }],
      }),
      // Publications have no title.
      empty: ['annotations.*.title'],
      emptyStatus: 200,
    },
    landing: {
      token: 'user',
      call: ofSite,
      expected: (tree) => ({
        sheets: [{ sheet: reportedSheet(tree), landings: 9, bounces: 2, conversions: 2 }],
        sources: [{ source: 'search', ...DAY }],
        referrers: [{ host: 'www.google.com', visits: 6 }],
        campaigns: [{ source: 'mail', medium: 'e-mail', campaign: 'spring', visits: 3 }],
        shown: { p75: 1_024, median: 1_024 },
        firstMove: { p75: 4_096 },
      }),
      emptyStatus: 200,
    },
    swipe: {
      token: 'user',
      call: ofSite,
      expected: (tree) => ({
        visits: 9,
        columns: 2,
        rows: 1,
        sheets: [
          {
            sheet: reportedSheet(tree),
            figures: { views: 9, visits: 8, landings: 9, dwell: 200, clicks: { button: 1, picture: 1 }, clicked: 3 },
          },
          { sheet: { alias: OTHER, cell: 'B1' }, figures: { views: 7 } },
        ],
        moves: [{ from: ALIAS, to: OTHER, direction: 'right', by: 'swipe', times: 7 }],
        paths: [{ sheets: [ALIAS, OTHER], visits: 7, isCut: false }],
        exits: [{ alias: OTHER, direction: 'right', visits: 7 }],
      }),
      emptyStatus: 200,
    },
    taps: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId, alias: ALIAS }, query: { period: period() } }),
      expected: () => ({ taps: [{ target: 'button', x: 50, y: 75, times: 4 }] }),
      emptyStatus: 404,
    },
    popups: {
      token: 'user',
      call: byMonth,
      expected: ({ document, media }) => ({
        sheetsWithPopup: 2,
        popups: [
          {
            popupId: POPUP,
            name: document.popups[POPUP]?.name,
            image: media.popup,
            startDate: FILLED_POPUP.startDate,
            endDate: FILLED_POPUP.endDate,
            shown: 8,
            clicked: 3,
            closed: 2,
            applied: 1,
          },
          { popupId: FILLED_POPUP_IDS[1], limit: FILLED_POPUP.limit, applicants: 1 },
        ],
      }),
      emptyStatus: 200,
    },
    live: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: (tree) => ({ visits: 1, sheets: [{ sheet: reportedSheet(tree), visits: 1 }] }),
      emptyStatus: 200,
    },
    getDelivery: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: () => ({ delivery: { ...DELIVERY, deliveries: [DELIVERED] } }),
      emptyStatus: 200,
    },
    getOwnVisits: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: () => ({ ownVisits: OWN_VISITS }),
      emptyStatus: 200,
    },
    getReport: {
      token: 'user',
      call: ({ siteId, reportId }) => ({ params: { siteId, reportId } }),
      expected: ({ reportId }) => ({
        report: { id: reportId, state: 'done', progress: { done: 1, total: 1 }, url: expect.stringContaining('.pdf') },
      }),
      emptyStatus: 404,
    },
  },
};
