import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** ASCII, without folders. */
  name: string;
  bytes: Uint8Array;
  /** Its day, YYYY-MM-DD. */
  day: string;
}

const SIGNATURE = { file: 0x04_03_4b_50, directory: 0x02_01_4b_50, end: 0x06_05_4b_50 } as const;
/** The version that knows nothing but files. */
const VERSION = 20;
const FIRST_YEAR = 1980;

function dosDay(day: string): number {
  const [year = FIRST_YEAR, month = 1, date = 1] = day.split('-').map(Number);
  return ((Math.max(year, FIRST_YEAR) - FIRST_YEAR) << 9) | (month << 5) | date;
}

/** The fields that the header of a file and its entry in the directory have in common. */
function fieldsOf({ name, bytes, day }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  // No flags, stored without compression (PDFs are compressed), at midnight.
  fields.writeUInt16LE(dosDay(day), 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.byteLength, 14);
  fields.writeUInt32LE(bytes.byteLength, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function directoryEntry(entry: ZipEntry, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(SIGNATURE.directory), madeBy, fieldsOf(entry), rest, Buffer.from(entry.name)]);
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries, 4);
  end.writeUInt16LE(entries, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(SIGNATURE.end), end]);
}

/** A ZIP file of fewer than 65,536 entries and 4 GB, piece by piece; holds one entry at a time. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    directory.push(directoryEntry(entry, offset));
    const header = Buffer.concat([signature(SIGNATURE.file), fieldsOf(entry), Buffer.from(entry.name)]);
    yield header;
    yield entry.bytes;
    offset += header.byteLength + entry.bytes.byteLength;
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield endOfDirectory(directory.length, listed.byteLength, offset);
}
