import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Log lines are below this size, even with the longest address and user agent; a longer one is no record. */
const LINE_MAX = 65_536;

/** Decompressed bytes that are read between two pauses for the stream. */
const CHUNK_BYTES = 65_536;

/** The lines of a compressed log object, by chunk as chunks arrive: the object is never in memory as a whole. */
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

/** The record of a line, with `-` for fields that are missing; `undefined` if the line is no record. */
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
  /** What every line of interest contains: the others need no parsing. */
  sign: string;
  onRecord: (record: Readonly<Record<Field, string>>) => void;
}

export interface ReadLines {
  lines: number;
  /** Lines that are no record. They are skipped: one of them must not keep all others from being read. */
  unreadable: number;
}

/** Reads a log object: gzip, one JSON record a line. Throws if the stream fails or is no gzip. */
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
  // An error of the source does not pass through a pipe by itself.
  const failed = new Promise<never>((_resolve, reject) => object.once('error', reject));
  await Promise.race([takeAll(), failed]);
  return read;
}
