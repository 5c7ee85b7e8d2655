import type { PdfCanvas } from '#functions/platform/pdf/pdf-canvas.ts';
import { PAGE } from '#functions/platform/pdf/pdf-canvas.ts';
import type { Pictures, ReportData } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import { ANALYTICS_MESSAGES, COMMON_MESSAGES, SWIPE_MESSAGES, VISIT_REPORT_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { BrandColours } from '#shared/rules/colour/brand-colour.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';

export const MARGIN = 40;
export const WIDTH = PAGE.width - 2 * MARGIN;
/** The lower end of the content, in points. Only the footer is below it. */
const BOTTOM = PAGE.height - 56;
export const GREY = '#5c5c58';
export const HAIRLINE = '#d8d8d4';
export const PALE = '#f4f4f2';

/** A page with the position at which the next part of the report is drawn. */
export interface ReportPage {
  canvas: PdfCanvas;
  data: ReportData;
  pictures: Pictures;
  language: Language;
  colours: BrandColours;
  y: number;
}

export const textsOf = ({ language }: Pick<ReportPage, 'language'>) => VISIT_REPORT_MESSAGES[language];

/** Returns the names of figures, as in the console. */
export const termsOf = ({ language }: Pick<ReportPage, 'language'>) => ANALYTICS_MESSAGES[language];
export const swipeMessagesOf = ({ language }: Pick<ReportPage, 'language'>) => SWIPE_MESSAGES[language];

export const brandName = ({ data: { brand }, language }: Pick<ReportPage, 'data' | 'language'>): string =>
  brand.name ?? COMMON_MESSAGES[language].brand;

/** Returns the name of the month in the language of the report. */
export const monthName = ({ data, language }: Pick<ReportPage, 'data' | 'language'>): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long' }).format(
    startOfMonth(data.overview.month),
  );

export const formatCount = (value: number, language: Language): string => new Intl.NumberFormat(LANGUAGE_TAG[language]).format(value);

/** Begins a new page if less than this height is left. */
export function ensureSpace(page: ReportPage, height: number, onNewPage: () => void = () => undefined): void {
  if (page.y + height <= BOTTOM) return;
  page.canvas.addPage();
  page.y = MARGIN;
  onNewPage();
}

/** Draws a heading on a page with room for `following` points below. */
export function drawHeading(page: ReportPage, text: string, { note, following = 60 }: { note?: string; following?: number } = {}): void {
  const { canvas, colours } = page;
  const noteHeight = note === undefined ? 0 : canvas.heightOf(note, WIDTH, 8.5);
  ensureSpace(page, 50 + noteHeight + following);
  page.y += page.y > MARGIN ? 22 : 0;
  canvas.shade({ x: MARGIN, y: page.y + 2, width: 3, height: 15 }, colours.fill);
  page.y = canvas.text(text, { x: MARGIN + 10, y: page.y, width: WIDTH - 10 }, { size: 13 }) + 3;
  if (note !== undefined) page.y = canvas.text(note, { x: MARGIN, y: page.y, width: WIDTH }, { size: 8.5, colour: GREY }) + 3;
}

/** Draws a sentence below a heading. */
export function drawNote(page: ReportPage, text: string): void {
  const { canvas } = page;
  ensureSpace(page, canvas.heightOf(text, WIDTH, 9));
  page.y = canvas.text(text, { x: MARGIN, y: page.y, width: WIDTH }, { size: 9, colour: GREY }) + 4;
}
