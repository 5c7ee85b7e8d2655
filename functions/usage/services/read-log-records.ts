import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * Maximum length of a line. Log lines are shorter, even with the longest address and user agent; a longer line is skipped as unreadable.
 */
const LINE_MAX = 65_536;

/** Size in bytes of a decompressed chunk. */
const CHUNK_BYTES = 65_536;

/** Yields the lines of a compressed log object chunk by chunk. The whole object is never in memory. */
async function* linesOf(object: Readable): AsyncGenerator<string[]> {
  let rest = '';
  // Every field that is read is ASCII, so bytes need no decoding.
  for await (const chunk of object.pipe(createGunzip({ chunkSize: CHUNK_BYTES }))) {
    const lines = (rest + (chunk as Buffer).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) rest = rest.slice(0, LINE_MAX);
    yield lines;
  }
  if (rest !== '') yield [rest];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a line into a record, with `-` for missing fields. Returns `undefined` if the line is not a record. */
function recordOf<Field extends string>(line: string, fields: readonly Field[]): Readonly<Record<Field, string>> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isObject(parsed)) return undefined;
  const record: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = parsed[field];
    record[field] = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '-';
  }
  return record as Record<Field, string>;
}

interface Reading<Field extends string> {
  fields: readonly Field[];
  /** A substring of every relevant line. Lines without it are not parsed. */
  sign: string;
  onRecord: (record: Readonly<Record<Field, string>>) => void;
}

export interface ReadLines {
  lines: number;
  /** The number of skipped lines, which are not records. An invalid line is skipped so that it does not block all others. */
  unreadable: number;
}

/** Reads a log object: gzip, one JSON record per line. Throws if the stream fails or is not gzip. */
export async function readLogRecords<Field extends string>(
  object: Readable,
  { fields, sign, onRecord }: Reading<Field>,
): Promise<ReadLines> {
  const read = { lines: 0, unreadable: 0 };

  function take(line: string): void {
    if (line === '') return;
    read.lines += 1;
    if (line.endsWith('}') && !line.includes(sign)) return;
    const record = recordOf(line, fields);
    if (record) onRecord(record);
    else read.unreadable += 1;
  }

  const takeAll = async () => {
    for await (const batch of linesOf(object)) for (const line of batch) take(line);
  };
  // `pipe` does not forward errors of the source.
  const failed = new Promise<never>((_resolve, reject) => object.once('error', reject));
  await Promise.race([takeAll(), failed]);
  return read;
}
