import { mostViewed } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import {
  drawHeading,
  drawNote,
  formatCount,
  type ReportPage,
  swipeMessagesOf,
  termsOf,
  textsOf,
} from '#functions/analytics/jobs/visit-report/document/report-page.ts';
import { drawTable } from '#functions/analytics/jobs/visit-report/document/report-table.ts';
import type { PopupReport, ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { averageDwell, sheetMeasureUnit } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { clicksOf, type Ranking, rankPopups, rankSheets } from '#shared/rules/analytics/rankings.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

const SHEETS_MAX = 20;
const RANKED_MAX = 10;
const NUMBER = 66;

/** The texts shown instead of a ranking if too few sheets have such figures. */
const TOO_FEW = { conversions: 'tooFewConversions', clicks: 'tooFewClicks', popupClicks: 'tooFewPopups' } as const;

/** Returns the cell and title of a sheet. */
export function sheetName(page: ReportPage, { alias, cell, title }: ReportedSheet): string {
  return cell === null ? fillPlaceholders(textsOf(page).goneSheet, { alias }) : `${cell}　${title}`.trim();
}

const pictureOf = ({ pictures }: ReportPage, { image }: Pick<ReportedSheet, 'image'>): Buffer | null =>
  (image && pictures.get(image.mediaId)) ?? null;

/** Draws the figures of the most viewed sheets. */
export function drawSheets(page: ReportPage): void {
  const { data, language } = page;
  const texts = textsOf(page);
  const seen = mostViewed(data.swipe);
  const isCut = seen.length > SHEETS_MAX;
  const note = fillPlaceholders(texts.firstSheets, { count: formatCount(SHEETS_MAX, language) });
  drawHeading(page, texts.sheets, { following: 90, ...(isCut && { note }) });
  if (seen.length === 0) return drawNote(page, texts.none);
  const { metric, sheet } = termsOf(page);
  const { measure, detail } = swipeMessagesOf(page);
  const titles = [metric.views.name, measure.dwell.name, detail.exits, metric.clicks.name, metric.conversions.name];
  drawTable(
    page,
    [{ title: sheet.column }, ...titles.map((title) => ({ title, width: NUMBER }))],
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

/** Draws the most common sequences of sheets. */
export function drawPaths(page: ReportPage): void {
  const { data, language } = page;
  const { paths, sheets } = data.swipe;
  const texts = textsOf(page);
  const terms = swipeMessagesOf(page).paths;
  drawHeading(page, terms.title, { following: 60 });
  if (paths.length === 0) return drawNote(page, texts.none);
  const names = new Map(sheets.map(({ sheet }) => [sheet.alias, sheet.cell ?? fillPlaceholders(texts.goneSheet, { alias: sheet.alias })]));
  drawTable(
    page,
    [{ title: terms.path }, { title: termsOf(page).metric.visits.name, width: NUMBER }],
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
    kind,
    subject,
    ranking,
    rowOf,
  }: { kind: keyof typeof TOO_FEW; subject: string; ranking: Ranking<T>; rowOf: (item: T) => { name: string; picture: Buffer | null } },
): void {
  const { language } = page;
  const { rankings } = termsOf(page);
  const title = rankings[kind];
  if (ranking.state !== 'ranked') {
    const reason = rankings[ranking.state === 'too-few-sheets' ? 'tooFewSheets' : TOO_FEW[kind]];
    const figures = { needed: formatCount(ranking.needed, language), count: formatCount(ranking.count, language) };
    return drawNote(page, `${title}　${fillPlaceholders(reason, figures)}`);
  }
  if (ranking.rows.length === 0) return drawNote(page, `${title}　${textsOf(page).none}`);
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

/** Draws rankings by conversions, CTA clicks and popup clicks, or why there are none. */
export function drawRankings(page: ReportPage): void {
  const { swipe, popups } = page.data;
  const terms = termsOf(page);
  drawHeading(page, terms.tab.rankings, { following: 60 });
  for (const kind of ['conversions', 'clicks'] as const)
    drawRanking(page, {
      kind,
      subject: terms.sheet.column,
      ranking: rankSheets(swipe, kind),
      rowOf: ({ sheet }) => ({ name: sheetName(page, sheet), picture: pictureOf(page, sheet) }),
    });
  drawRanking(page, {
    kind: 'popupClicks',
    subject: terms.popups.popup,
    ranking: rankPopups(swipe, popups),
    rowOf: (popup) => ({ name: popupName(page, popup), picture: pictureOf(page, popup) }),
  });
}

/** Draws the figures of each popup. */
export function drawPopups(page: ReportPage): void {
  const { data, language } = page;
  const { popups } = data.popups;
  const { tab, popups: terms } = termsOf(page);
  drawHeading(page, tab.popups, { following: 60 });
  if (popups.length === 0) return drawNote(page, textsOf(page).none);
  const titles = [terms.shown, terms.clicked, terms.closed, terms.applied, terms.left];
  drawTable(
    page,
    [{ title: terms.popup }, ...titles.map((title) => ({ title, width: NUMBER }))],
    popups.map((popup) => ({
      cells: [
        popupName(page, popup),
        ...[popup.shown, popup.clicked, popup.closed, popup.applied].map((times) => formatCount(times, language)),
        popup.limit === null ? terms.unlimited : formatCount(Math.max(0, popup.limit - (popup.applicants ?? 0)), language),
      ],
      picture: pictureOf(page, popup),
    })),
  );
}
