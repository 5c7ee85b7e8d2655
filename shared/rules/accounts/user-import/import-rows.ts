import type { ImportFault, ImportField } from '#shared/model/accounts/user-import.ts';
import { USER_IMPORT_MAX } from '#shared/model/limits.ts';
import { isFormula } from '#shared/values/text/csv.ts';
import { isBlank } from '#shared/values/text/normalise-text.ts';

/** A row of a file, with its content by field. */
export interface ImportRow {
  /** Number as in a spreadsheet, with the headings as row 1. */
  row: number;
  cells: Readonly<Partial<Record<ImportField, string>>>;
}

/** Returns the text of a cell. Removes an apostrophe before a formula, which `csvRow` has added and which spreadsheets do not show. */
const cellText = (cell: string): string => (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell).trim();

function rowOf(record: readonly string[], row: number, fields: readonly (ImportField | null)[]): ImportRow {
  const cells: Partial<Record<ImportField, string>> = {};
  for (const [column, field] of fields.entries()) if (field !== null) cells[field] = cellText(record[column] ?? '');
  return { row, cells };
}

/** Returns the first non-empty cell beyond the last column. */
const excessCell = (record: readonly string[], columns: number): string | undefined => record.slice(columns).find((cell) => !isBlank(cell));

/**
 * Returns the rows of a file below its headings, without empty rows, and the faults of its shape. `fields`: the field of each column;
 * `null` for a column that is not imported.
 */
export function readImportRows(
  records: readonly (readonly string[])[],
  fields: readonly (ImportField | null)[],
): { rows: ImportRow[]; faults: ImportFault[] } {
  const rows: ImportRow[] = [];
  const faults: ImportFault[] = [];
  for (const [index, record] of records.entries()) {
    if (index === 0 || record.every(isBlank)) continue;
    const excess = excessCell(record, fields.length);
    if (excess !== undefined)
      faults.push({ row: index + 1, field: null, value: excess, rule: 'too-many-cells', params: { max: fields.length } });
    rows.push(rowOf(record, index + 1, fields));
  }
  if (rows.length === 0) faults.push({ row: null, field: null, value: '', rule: 'too-few', params: { min: 1 } });
  if (rows.length > USER_IMPORT_MAX.rows)
    faults.push({ row: null, field: null, value: String(rows.length), rule: 'too-many', params: { max: USER_IMPORT_MAX.rows } });
  return { rows, faults };
}
