import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

interface EntryHead {
  /** ASCII; folders end in `/`. */
  name: string;
  /** Modification date, YYYY-MM-DD. */
  day: string;
}

/** An entry in memory. It is stored without compression, because PDFs are compressed already. */
interface StoredEntry extends EntryHead {
  bytes: Uint8Array;
}

/** An entry whose size and checksum are known only after its last chunk. `isCompressed`: deflated, for texts. */
export interface StreamedEntry extends EntryHead {
  pieces: AsyncIterable<Uint8Array>;
  isCompressed: boolean;
}

export type ZipEntry = StoredEntry | StreamedEntry;

/** The largest values of the fields of the plain format. Larger ones use ZIP64 fields; the size of an entry may not be larger. */
export interface ZipLimits {
  bytes: number;
  entries: number;
}

const PLAIN_LIMITS: ZipLimits = { bytes: 0xff_ff_ff_fe, entries: 0xff_fe };
const SIGNATURE = {
  file: 0x04_03_4b_50,
  descriptor: 0x08_07_4b_50,
  directory: 0x02_01_4b_50,
  end64: 0x06_06_4b_50,
  locator64: 0x07_06_4b_50,
  end: 0x06_05_4b_50,
} as const;
/** Versions of the format: without and with ZIP64. */
const VERSION = { plain: 20, zip64: 45 } as const;
/** Flag: sizes and checksum follow the content. */
const HAS_DESCRIPTOR = 0x08;
const DEFLATED = 8;
const ZIP64_FIELD = 1;
const FIRST_YEAR = 1980;

function dosDay(day: string): number {
  const [year = FIRST_YEAR, month = 1, date = 1] = day.split('-').map(Number);
  return ((Math.max(year, FIRST_YEAR) - FIRST_YEAR) << 9) | (month << 5) | date;
}

/** Checksum and sizes of an entry. Zero for a streamed entry until its content is written. */
interface Facts {
  crc: number;
  packed: number;
  size: number;
}

const UNKNOWN: Facts = { crc: 0, packed: 0, size: 0 };

/** The fields that the header of a file and its entry in the directory have in common. */
function fieldsOf(entry: ZipEntry, { crc, packed, size }: Facts, version: number = VERSION.plain): Buffer {
  const fields = Buffer.alloc(26);
  const isStreamed = 'pieces' in entry;
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(isStreamed ? HAS_DESCRIPTOR : 0, 2);
  fields.writeUInt16LE(isStreamed && entry.isCompressed ? DEFLATED : 0, 4);
  // The time stays 0: midnight.
  fields.writeUInt16LE(dosDay(entry.day), 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return fields;
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
}

const longNumbers = (...values: readonly number[]): Buffer => Buffer.from(BigUint64Array.from(values, BigInt).buffer);

function directoryEntry(entry: ZipEntry, facts: Facts, offset: number, limits: ZipLimits): Buffer {
  const isFar = offset > limits.bytes;
  const version = isFar ? VERSION.zip64 : VERSION.plain;
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(version);
  const fields = fieldsOf(entry, facts, version);
  const extra = isFar ? Buffer.concat([Buffer.from([ZIP64_FIELD, 0, 8, 0]), longNumbers(offset)]) : Buffer.alloc(0);
  fields.writeUInt16LE(extra.byteLength, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(isFar ? 0xff_ff_ff_ff : offset, 10);
  return Buffer.concat([numbers(SIGNATURE.directory), madeBy, fields, rest, Buffer.from(entry.name), extra]);
}

/** The end-of-directory record, preceded by ZIP64 records if a value exceeds the plain fields. */
function endOfDirectory(entries: number, size: number, offset: number, limits: ZipLimits): Buffer {
  const isLong = entries > limits.entries || size > limits.bytes || offset > limits.bytes;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(isLong ? 0xff_ff : entries, 4);
  end.writeUInt16LE(isLong ? 0xff_ff : entries, 6);
  end.writeUInt32LE(isLong ? 0xff_ff_ff_ff : size, 8);
  end.writeUInt32LE(isLong ? 0xff_ff_ff_ff : offset, 12);
  const plain = Buffer.concat([numbers(SIGNATURE.end), end]);
  if (!isLong) return plain;
  const versions = Buffer.alloc(4);
  versions.writeUInt16LE(VERSION.zip64, 0);
  versions.writeUInt16LE(VERSION.zip64, 2);
  const record = Buffer.concat([versions, numbers(0, 0), longNumbers(entries, entries, size, offset)]);
  return Buffer.concat([
    numbers(SIGNATURE.end64),
    longNumbers(record.byteLength),
    record,
    numbers(SIGNATURE.locator64, 0),
    longNumbers(offset + size),
    numbers(1),
    plain,
  ]);
}

/** Yields the chunks unchanged, and adds them to the facts. */
async function* measured(pieces: AsyncIterable<Uint8Array>, facts: Facts): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    facts.crc = crc32(piece, facts.crc);
    facts.size += piece.byteLength;
    yield piece;
  }
}

function packedPieces({ pieces, isCompressed }: StreamedEntry, facts: Facts): AsyncIterable<Uint8Array> {
  const counted = measured(pieces, facts);
  // `pipeline` forwards errors of the source to the reader of the compressed stream.
  return isCompressed ? pipeline(Readable.from(counted, { objectMode: true }), createDeflateRaw(), () => undefined) : counted;
}

/** The content of an entry and its data descriptor. Fills in the facts. */
async function* contentOf(entry: ZipEntry, facts: Facts): AsyncGenerator<Uint8Array> {
  if ('bytes' in entry) {
    yield entry.bytes;
    return;
  }
  for await (const piece of packedPieces(entry, facts)) {
    facts.packed += piece.byteLength;
    yield piece;
  }
  if (Math.max(facts.packed, facts.size) > PLAIN_LIMITS.bytes) throw new Error(`${entry.name} is too large for an entry of a ZIP file`);
  yield numbers(SIGNATURE.descriptor, facts.crc, facts.packed, facts.size);
}

const factsOf = (entry: ZipEntry): Facts => {
  if ('pieces' in entry) return { ...UNKNOWN };
  const { byteLength } = entry.bytes;
  return { crc: crc32(entry.bytes), packed: byteLength, size: byteLength };
};

/**
 * Yields a ZIP file chunk by chunk, with entries of up to 4 GB each. One chunk and the directory are in memory. Uses the plain format,
 * which every program reads, up to 65,534 entries and 4 GB, and ZIP64 beyond. `limits`: for tests.
 */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>, limits: ZipLimits = PLAIN_LIMITS): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const [start, facts] = [offset, factsOf(entry)];
    const header = Buffer.concat([numbers(SIGNATURE.file), fieldsOf(entry, facts), Buffer.from(entry.name)]);
    yield header;
    offset += header.byteLength;
    for await (const piece of contentOf(entry, facts)) {
      yield piece;
      offset += piece.byteLength;
    }
    directory.push(directoryEntry(entry, facts, start, limits));
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield endOfDirectory(directory.length, listed.byteLength, offset, limits);
}
