import { type CsvColumns, csvPage } from '#shared/rules/text/csv.ts';
import { encodeCursor, decodeCursor } from '#functions/domain/cursor.ts';
import { answerTexts } from '#functions/domain/visitor-list/answer-text.ts';
import type { FormAnswer } from '#functions/store/visitor/form-entry.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { AnswerColumn } from '#shared/model/visitor/form-entry.ts';

/** The titles of a field in all languages in which it was answered. */
const columnHeading = ({ titles }: Pick<AnswerColumn, 'titles'>): string =>
  [...new Set(LANGUAGES.map((language) => titles[language] ?? '').filter((title) => title !== ''))].join(' / ');

interface AnswerCsv<Row, Before extends string, After extends string> {
  /** Columns before and after the answers. */
  before: CsvColumns<Row, Before>;
  after: CsvColumns<Row, After>;
  headings: Readonly<Record<NoInfer<Before | After>, string>>;
  answers: readonly AnswerColumn[];
  answersOf: (row: Row) => readonly Pick<FormAnswer, 'id' | 'value'>[];
}

/** The lines of one page of records with a column for each field. The first page begins with the headings. */
export function answerCsvPage<Row, Before extends string, After extends string>(
  { before, after, headings, answers, answersOf }: AnswerCsv<Row, Before, After>,
  rows: readonly Row[],
  isFirst: boolean,
): string {
  const shown = rows.map((row) => ({ row, texts: answerTexts(answersOf(row)) }));
  type Column = (one: (typeof shown)[number]) => string;
  const ofRow = (columns: CsvColumns<Row>): [string, Column][] =>
    Object.entries(columns).map(([name, text]) => [name, ({ row }) => text(row)]);
  const ofAnswers = answers.map(({ id }): [string, Column] => [id, ({ texts }) => texts[id] ?? '']);
  const columns: Record<string, Column> = Object.fromEntries([...ofRow(before), ...ofAnswers, ...ofRow(after)]);
  const titles: Record<string, string> = {
    ...headings,
    ...Object.fromEntries(answers.map((column) => [column.id, columnHeading(column)])),
  };
  return csvPage(columns, titles, shown, { isFirst });
}

/** A position in an export, and the number of fields of its first page: those that appear later are left out. */
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
