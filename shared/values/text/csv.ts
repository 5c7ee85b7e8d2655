/**
 * Beginnings of a text that spreadsheets read as a formula: a sign in half or full width, also after characters that they skip (white
 * space, control and invisible characters), and the control characters that separate fields and lines.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** A number or a phone number with its sign: no formula can be written with these characters, and programs need the unchanged value. */
const SIGNED_NUMBER = /^[+-][\d\s().,-]*%?$/;

/** Whether spreadsheets read a text as a formula. */
export const isFormula = (value: string): boolean => FORMULA.test(value) && !SIGNED_NUMBER.test(value);

/**
 * The position after a semicolon, at which programs that use the comma as the decimal sign split a row. They do not interpret quotes there.
 */
const OTHER_SEPARATOR = /(?<=;)/;

/**
 * Whether a program that splits rows at semicolons reads the text after a semicolon as a formula. Numbers count too, because the rest of
 * the line belongs to their field.
 */
const isFormulaAfterSeparator = (piece: string): boolean => FORMULA.test(piece.replace(/^"+/, ''));

/**
 * Returns a text in which no part begins a formula. A leading apostrophe makes spreadsheets read a value as text; they do not display it.
 */
export const withoutFormulas = (value: string): string =>
  value
    .split(OTHER_SEPARATOR)
    .map((piece, index) => ((index === 0 ? isFormula(piece) : isFormulaAfterSeparator(piece)) ? `'${piece}` : piece))
    .join('');

/** A value of a CSV file. Only texts are protected from being read as formulas: a number is always written as it is. */
export type CsvValue = string | number;

/** Returns a field in RFC 4180 notation, always quoted, so that a spreadsheet splits it at no other separator. */
const csvField = (value: CsvValue): string =>
  typeof value === 'number' ? `"${value}"` : `"${withoutFormulas(value).replaceAll('"', '""')}"`;

/** Returns one line of a CSV file, with its line break. */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`;

/** Returns a text that was read from a CSV file without the apostrophes of `withoutFormulas`. */
export const withFormulas = (text: string): string =>
  text
    .split(OTHER_SEPARATOR)
    .map((piece) => (piece.startsWith("'") && FORMULA.test(piece.slice(1).replace(/^"+/, '')) ? piece.slice(1) : piece))
    .join('');
