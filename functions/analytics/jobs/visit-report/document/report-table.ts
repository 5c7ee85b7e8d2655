import {
  ensureSpace,
  GREY,
  HAIRLINE,
  MARGIN,
  type ReportPage,
  WIDTH,
} from '#functions/analytics/jobs/visit-report/document/report-page.ts';

const SIZE = 9;
const HEAD_SIZE = 8;
const PADDING = 4;
const PICTURE = { width: 20, height: 26 } as const;

interface Column {
  title: string;
  /** Width in points. The first column gets the remaining width. */
  width?: number;
}

interface Row {
  cells: readonly string[];
  /** Picture in front of the first cell; `null` for a row without a picture in a table with pictures. */
  picture?: Buffer | null | undefined;
  /** Width of a bar behind the first cell, as a share of the cell's width. */
  share?: number;
}

/** Returns the boxes of the columns, from left to right. */
function layOut(columns: readonly Column[]): { x: number; width: number }[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  let x = MARGIN;
  return columns.map(({ width = WIDTH - fixed }) => {
    const box = { x: x + PADDING, width: width - 2 * PADDING };
    x += width;
    return box;
  });
}

/** Draws a table. The first column is text, the others are numbers. Repeats the head on each page. */
export function drawTable(page: ReportPage, columns: readonly Column[], rows: readonly Row[]): void {
  const { canvas, colours } = page;
  const boxes = layOut(columns);
  const hasPictures = rows.some(({ picture }) => picture !== undefined);
  const boxOf = (index: number, inset: number) => {
    const { x, width } = boxes[index] ?? { x: MARGIN, width: WIDTH };
    return index === 0 ? { x: x + inset, width: width - inset } : { x, width };
  };
  const heightOf = (cells: readonly string[], size: number, inset: number): number =>
    Math.max(...cells.map((cell, index) => canvas.heightOf(cell, boxOf(index, inset).width, size)));

  function drawCells(cells: readonly string[], size: number, height: number, colour: string | undefined, inset: number): void {
    const top = (cell: string, { width }: { width: number }): number => page.y + (height - canvas.heightOf(cell, width, size)) / 2;
    for (const [index, cell] of cells.entries())
      canvas.text(
        cell,
        { ...boxOf(index, inset), y: top(cell, boxOf(index, inset)) },
        { size, ...(colour !== undefined && { colour }), align: index === 0 ? 'left' : 'right' },
      );
  }

  const titles = columns.map(({ title }) => title);
  function drawHead(): void {
    const height = heightOf(titles, HEAD_SIZE, 0) + 2 * PADDING;
    drawCells(titles, HEAD_SIZE, height, GREY, 0);
    page.y += height;
    canvas.line(
      [
        [MARGIN, page.y],
        [MARGIN + WIDTH, page.y],
      ],
      GREY,
      { thickness: 0.6 },
    );
  }

  const inset = hasPictures ? PICTURE.width + 8 : 0;
  ensureSpace(page, 2 * (PICTURE.height + 2 * PADDING));
  drawHead();
  for (const { cells, picture, share } of rows) {
    const height = Math.max(heightOf(cells, SIZE, inset), hasPictures ? PICTURE.height : 0) + 2 * PADDING;
    ensureSpace(page, height, drawHead);
    const { x, width } = boxOf(0, 0);
    if (share !== undefined && share > 0)
      canvas.shade(
        { x: x - PADDING, y: page.y + 2, width: (width + 2 * PADDING) * Math.min(1, share), height: height - 4 },
        colours.tint(0.15),
      );
    if (picture) canvas.picture(picture, { x, y: page.y + PADDING, ...PICTURE });
    drawCells(cells, SIZE, height, undefined, inset);
    page.y += height;
    canvas.line(
      [
        [MARGIN, page.y],
        [MARGIN + WIDTH, page.y],
      ],
      HAIRLINE,
      { thickness: 0.4 },
    );
  }
  page.y += 6;
}
