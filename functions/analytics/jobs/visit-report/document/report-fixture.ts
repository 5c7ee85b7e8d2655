import type { ReportData } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import { NO_VISITS, type VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import type { ReportedSheet, SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { cellName } from '#shared/values/cell.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const totalsOf = (visits: number): VisitTotals => ({
  ...NO_VISITS,
  visits,
  people: Math.round(visits * 0.8),
  views: visits * 4,
  time: visits * 325,
  bounces: Math.round(visits / 4),
  completed: Math.round(visits / 3),
  clicks: Math.round(visits / 2),
  popupClicks: Math.round(visits / 9),
  conversions: Math.round(visits / 20),
  converted: Math.round(visits / 25),
});

function sheetOf(index: number, columns: number): ReportedSheet {
  const cell = cellName({ column: index % columns, row: Math.floor(index / columns) });
  const image = { mediaId: numberedUlid(index + 1), width: 1080, height: 1920, colour: '#aabbcc' };
  return {
    alias: numberedUlid(index + 1).slice(-8),
    sheetId: numberedUlid(index + 1),
    cell,
    title: `シート${index + 1}`,
    image,
    hasVideo: false,
  };
}

/** Returns a report of a site with a grid of this size. Every seventh sheet was not viewed. */
export function reportData({ columns = 4, rows = 5 }: { columns?: number; rows?: number } = {}): ReportData {
  const sheets: SwipeReport['sheets'] = Array.from({ length: columns * rows }, (_, index) => {
    const views = index % 7 === 6 ? 0 : Math.round(12_000 / (1 + index));
    return {
      sheet: sheetOf(index, columns),
      figures: {
        views,
        visits: Math.round(views / 2),
        landings: index === 0 ? 2_345 : index === 5 ? 123 : 0,
        exits: Math.round(views / 5),
        bounces: Math.round(views / 20),
        dwell: views * 84,
        clicks: { button: Math.round(views / 10), picture: 3 },
        clicked: Math.round(views / 12),
        conversions: Math.round(views / 50),
      },
      versions: [],
    };
  });
  const [first, second, third] = sheets.map(({ sheet }) => sheet);
  if (!first || !second || !third) throw new Error('The grid is too small');
  const distribution = { p75: 2_345, median: 1_234, buckets: [] };
  return {
    overview: {
      siteName: 'さくら旅館 ― 春の宿泊プラン',
      leavesOutOwnVisits: true,
      month: '2026-11',
      isRunning: true,
      countedUntil: '2026-11-23T05:05:00.000Z',
      totals: totalsOf(12_345),
      compared: totalsOf(12_000),
      previous: totalsOf(11_000),
      comparedDays: 22,
      days: Array.from({ length: 23 }, (_, index) => ({
        day: `2026-11-${String(index + 1).padStart(2, '0')}`,
        totals: totalsOf(300 + ((index * 137) % 400)),
      })),
      languages: ['jp'],
      consents: [],
      annotations: [
        { at: '2026-11-03T05:00:00.000Z', kind: 'published', title: '' },
        { at: '2026-11-10T00:00:00.000Z', kind: 'popup-start', title: '早割10%オフ' },
        { at: '2026-11-10T03:00:00.000Z', kind: 'news-start', title: '설날 안내' },
      ],
    },
    landing: {
      sheets: sheets.map(({ sheet, figures: { landings, bounces, conversions } }) => ({ sheet, landings, bounces, conversions })),
      sources: (['search', 'direct', 'social', 'campaign'] as const).map((source, index) => ({
        source,
        totals: totalsOf(6_000 / (index + 1)),
      })),
      referrers: [
        { host: 'www.google.com', visits: 5_432 },
        { host: '*', visits: 99 },
      ],
      campaigns: [{ source: 'newsletter', medium: 'email', campaign: '春の案内', visits: 321 }],
      shown: distribution,
      firstMove: { ...distribution, p75: null },
    },
    swipe: {
      visits: 12_345,
      columns,
      rows,
      sheets,
      moves: [],
      paths: [
        { sheets: [first.alias, second.alias, third.alias], visits: 1_024, isCut: false },
        { sheets: [first.alias, third.alias], visits: 512, isCut: true },
      ],
      exits: [],
    },
    popups: {
      sheetsWithPopup: 12,
      popups: [
        {
          popupId: numberedUlid(9_001),
          name: '早割10%オフ',
          image: null,
          startDate: null,
          endDate: null,
          limit: 50,
          applicants: 12,
          isGone: false,
          shown: 4_321,
          clicked: 777,
          closed: 1_111,
          applied: 12,
          days: [],
        },
      ],
    },
    visitLanguage: null,
    brand: { ...PRODUCT_BRAND, id: numberedUlid(9_002), name: '株式会社さくらメディア', mainColor: '#b0413e' },
  };
}
