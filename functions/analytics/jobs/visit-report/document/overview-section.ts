import { drawDayChart } from '#functions/analytics/jobs/visit-report/document/day-chart.ts';
import {
  brandName,
  drawHeading,
  ensureSpace,
  formatCount,
  GREY,
  MARGIN,
  monthName,
  PALE,
  type ReportPage,
  termsOf,
  textsOf,
  WIDTH,
} from '#functions/analytics/jobs/visit-report/document/report-page.ts';
import { drawTable } from '#functions/analytics/jobs/visit-report/document/report-table.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { formatChange, formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { changeOf, type Metric, metricOf, METRICS, metricUnit } from '#shared/rules/analytics/metrics.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay } from '#shared/rules/text/format-figures.ts';
import { addDays, formatJapaneseTime, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

const CARDS_PER_ROW = 5;
/** Size of a card in points, with room for a name and a comparison of two lines each. */
const CARD = { height: 80, gap: 6 } as const;
const LOGO = { width: 110, height: 28 } as const;
/** Maximum number of events listed below the charts. */
const ANNOTATIONS_MAX = 20;
/** The metrics shown by day. Shares are left out, because shares of a few visits are meaningless. */
const DAY_METRICS = ['visits', 'views', 'people', 'clicks', 'popupClicks', 'conversions'] as const satisfies readonly Metric[];

/** Returns a point in time in the format of days: `2026/11/20 14:05`. */
const timeOf = (at: string): string => formatDay(formatJapaneseTime(new Date(at)));

/** Draws brand, site, month, and the time until which visits are counted. */
export function drawReportHead(page: ReportPage, logo: Buffer | null): void {
  const { canvas, data, colours } = page;
  const { overview } = data;
  const texts = textsOf(page);
  canvas.addPage();
  canvas.shade({ x: 0, y: 0, width: WIDTH + 2 * MARGIN, height: 6 }, colours.fill);
  page.y = MARGIN - 8;
  if (logo) canvas.picture(logo, { x: MARGIN, y: page.y - 6, ...LOGO }, 'contain');
  else canvas.text(brandName(page), { x: MARGIN, y: page.y, width: WIDTH / 2 }, { size: 10 });
  canvas.text(texts.title, { x: MARGIN + WIDTH / 2, y: page.y, width: WIDTH / 2 }, { size: 10, colour: GREY, align: 'right' });
  page.y = canvas.text(overview.siteName, { x: MARGIN, y: page.y + 28, width: WIDTH }, { size: 20 });
  const asOf =
    overview.countedUntil === null ? termsOf(page).notCounted : fillPlaceholders(texts.asOf, { time: timeOf(overview.countedUntil) });
  const note = overview.leavesOutOwnVisits ? `　${termsOf(page).ownVisits.leftOut}` : '';
  page.y = canvas.text(`${monthName(page)}　${asOf}${note}`, { x: MARGIN, y: page.y, width: WIDTH }, { size: 10, colour: GREY }) + 6;
  if (data.visitLanguage === null) return;
  const filtered = fillPlaceholders(texts.onlyLanguage, { language: LANGUAGE_NAME[data.visitLanguage] });
  page.y = canvas.text(filtered, { x: MARGIN, y: page.y - 4, width: WIDTH }, { size: 10, colour: GREY }) + 6;
}

function drawCard(page: ReportPage, metric: Metric, { x, y, width }: { x: number; y: number; width: number }): void {
  const { canvas, data, language } = page;
  const { totals, compared, previous, comparedDays, isRunning } = data.overview;
  const terms = termsOf(page);
  const unit = metricUnit(metric);
  const shown = (figure: number | null): string => formatMetric(unit, figure, language);
  const [value, former] = [metricOf(metric, compared), metricOf(metric, previous)];
  const change = changeOf(unit, value, former);
  canvas.shade({ x, y, width, height: CARD.height }, PALE);
  const inner = { x: x + 7, width: width - 14 };
  const below = canvas.text(terms.metric[metric].name, { ...inner, y: y + 5 }, { size: 7.5, colour: GREY });
  const belowFigure = canvas.text(shown(metricOf(metric, totals)), { ...inner, y: below }, { size: 15 });
  if (comparedDays === 0) return;
  const before = isRunning
    ? fillPlaceholders(terms.change.until, { days: formatCount(comparedDays, language), value: shown(value), former: shown(former) })
    : fillPlaceholders(terms.change.before, { value: shown(former) });
  const small = { size: 6.5, colour: GREY };
  const belowChange =
    change === null ? belowFigure : canvas.text(formatChange(unit, change, language), { ...inner, y: belowFigure }, small);
  canvas.text(before, { ...inner, y: belowChange }, small);
}

/** Draws the figures of the month with their change from the previous month. */
export function drawCards(page: ReportPage): void {
  const { canvas, data, language } = page;
  const { compared: texts } = termsOf(page);
  const width = (WIDTH - (CARDS_PER_ROW - 1) * CARD.gap) / CARDS_PER_ROW;
  for (const [index, metric] of METRICS.entries()) {
    const column = index % CARDS_PER_ROW;
    drawCard(page, metric, { x: MARGIN + column * (width + CARD.gap), y: page.y, width });
    if (column === CARDS_PER_ROW - 1) page.y += CARD.height + CARD.gap;
  }
  const { comparedDays, isRunning } = data.overview;
  const running = comparedDays === 0 ? texts.none : fillPlaceholders(texts.days, { days: formatCount(comparedDays, language) });
  const compared = isRunning ? running : texts.month;
  page.y = canvas.text(compared, { x: MARGIN, y: page.y, width: WIDTH }, { size: 8, colour: GREY });
}

const lastDayOf = (month: string): string => addDays(`${nextMonth(month)}-01`, -1);

/** Draws visits and conversions by day, with the events of the site. */
export function drawDays(page: ReportPage): void {
  const { canvas, data, language } = page;
  const { month, days, annotations } = data.overview;
  const terms = termsOf(page);
  drawHeading(page, terms.chart.byDay, { following: 160 });
  const last = Number(lastDayOf(month).slice(8));
  const all = Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  const valuesOf = (metric: Metric) =>
    all.map((day) => {
      const found = days.find((one) => one.day === day);
      return { day, value: found ? metricOf(metric, found.totals) : null };
    });
  const listed = annotations.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, ANNOTATIONS_MAX);
  // Events of the same day share a number.
  const daysOfMarks = [...new Set(listed.map(({ at }) => japaneseDay(new Date(at))))];
  const marks = daysOfMarks.map((day, index) => ({ day, number: index + 1 }));
  drawDayChart(page, { title: terms.metric.visits.name, days: valuesOf('visits'), marks });
  drawDayChart(page, { title: terms.metric.conversions.name, days: valuesOf('conversions'), marks: [] });
  if (listed.length === 0) return;
  ensureSpace(page, 40);
  page.y = canvas.text(terms.annotation.title, { x: MARGIN, y: page.y, width: WIDTH }, { size: 9 });
  for (const { at, kind, title } of listed) {
    const number = daysOfMarks.indexOf(japaneseDay(new Date(at))) + 1;
    const event = terms.annotation[kind];
    const line = `${number}　${timeOf(at)}　${title === '' ? event : fillPlaceholders(terms.annotation.named, { event, title })}`;
    ensureSpace(page, canvas.heightOf(line, WIDTH, 8.5));
    page.y = canvas.text(line, { x: MARGIN, y: page.y, width: WIDTH }, { size: 8.5, colour: GREY });
  }
  const more = annotations.length - listed.length;
  if (more > 0) {
    const line = fillPlaceholders(textsOf(page).moreAnnotations, { count: formatCount(more, language) });
    page.y = canvas.text(line, { x: MARGIN, y: page.y, width: WIDTH }, { size: 8.5, colour: GREY });
  }
}

/** Draws the figures behind the charts. */
export function drawDayFigures(page: ReportPage): void {
  const { data, language } = page;
  const terms = termsOf(page);
  drawHeading(page, textsOf(page).numbers, { following: 80 });
  const columns = [{ title: terms.chart.day }, ...DAY_METRICS.map((metric) => ({ title: terms.metric[metric].name, width: 72 }))];
  const rows = data.overview.days.map(({ day, totals }) => ({
    cells: [formatDay(day), ...DAY_METRICS.map((metric) => formatMetric(metricUnit(metric), metricOf(metric, totals), language))],
  }));
  drawTable(page, columns, rows);
}

/** Draws how each figure is counted. */
export function drawCountingRules(page: ReportPage): void {
  const { canvas } = page;
  const texts = textsOf(page);
  drawHeading(page, texts.counting);
  for (const metric of METRICS) {
    const { name, how } = termsOf(page).metric[metric];
    const explained = { x: MARGIN + 120, width: WIDTH - 120 };
    ensureSpace(page, Math.max(canvas.heightOf(name, 112, 8.5), canvas.heightOf(how, explained.width, 8.5)) + 3);
    const left = canvas.text(name, { x: MARGIN, y: page.y, width: 112 }, { size: 8.5 });
    page.y = Math.max(left, canvas.text(how, { ...explained, y: page.y }, { size: 8.5, colour: GREY })) + 3;
  }
  ensureSpace(page, canvas.heightOf(texts.privacy, WIDTH, 8.5) + 6);
  page.y = canvas.text(texts.privacy, { x: MARGIN, y: page.y + 6, width: WIDTH }, { size: 8.5, colour: GREY });
}
