import { newPdfCanvas, PAGE } from '#functions/platform/pdf/pdf-canvas.ts';
import { fontsFor, type PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { drawHeatMap } from '#functions/analytics/jobs/visit-report/document/grid-heat-map.ts';
import { drawLanding, drawSources } from '#functions/analytics/jobs/visit-report/document/origin-section.ts';
import {
  drawCards,
  drawCountingRules,
  drawDayFigures,
  drawDays,
  drawReportHead,
} from '#functions/analytics/jobs/visit-report/document/overview-section.ts';
import type { Pictures, ReportData } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import {
  brandName,
  GREY,
  MARGIN,
  monthName,
  type ReportPage,
  textsOf,
  WIDTH,
} from '#functions/analytics/jobs/visit-report/document/report-page.ts';
import { drawPaths, drawPopups, drawRankings, drawSheets } from '#functions/analytics/jobs/visit-report/document/sheet-section.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { brandColours } from '#shared/rules/colour/brand-colour.ts';

/** Renders the report of a month of a site as a PDF, with the figures that the console shows. */
export function renderReport(
  data: ReportData,
  { language, pictures, fonts, now }: { language: Language; pictures: Pictures; fonts: readonly PdfFont[]; now: Date },
): Promise<Buffer> {
  const facts = { data, language };
  const name = `${data.overview.siteName} ${monthName(facts)}`;
  const canvas = newPdfCanvas(fontsFor(language, fonts), {
    title: `${textsOf(facts).title} ${name}`,
    author: brandName(facts),
    date: now,
    language: LANGUAGE_TAG[language],
  });
  const page: ReportPage = { ...facts, canvas, pictures, colours: brandColours(data.brand.mainColor), y: MARGIN };
  const { logo } = data.brand;
  drawReportHead(page, (logo && pictures.get(logo.mediaId)) ?? null);
  drawCards(page);
  drawDays(page);
  drawSources(page);
  drawLanding(page);
  drawHeatMap(page);
  drawSheets(page);
  drawPaths(page);
  drawRankings(page);
  drawPopups(page);
  drawDayFigures(page);
  drawCountingRules(page);
  return canvas.finish((number, pages) => {
    const y = PAGE.height - 36;
    canvas.text(`${name}　${brandName(facts)}`, { x: MARGIN, y, width: WIDTH - 60 }, { size: 7.5, colour: GREY });
    canvas.text(`${number} / ${pages}`, { x: MARGIN, y, width: WIDTH }, { size: 7.5, colour: GREY, align: 'right' });
  });
}
