/**
 * Beginnings that spreadsheets read as a formula: a sign in half or full width, also after characters that they skip (white
 * space, control and invisible characters), and the control characters that separate fields and lines.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** A number or a phone number with its sign: no formula can be written with these characters, and programs need the value as it is. */
const SIGNED_NUMBER = /^[+-][\d\s().,-]*%?$/;

/** Whether spreadsheets read a text as a formula. */
export const isFormula = (value: string): boolean => FORMULA.test(value) && !SIGNED_NUMBER.test(value);

/** After what a program begins a field where the comma is the decimal sign; it knows no quotes there. */
const OTHER_SEPARATOR = /(?<=;)/;

/** Whether such a program reads what follows the separator as a formula. A number is one too: the rest of the line belongs to its field. */
const isFormulaAfterSeparator = (piece: string): boolean => FORMULA.test(piece.replace(/^"+/, ''));

/** A text without beginnings of formulas. A leading apostrophe makes spreadsheets read a value as text and show it without the apostrophe. */
const withoutFormulas = (value: string): string =>
  value
    .split(OTHER_SEPARATOR)
    .map((piece, index) => ((index === 0 ? isFormula(piece) : isFormulaAfterSeparator(piece)) ? `'${piece}` : piece))
    .join('');

/** A field as RFC 4180 writes it, always quoted, so that a spreadsheet splits it at no other separator. */
const csvField = (value: string): string => `"${withoutFormulas(value).replaceAll('"', '""')}"`;

/** One line of a CSV file, with its line break. */
export const csvRow = (values: readonly string[]): string => `${values.map(csvField).join(',')}\r\n`;
