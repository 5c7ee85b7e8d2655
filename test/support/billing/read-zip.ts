import { crc32, inflateRawSync } from 'node:zlib';

const END = Buffer.from('PK\u0005\u0006');
const LOCATOR64 = Buffer.from('PK\u0006\u0007');
const FAR = 0xff_ff_ff_ff;

/** Number of entries and where the directory begins, from ZIP64 fields if there are any. */
function directoryOf(zip: Buffer): { count: number; start: number } {
  const end = zip.lastIndexOf(END);
  const locator = end - 20;
  if (locator < 0 || !zip.subarray(locator, locator + 4).equals(LOCATOR64))
    return { count: zip.readUInt16LE(end + 10), start: zip.readUInt32LE(end + 16) };
  const end64 = Number(zip.readBigUInt64LE(locator + 8));
  return { count: Number(zip.readBigUInt64LE(end64 + 32)), start: Number(zip.readBigUInt64LE(end64 + 48)) };
}

/** The files of a ZIP file by name, in the order of its directory. Throws if a checksum is wrong. */
export function readZipBytes(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const directory = directoryOf(zip);
  let entry = directory.start;
  for (let { count } = directory; count > 0; count -= 1) {
    const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28);
    const extra = zip.readUInt16LE(entry + 30);
    const plainHeader = zip.readUInt32LE(entry + 42);
    const header = plainHeader === FAR ? Number(zip.readBigUInt64LE(nameEnd + 4)) : plainHeader;
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const stored = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
    const content = zip.readUInt16LE(entry + 10) === 8 ? inflateRawSync(stored) : stored;
    const name = zip.toString('utf8', entry + 46, nameEnd);
    if (crc32(content) !== zip.readUInt32LE(entry + 16) || content.byteLength !== zip.readUInt32LE(entry + 24))
      throw new Error(`${name} is damaged`);
    files.set(name, content);
    entry = nameEnd + extra;
  }
  return files;
}

/** Names and contents of the files of a ZIP file, as its directory lists them. */
export const readZip = (zip: Buffer): [string, string][] => [...readZipBytes(zip)].map(([name, bytes]) => [name, bytes.toString()]);
