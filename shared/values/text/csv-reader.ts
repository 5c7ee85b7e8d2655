/** The field separators of a file. Programs on Windows write semicolons where the comma is the decimal sign. */
export const CSV_DELIMITERS = [',', '\t', ';'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

/** The records of a file. `unclosedAt`: the number, from 1, of the record whose quotation mark is never closed. */
export interface CsvRecords {
  records: string[][];
  unclosedAt: number | undefined;
}

/** Reads a field in quotation marks, from the position after the first mark. Returns its text, and the position after the last mark. */
function quotedField(text: string, from: number): { value: string; end: number } | undefined {
  let value = '';
  for (let position = from; ;) {
    const quote = text.indexOf('"', position);
    if (quote === -1) return undefined;
    value += text.slice(position, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    position = quote + 2;
  }
}

const LINE_BREAK = /[\r\n]/;

/** Returns the position of the next character that ends a field without quotation marks. */
function endOfField(text: string, from: number, delimiter: CsvDelimiter): number {
  for (let position = from; position < text.length; position += 1) {
    const character = text[position] ?? '';
    if (character === delimiter || LINE_BREAK.test(character)) return position;
  }
  return text.length;
}

/** Returns the position after the line break at a position: CRLF, LF or CR. */
const afterLineBreak = (text: string, at: number): number => (text.startsWith('\r\n', at) ? at + 2 : at + 1);

/**
 * Returns the records of a delimited text (RFC 4180), with line breaks of any kind. A quotation mark has a meaning only at the start of a
 * field, as in spreadsheets; text after the closing mark belongs to the field. An empty line is a record of one empty field, so that the
 * number of a record equals its row number in a spreadsheet. `most`: how many records are read.
 */
export function readCsv(text: string, delimiter: CsvDelimiter, most = Infinity): CsvRecords {
  const records: string[][] = [];
  let record: string[] = [];
  for (let position = 0; position < text.length && records.length < most;) {
    const quoted = text[position] === '"' ? quotedField(text, position + 1) : { value: '', end: position };
    if (!quoted) return { records, unclosedAt: records.length + 1 };
    const end = endOfField(text, quoted.end, delimiter);
    record.push(quoted.value + text.slice(quoted.end, end));
    if (text[end] === delimiter) {
      position = end + 1;
      if (position === text.length) record.push('');
      else continue;
    } else position = end === text.length ? end : afterLineBreak(text, end);
    records.push(record);
    record = [];
  }
  return { records, unclosedAt: undefined };
}

/** Returns the delimiter of a text: the most frequent delimiter in its first record. */
export function detectDelimiter(text: string): CsvDelimiter {
  const counts = CSV_DELIMITERS.map((delimiter) => ({ delimiter, fields: readCsv(text, delimiter, 1).records[0]?.length ?? 0 }));
  return counts.reduce((best, count) => (count.fields > best.fields ? count : best)).delimiter;
}
