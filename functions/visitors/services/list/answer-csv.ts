import type { Cell, ExportFormat, TablePage } from '#shared/model/table-cell.ts';
import { type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';
import { encodeCursor, decodeCursor } from '#functions/platform/base/cursor.ts';
import { answerTexts } from '#functions/visitors/services/list/answer-text.ts';
import type { FormAnswer } from '#functions/visitors/store/records/form-entry.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { AnswerColumn } from '#shared/model/visitors/form-entry.ts';

/** Returns the titles of a field in all languages in which it was answered. */
const columnHeading = ({ titles }: Pick<AnswerColumn, 'titles'>): string =>
  [...new Set(LANGUAGES.map((language) => titles[language] ?? '').filter((title) => title !== ''))].join(' / ');

interface AnswerTable<Row, Before extends string, After extends string> {
  /** Columns before and after the answers. */
  before: TableColumns<Row, Before>;
  after: TableColumns<Row, After>;
  headings: Readonly<Record<NoInfer<Before | After>, string>>;
  answers: readonly AnswerColumn[];
  answersOf: (row: Row) => readonly Pick<FormAnswer, 'id' | 'value'>[];
}

/** Returns the lines of one page of records, with a column for each field. The first page begins with the headings. */
export function answerTablePage<Row, Before extends string, After extends string>(
  { before, after, headings, answers, answersOf }: AnswerTable<Row, Before, After>,
  rows: readonly Row[],
  written: { isFirst: boolean; format?: ExportFormat },
): TablePage {
  const shown = rows.map((row) => ({ row, texts: answerTexts(answersOf(row)) }));
  type Column = (one: (typeof shown)[number]) => Cell;
  const ofRow = (columns: TableColumns<Row>): [string, Column][] =>
    Object.entries(columns).map(([name, cell]) => [name, ({ row }) => cell(row)]);
  const ofAnswers = answers.map(({ id }): [string, Column] => [id, ({ texts }) => texts[id] ?? '']);
  const columns: Record<string, Column> = Object.fromEntries([...ofRow(before), ...ofAnswers, ...ofRow(after)]);
  const titles: Record<string, string> = {
    ...headings,
    ...Object.fromEntries(answers.map((column) => [column.id, columnHeading(column)])),
  };
  return tablePage(columns, titles, shown, written);
}

/** A position in an export, and the number of fields of its first page. Fields that are added during the export are omitted. */
interface CsvPosition {
  columnCount: number;
  after: string;
}

const CSV_POSITION = /^\d{1,3} (?:[^\n]*#)?[0-9A-HJKMNP-TV-Z]{26}$/u;

export const encodeCsvCursor = (columnCount: number, next: string | null): string | null =>
  encodeCursor(next === null ? null : `${columnCount} ${next}`);

export function decodeCsvCursor(cursor: string | undefined): CsvPosition | undefined {
  const position = decodeCursor(cursor, CSV_POSITION);
  if (position === undefined) return undefined;
  const end = position.indexOf(' ');
  return { columnCount: Number(position.slice(0, end)), after: position.slice(end + 1) };
}
