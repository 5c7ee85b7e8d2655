import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a test archive. Omitted fields are derived from the content. */
export interface TestEntry {
  /** Text is written in UTF-8 without the UTF-8 flag, unless `flags` has it. */
  name: string | Uint8Array;
  content: Uint8Array | string;
  isStored?: boolean;
  flags?: number;
  method?: number;
  /** The size in the directory, correct or not. */
  declaredSize?: number;
  crc?: number;
  extra?: Uint8Array;
  /** External attributes in Unix format. */
  unixMode?: number;
  /** Writes no bytes: the directory points to the entry at this position. */
  sharedWith?: number;
  /** Offset and sizes in ZIP64 fields. */
  isZip64?: boolean;
}

const LONG = 0xff_ff_ff_ff;

interface WrittenEntry extends TestEntry {
  nameBytes: Buffer;
  packed: Buffer;
  size: number;
  checksum: number;
  offset: number;
}

function commonFields(
  { flags = 0, method, isStored = false, checksum, packed, size, nameBytes, isZip64 = false }: WrittenEntry,
  extra: number,
): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(isZip64 ? 45 : 20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method ?? (isStored ? 0 : 8), 4);
  fields.writeUInt32LE(checksum, 10);
  fields.writeUInt32LE(isZip64 ? LONG : packed.length, 14);
  fields.writeUInt32LE(isZip64 ? LONG : size, 18);
  fields.writeUInt16LE(nameBytes.length, 22);
  fields.writeUInt16LE(extra, 24);
  return fields;
}

const zip64Extra = (...values: number[]): Buffer => {
  const header = Buffer.from([1, 0, 8 * values.length, 0]);
  return Buffer.concat([header, Buffer.from(BigUint64Array.from(values, BigInt).buffer)]);
};

function localEntry(entry: WrittenEntry): Buffer {
  const extra = entry.isZip64 ? zip64Extra(entry.size, entry.packed.length) : Buffer.alloc(0);
  return Buffer.concat([Buffer.from('PK\u0003\u0004'), commonFields(entry, extra.length), entry.nameBytes, extra, entry.packed]);
}

function directoryEntry(entry: WrittenEntry): Buffer {
  const { nameBytes, offset, unixMode, isZip64 = false, packed, size } = entry;
  const extra = Buffer.concat([isZip64 ? zip64Extra(size, packed.length, offset) : Buffer.alloc(0), entry.extra ?? Buffer.alloc(0)]);
  const madeBy = Buffer.from([20, unixMode === undefined ? 0 : 3]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(unixMode === undefined ? 0 : unixMode * 2 ** 16, 6);
  rest.writeUInt32LE(isZip64 ? LONG : offset, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), madeBy, commonFields(entry, extra.length), rest, nameBytes, extra]);
}

/** The end of the directory; `count` may differ from the number of entries. */
function endOf(count: number, size: number, offset: number, isZip64: boolean): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(isZip64 ? 0xff_ff : count, 8);
  end.writeUInt16LE(isZip64 ? 0xff_ff : count, 10);
  end.writeUInt32LE(isZip64 ? LONG : size, 12);
  end.writeUInt32LE(isZip64 ? LONG : offset, 16);
  if (!isZip64) return end;
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}

/** A ZIP archive as a program or an attacker might write it. `count`: the declared number of entries. */
export function zipArchive(entries: readonly TestEntry[], { count, isZip64 = false }: { count?: number; isZip64?: boolean } = {}): Buffer {
  const written: WrittenEntry[] = [];
  const pieces: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const shared = entry.sharedWith === undefined ? undefined : written[entry.sharedWith];
    const one: WrittenEntry = {
      ...entry,
      nameBytes: Buffer.from(entry.name),
      packed: entry.isStored ? content : deflateRawSync(content),
      size: entry.declaredSize ?? content.length,
      checksum: entry.crc ?? crc32(content),
      offset: shared?.offset ?? offset,
    };
    written.push(one);
    if (shared) continue;
    const bytes = localEntry(one);
    pieces.push(bytes);
    offset += bytes.length;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  return Buffer.concat([...pieces, directory, endOf(count ?? written.length, directory.length, offset, isZip64)]);
}
