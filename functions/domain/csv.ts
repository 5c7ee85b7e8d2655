/** Beginnings that spreadsheets take for a formula, in half and full width. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A value as RFC 4180 writes it. Spreadsheets show an apostrophe in front as nothing, and take what follows for text. */
function csvField(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file, with its end. */
export const csvRow = (values: readonly string[]): string => `${values.map(csvField).join(',')}\r\n`;
