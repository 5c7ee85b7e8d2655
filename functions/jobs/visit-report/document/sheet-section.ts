import { mostViewed } from '#functions/jobs/visit-report/document/report-data.ts';
import { drawHeading, drawNote, formatCount, type ReportPage, textsOf } from '#functions/jobs/visit-report/document/report-page.ts';
import { drawTable } from '#functions/jobs/visit-report/document/report-table.ts';
import type { PopupReport, ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { averageDwell, sheetMeasureUnit } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { clicksOf, type Ranking, rankPopups, rankSheets } from '#shared/rules/analytics/rankings.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

const SHEETS_MAX = 20;
const RANKED_MAX = 10;
const NUMBER = 66;

/** The cell and title of a sheet. */
export function sheetName(page: ReportPage, { alias, cell, title }: ReportedSheet): string {
  return cell === null ? fillPlaceholders(textsOf(page).goneSheet, { alias }) : `${cell}　${title}`.trim();
}

const pictureOf = ({ pictures }: ReportPage, { image }: Pick<ReportedSheet, 'image'>): Buffer | null =>
  (image && pictures.get(image.mediaId)) ?? null;

/** The figures of the sheets that were seen most. */
export function drawSheets(page: ReportPage): void {
  const { data, language } = page;
  const texts = textsOf(page);
  const seen = mostViewed(data.swipe);
  const isCut = seen.length > SHEETS_MAX;
  const note = fillPlaceholders(texts.firstSheets, { count: formatCount(SHEETS_MAX, language) });
  drawHeading(page, texts.sheets, { following: 90, ...(isCut && { note }) });
  if (seen.length === 0) return drawNote(page, texts.none);
  const titles = [texts.metric.views.name, texts.dwell, texts.exits, texts.metric.clicks.name, texts.metric.conversions.name];
  drawTable(
    page,
    [{ title: texts.sheet }, ...titles.map((title) => ({ title, width: NUMBER }))],
    seen.slice(0, SHEETS_MAX).map((row) => ({
      cells: [
        sheetName(page, row.sheet),
        formatCount(row.figures.views, language),
        formatMetric(sheetMeasureUnit('dwell'), averageDwell(row), language),
        formatCount(row.figures.exits, language),
        formatCount(clicksOf(row), language),
        formatCount(row.figures.conversions, language),
      ],
      picture: pictureOf(page, row.sheet),
    })),
  );
}

/** The commonest sequences of sheets. */
export function drawPaths(page: ReportPage): void {
  const { data, language } = page;
  const { paths, sheets } = data.swipe;
  const texts = textsOf(page);
  drawHeading(page, texts.paths, { following: 60 });
  if (paths.length === 0) return drawNote(page, texts.none);
  const names = new Map(sheets.map(({ sheet }) => [sheet.alias, sheet.cell ?? fillPlaceholders(texts.goneSheet, { alias: sheet.alias })]));
  drawTable(
    page,
    [{ title: texts.path }, { title: texts.metric.visits.name, width: NUMBER }],
    paths.map(({ sheets: aliases, visits, isCut }, index) => ({
      cells: [
        `${index + 1}.　${[...aliases.map((alias) => names.get(alias) ?? alias), ...(isCut ? ['…'] : [])].join(' → ')}`,
        formatCount(visits, language),
      ],
    })),
  );
}

function drawRanking<T>(
  page: ReportPage,
  {
    title,
    subject,
    ranking,
    rowOf,
  }: { title: string; subject: string; ranking: Ranking<T>; rowOf: (item: T) => { name: string; picture: Buffer | null } },
): void {
  const { language } = page;
  const texts = textsOf(page);
  if (ranking.state !== 'ranked') {
    const reason = ranking.state === 'too-few-sheets' ? texts.tooFewSheets : texts.tooFewCounted;
    const figures = { needed: formatCount(ranking.needed, language), count: formatCount(ranking.count, language) };
    return drawNote(page, `${title}　${fillPlaceholders(reason, figures)}`);
  }
  if (ranking.rows.length === 0) return drawNote(page, `${title}　${texts.none}`);
  drawTable(
    page,
    [{ title: subject }, { title, width: 110 }],
    ranking.rows.slice(0, RANKED_MAX).map(({ place, item, times }) => {
      const { name, picture } = rowOf(item);
      return { cells: [`${place}.　${name}`, formatCount(times, language)], picture };
    }),
  );
}

const popupName = (page: ReportPage, { name }: Pick<PopupReport['popups'][number], 'name'>): string =>
  name === '' ? textsOf(page).gonePopup : name;

/** Rankings by conversions, CTA clicks and popup clicks, or why there are none. */
export function drawRankings(page: ReportPage): void {
  const { swipe, popups } = page.data;
  const texts = textsOf(page);
  drawHeading(page, texts.rankings, { following: 60 });
  const kinds = [
    { kind: 'conversions', title: texts.byConversions },
    { kind: 'clicks', title: texts.byClicks },
  ] as const;
  for (const { kind, title } of kinds)
    drawRanking(page, {
      title,
      subject: texts.sheet,
      ranking: rankSheets(swipe, kind),
      rowOf: ({ sheet }) => ({ name: sheetName(page, sheet), picture: pictureOf(page, sheet) }),
    });
  drawRanking(page, {
    title: texts.byPopupClicks,
    subject: texts.popup,
    ranking: rankPopups(swipe, popups),
    rowOf: (popup) => ({ name: popupName(page, popup), picture: pictureOf(page, popup) }),
  });
}

/** What became of each popup. */
export function drawPopups(page: ReportPage): void {
  const { data, language } = page;
  const { popups } = data.popups;
  const texts = textsOf(page);
  drawHeading(page, texts.popups, { following: 60 });
  if (popups.length === 0) return drawNote(page, texts.none);
  const titles = [texts.popupShown, texts.popupClicked, texts.popupClosed, texts.popupApplied, texts.remaining];
  drawTable(
    page,
    [{ title: texts.popup }, ...titles.map((title) => ({ title, width: NUMBER }))],
    popups.map((popup) => ({
      cells: [
        popupName(page, popup),
        ...[popup.shown, popup.clicked, popup.closed, popup.applied].map((times) => formatCount(times, language)),
        popup.limit === null ? texts.unlimited : formatCount(Math.max(0, popup.limit - (popup.applicants ?? 0)), language),
      ],
      picture: pictureOf(page, popup),
    })),
  );
}
