import { mostViewed, PICTURED_SHEETS_MAX } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import {
  drawHeading,
  drawNote,
  ensureSpace,
  formatCount,
  GREY,
  HAIRLINE,
  MARGIN,
  type ReportPage,
  swipeMessagesOf,
  textsOf,
  WIDTH,
} from '#functions/analytics/jobs/visit-report/document/report-page.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { averageDwell, sheetMeasureUnit } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { textColourOn } from '#shared/values/colour.ts';
import { cellName, columnLetters } from '#shared/values/cell.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

type GridSheet = SwipeReport['sheets'][number];

/** Maximum number of columns side by side, so that a number of seven digits fits into each. Further columns follow below. */
const COLUMNS_MAX = 13;
const TILE = { maxWidth: 92, gap: 3, padding: 3, caption: 27 } as const;
const ROW_LABEL = 16;
/** The tints of a tile, from the lowest to the highest number of views relative to the most viewed sheet. */
const SHADES = [0.1, 0.28, 0.46, 0.64, 0.82, 1];

/** Returns the tint of a sheet. `share`: its views relative to the most viewed sheet. */
const shadeOf = (share: number): number => SHADES[Math.min(SHADES.length - 1, Math.floor(share * SHADES.length))] ?? 1;

function drawTile(page: ReportPage, sheet: GridSheet, area: { x: number; y: number; width: number; height: number }, share: number): void {
  const { canvas, colours, pictures, language } = page;
  const isSeen = sheet.figures.views > 0;
  const colour = isSeen ? colours.tint(shadeOf(share)) : '#ffffff';
  const ink = textColourOn(colour);
  const { x, y, width, height } = area;
  canvas.shade(area, isSeen ? colour : HAIRLINE);
  const inner = { x: x + TILE.padding, y: y + TILE.padding, width: width - 2 * TILE.padding, height: height - TILE.caption - TILE.padding };
  if (!isSeen) canvas.shade({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, '#ffffff');
  const { cell, image } = sheet.sheet;
  const picture = image && pictures.get(image.mediaId);
  if (picture) canvas.picture(picture, inner);
  else if (image) canvas.shade(inner, image.colour);
  const line = { x: x + TILE.padding, width: width - 2 * TILE.padding };
  const views = formatCount(sheet.figures.views, language);
  // Cell and dwell time share a line, which is wide enough except on the largest grids.
  const below = y + height - TILE.caption + 2;
  canvas.text(cell ?? '', { ...line, y: below }, { size: 6.5, colour: ink });
  canvas.text(
    formatMetric(sheetMeasureUnit('dwell'), averageDwell(sheet), language),
    { ...line, y: below },
    { size: 6.5, colour: ink, align: 'right' },
  );
  const size = Math.min(9, (line.width / Math.max(1, canvas.widthOf(views, 1))) * 0.98);
  canvas.text(views, { ...line, y: below + 10 }, { size, colour: ink, align: 'right' });
}

/** Draws one row of tiles for a range of columns. */
function drawTiles(
  page: ReportPage,
  row: readonly (GridSheet | undefined)[],
  { width, height }: { width: number; height: number },
  most: number,
): void {
  for (const [index, sheet] of row.entries())
    if (sheet)
      drawTile(
        page,
        sheet,
        { x: MARGIN + ROW_LABEL + index * (width + TILE.gap), y: page.y, width, height },
        most === 0 ? 0 : sheet.figures.views / most,
      );
}

function drawLegend(page: ReportPage, most: number): void {
  const { canvas, colours, language } = page;
  const side = 12;
  ensureSpace(page, side + 8);
  let x = MARGIN;
  canvas.text('0', { x, y: page.y, width: 12 }, { size: 8, colour: GREY });
  x += 12;
  for (const share of SHADES) {
    canvas.shade({ x, y: page.y + 1, width: side * 2, height: side - 2 }, colours.tint(share));
    x += side * 2;
  }
  canvas.text(formatCount(most, language), { x: x + 5, y: page.y, width: 120 }, { size: 8, colour: GREY });
  page.y += side + 8;
}

/** Draws the grid with the picture of each sheet, coloured by its views. */
export function drawHeatMap(page: ReportPage): void {
  const { canvas, data, language } = page;
  const { swipe } = data;
  const texts = textsOf(page);
  drawHeading(page, swipeMessagesOf(page).heat.title, { note: texts.gridNote, following: 180 });
  const placed = swipe.sheets.filter(({ sheet }) => sheet.cell !== null);
  if (mostViewed(swipe).filter(({ sheet }) => sheet.image).length > PICTURED_SHEETS_MAX)
    drawNote(page, fillPlaceholders(texts.gridPictures, { count: formatCount(PICTURED_SHEETS_MAX, language) }));
  const most = Math.max(0, ...placed.map(({ figures }) => figures.views));
  drawLegend(page, most);
  const byCell = new Map(placed.map((sheet) => [sheet.sheet.cell, sheet]));
  const beside = Math.min(COLUMNS_MAX, Math.max(1, swipe.columns));
  const width = Math.min(TILE.maxWidth, (WIDTH - ROW_LABEL - (beside - 1) * TILE.gap) / beside);
  const height = Math.round((width - 2 * TILE.padding) * 1.3) + TILE.caption + TILE.padding;
  for (let first = 0; first < swipe.columns; first += beside) {
    const columns = Array.from({ length: Math.min(beside, swipe.columns - first) }, (_, index) => first + index);
    const drawNames = (): void => {
      for (const [index, column] of columns.entries())
        canvas.text(
          columnLetters(column),
          { x: MARGIN + ROW_LABEL + index * (width + TILE.gap), y: page.y, width },
          { size: 8, colour: GREY, align: 'centre' },
        );
      page.y += 14;
    };
    ensureSpace(page, height + 14);
    drawNames();
    for (let row = 0; row < swipe.rows; row += 1) {
      const tiles = columns.map((column) => byCell.get(cellName({ row, column })));
      if (tiles.every((tile) => tile === undefined)) continue;
      ensureSpace(page, height, drawNames);
      canvas.text(
        String(row + 1),
        { x: MARGIN, y: page.y + height / 2 - 6, width: ROW_LABEL - 3 },
        { size: 7, colour: GREY, align: 'right' },
      );
      drawTiles(page, tiles, { width, height }, most);
      page.y += height + TILE.gap;
    }
  }
}
