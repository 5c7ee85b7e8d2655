import type { CellObject, Row } from 'write-excel-file/universal';
import type { Cell } from '#shared/model/table-cell.ts';
import { cellText } from '#shared/rules/text/table-page.ts';

/** Most characters that a cell of a workbook may have. */
const CELL_MAX = 32_767;
/** Widths of columns in characters: a date fits the least, a long text is cut off at the most and wraps nowhere. */
const WIDTH = { min: 10, max: 60, measuredRows: 500 } as const;
/** Characters that XML cannot hold. */
const NOT_IN_XML = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;
/** Text that spreadsheets read as an escaped character. */
const ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
/** Characters as wide as two Latin ones. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/g;
/** Days and instants are written without a zone: as what the clock in Japan shows. */
const JAPAN_AHEAD_MS = 9 * 3_600_000;

/** Keeps a cell a text when it is edited, so that it never becomes a number, a date or a formula. */
const TEXT_FORMAT = '@';

/** A character as spreadsheets read it escaped. */
const escapedCharacter = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** The library looks texts up in an object, where it takes `constructor` for one that it has. */
const notInherited = (text: string): string => (text in Object.prototype ? escapedCharacter(text) + text.slice(1) : text);

const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(NOT_IN_XML, '').replaceAll(ESCAPED, '_x005F_').slice(0, CELL_MAX);

const textOf = (text: string): string => notInherited(xmlText(text));

const textCell = (text: string): CellObject => ({ value: textOf(text), type: String, format: TEXT_FORMAT, wrap: text.includes('\n') });

function cellOf(cell: Cell): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return { value: cell, type: Number };
  if ('share' in cell) return { value: cell.share, type: Number, format: '0.0%' };
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  const inJapan = Math.floor((Date.parse(cell.at) + JAPAN_AHEAD_MS) / 60_000) * 60_000;
  return { value: new Date(inJapan), type: Date, format: 'yyyy-mm-dd hh:mm' };
}

const displayWidth = (text: string): number => Math.max(...text.split('\n').map((line) => line.length + (line.match(WIDE)?.length ?? 0)));

/** The width that shows the column's first rows. */
function widthOf(rows: readonly (readonly Cell[])[], column: number): number {
  const widest = rows.reduce<number>((width, row) => Math.max(width, displayWidth(cellText(row[column] ?? null))), WIDTH.min);
  return Math.min(WIDTH.max, widest) + 2;
}

/** The name of a sheet: no more than 31 characters and none that separates names in formulas. */
const sheetName = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1';

/**
 * An Excel workbook with one sheet. The first line holds the headings: bold, and frozen above the rest. Texts stay texts with their
 * leading zeros, numbers and dates are of their type, and nothing is a formula.
 */
export async function workbookOf(cells: readonly (readonly Cell[])[], name: string): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const [headings = [], ...lines] = cells;
  const rows: Row[] = [
    headings.map((heading) => ({ ...textCell(cellText(heading)), fontWeight: 'bold' })),
    ...lines.map((line) => line.map(cellOf)),
  ];
  const measured = cells.slice(0, WIDTH.measuredRows);
  const columns = headings.map((_, column) => ({ width: widthOf(measured, column) }));
  return writeXlsxFile(rows, { sheet: sheetName(name), stickyRowsCount: 1, columns }).toBlob();
}
