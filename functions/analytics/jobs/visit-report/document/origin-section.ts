import {
  drawHeading,
  drawNote,
  formatCount,
  type ReportPage,
  termsOf,
  textsOf,
} from '#functions/analytics/jobs/visit-report/document/report-page.ts';
import { drawTable } from '#functions/analytics/jobs/visit-report/document/report-table.ts';
import { sheetName } from '#functions/analytics/jobs/visit-report/document/sheet-section.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type Metric, metricOf, metricUnit } from '#shared/rules/analytics/metrics.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

const ROWS_MAX = 10;
const NUMBER = 76;
/** The name of the sum of all remaining rows. */
const OTHERS = '*';

/** Draws where visits came from: kinds of sources, websites, campaigns. */
export function drawSources(page: ReportPage): void {
  const { data, language } = page;
  const { sources, referrers, campaigns } = data.landing;
  const terms = termsOf(page);
  drawHeading(page, terms.landing.sources, { following: 90 });
  const all = data.overview.totals.visits;
  const shown = sources.filter(({ totals }) => totals.visits > 0).toSorted((one, other) => other.totals.visits - one.totals.visits);
  if (shown.length === 0) return drawNote(page, textsOf(page).none);
  const metrics = ['visits', 'conversions', 'conversionRate'] as const satisfies readonly Metric[];
  const share = (visits: number): number => (all === 0 ? 0 : visits / all);
  drawTable(
    page,
    [{ title: terms.landing.sources }, ...metrics.map((metric) => ({ title: terms.metric[metric].name, width: NUMBER }))],
    shown.map(({ source, totals }) => ({
      cells: [terms.source[source], ...metrics.map((metric) => formatMetric(metricUnit(metric), metricOf(metric, totals), language))],
      share: share(totals.visits),
    })),
  );
  const lists = [
    { title: terms.landing.referrers, rows: referrers.map(({ host, visits }) => ({ name: host, visits })) },
    {
      title: terms.landing.campaigns,
      rows: campaigns.map(({ source, medium, campaign, visits }) => ({
        name: source === OTHERS ? OTHERS : [source, medium, campaign].filter((part) => part !== '').join(' / '),
        visits,
      })),
    },
  ];
  for (const { title, rows } of lists) {
    if (rows.length === 0) continue;
    const listed = rows.slice(0, ROWS_MAX).map(({ name, visits }) => ({
      cells: [name === OTHERS ? terms.landing.others : name, formatCount(visits, language)],
      share: share(visits),
    }));
    drawTable(page, [{ title }, { title: terms.metric.visits.name, width: NUMBER }], listed);
  }
}

/** Draws where visits began, and how long visitors waited (LP analysis, R-20.5). */
export function drawLanding(page: ReportPage): void {
  const { data, language, pictures } = page;
  const { sheets, shown, firstMove } = data.landing;
  const terms = termsOf(page);
  drawHeading(page, terms.tab.landing, { following: 110 });
  const listed = sheets
    .filter(({ landings }) => landings > 0)
    .toSorted((one, other) => other.landings - one.landings)
    .slice(0, ROWS_MAX);
  if (listed.length === 0) return drawNote(page, textsOf(page).none);
  drawTable(
    page,
    [
      { title: terms.landing.sheets },
      { title: terms.landing.landings, width: NUMBER },
      { title: terms.landing.bounceRate, width: NUMBER },
      { title: terms.metric.conversions.name, width: NUMBER },
    ],
    listed.map(({ sheet, landings, bounces, conversions }) => ({
      cells: [
        sheetName(page, sheet),
        formatCount(landings, language),
        formatMetric('share', bounces / landings, language),
        formatCount(conversions, language),
      ],
      picture: (sheet.image && pictures.get(sheet.image.mediaId)) ?? null,
    })),
  );
  const seconds = (ms: number | null): string =>
    ms === null
      ? formatMetric('decimal', null, language)
      : fillPlaceholders(terms.landing.seconds, { seconds: formatMetric('decimal', ms / 1_000, language) });
  const upTo = (ms: number | null): string => (ms === null ? seconds(ms) : fillPlaceholders(terms.landing.upTo, { time: seconds(ms) }));
  drawTable(
    page,
    [{ title: textsOf(page).times }, { title: terms.landing.median, width: NUMBER }, { title: terms.landing.p75, width: 1.6 * NUMBER }],
    [
      { cells: [terms.landing.shown, seconds(shown.median), upTo(shown.p75)] },
      { cells: [terms.landing.firstMove, seconds(firstMove.median), upTo(firstMove.p75)] },
    ],
  );
}
