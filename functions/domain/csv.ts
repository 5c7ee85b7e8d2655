/** First characters that make a spreadsheet read a value as a formula, in half and full width. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A value in the notation of RFC 4180. A leading apostrophe prevents formula injection: spreadsheets hide it and show text. */
function csvField(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file, with its line break. */
export const csvRow = (values: readonly string[]): string => `${values.map(csvField).join(',')}\r\n`;
