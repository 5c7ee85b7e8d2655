import type { Cell, ExportFormat, TablePage } from '#shared/model/table-cell.ts';
import { csvRow, type CsvValue } from '#shared/values/text/csv.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

/** The columns of a table in their order, each with the function that returns the cell of a row. */
export type TableColumns<Row, Name extends string = string> = Readonly<Record<Name, (row: Row) => Cell>>;

/** Returns the cell of an instant; an empty cell for `null`. */
export const atCell = (at: string | null): Cell => (at === null ? null : { at });
/** Returns the cell of a day; an empty cell if there is no day. */
export const dayCell = (day: string | null | undefined): Cell => (day ? { day } : null);

/** Returns a cell as a field of a CSV file. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('share' in cell) return `${Math.round(1_000 * cell.share) / 10}%`;
  return 'day' in cell ? cell.day : formatJapaneseTime(new Date(cell.at));
}

/** Returns a cell as a value of a CSV file: a number stays one, so that it is never protected as a text is. */
const csvValue = (cell: Cell): CsvValue => (typeof cell === 'number' ? cell : cellText(cell));

/** Returns the lines of one page of an exported table. The first page begins with the headings. */
export function tablePage<Row, Name extends string>(
  columns: TableColumns<Row, Name>,
  headings: Readonly<Record<NoInfer<Name>, string>>,
  rows: readonly Row[],
  { isFirst, format = 'csv' }: { isFirst: boolean; format?: ExportFormat },
): TablePage {
  const names = Object.keys(columns) as Name[];
  const lines = rows.map((row) => names.map((name) => columns[name](row)));
  const cells = [...(isFirst ? [names.map((name): Cell => headings[name])] : []), ...lines];
  return format === 'xlsx' ? { csv: '', cells } : { csv: cells.map((line) => csvRow(line.map(csvValue))).join('') };
}
