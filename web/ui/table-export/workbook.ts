import type { CellObject, Row } from 'write-excel-file/universal';
import type { Cell } from '#shared/model/table-cell.ts';
import { cellText } from '#shared/rules/text/table-page.ts';

/** The maximum number of characters of a cell of a workbook. */
const CELL_MAX = 32_767;
/** The widths of columns in characters: a date fits into the minimum; a long text is cut off at the maximum and does not wrap. */
const WIDTH = { min: 10, max: 60, measuredRows: 500 } as const;
/** Characters that XML cannot contain. */
const NOT_IN_XML = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;
/** Matches text that spreadsheets would read as an escaped character. */
const ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
/** Characters as wide as two Latin ones. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/g;
/** The offset of Japan. Days and instants are written in Japanese time, because cells have no time zone. */
const JAPAN_AHEAD_MS = 9 * 3_600_000;

/** The format that keeps a cell a text when it is edited, so that it never becomes a number, a date or a formula. */
const TEXT_FORMAT = '@';

/** Returns a character in the escaped form of spreadsheets. */
const escapedCharacter = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Escapes texts such as `constructor`: the library looks texts up in an object, where it would find the inherited property. */
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

/** Returns the width at which the first rows of the column are fully visible. */
function widthOf(rows: readonly (readonly Cell[])[], column: number): number {
  const widest = rows.reduce<number>((width, row) => Math.max(width, displayWidth(cellText(row[column] ?? null))), WIDTH.min);
  return Math.min(WIDTH.max, widest) + 2;
}

/** Returns the name of a sheet: at most 31 characters, without characters that separate names in formulas. */
const sheetName = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1';

/**
 * Returns an Excel workbook with one sheet. The first line holds the headings: bold, and frozen above the other rows. Texts stay texts with
 * their leading zeros, numbers and dates have their own types, and no cell is a formula.
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
