/** The fields of a CSV file with quoted fields, by row; the byte-order mark is left out. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const fields = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  const content = text.replace(/^\uFEFF/, '');
  let row: string[] = [];
  let end = 0;
  for (const [field, value = '', separator] of content.matchAll(fields)) {
    row.push(value.replaceAll('""', '"'));
    end += field.length;
    if (separator === ',') continue;
    rows.push(row);
    row = [];
  }
  if (end !== content.length) throw new Error(`Not a CSV file with quoted fields and CRLF: ${content.slice(end, end + 80)}`);
  return rows;
}
