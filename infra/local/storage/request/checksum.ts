import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** An incremental checksum; `digest` is base64, as in S3's headers. */
export interface Checksum {
  update(data: Uint8Array): void;
  digest(): string;
}

function hashing(algorithm: 'md5' | 'sha1' | 'sha256'): Checksum {
  const hash = createHash(algorithm);
  return { update: (data) => void hash.update(data), digest: () => hash.digest('base64') };
}

/** Returns the byte table of a reflected CRC, split into words of 32 bits because BigInt per byte is two hundred times slower. */
function reflectedTable(polynomial: bigint): { low: Uint32Array; high: Uint32Array } {
  const low = new Uint32Array(256);
  const high = new Uint32Array(256);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) value = value & 1n ? (value >> 1n) ^ polynomial : value >> 1n;
    low[byte] = Number(value & 0xffffffffn);
    high[byte] = Number(value >> 32n);
  }
  return { low, high };
}

const CRC32C = reflectedTable(0x82f63b78n);
const CRC64NVME = reflectedTable(0x9a6c9329ac4bc9b5n);

function zlibCrc32(): Checksum {
  let value = 0;
  return { update: (data) => void (value = crc32(data, value)), digest: () => wordsToBase64(value) };
}

function tableCrc(table: typeof CRC64NVME, words: 1 | 2): Checksum {
  let low = 0xffffffff;
  let high = words === 2 ? 0xffffffff : 0;
  return {
    update(data) {
      for (const byte of data) {
        const index = (low ^ byte) & 0xff;
        low = ((low >>> 8) | (high << 24)) ^ (table.low[index] ?? 0);
        high = (high >>> 8) ^ (table.high[index] ?? 0);
      }
    },
    digest: () => (words === 2 ? wordsToBase64(~high >>> 0, ~low >>> 0) : wordsToBase64(~low >>> 0)),
  };
}

function wordsToBase64(...words: number[]): string {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [index, word] of words.entries()) bytes.writeUInt32BE(word >>> 0, index * 4);
  return bytes.toString('base64');
}

const ALGORITHMS = {
  'content-md5': () => hashing('md5'),
  'x-amz-checksum-sha1': () => hashing('sha1'),
  'x-amz-checksum-sha256': () => hashing('sha256'),
  'x-amz-checksum-crc32': zlibCrc32,
  'x-amz-checksum-crc32c': () => tableCrc(CRC32C, 1),
  'x-amz-checksum-crc64nvme': () => tableCrc(CRC64NVME, 2),
} as const satisfies Record<string, () => Checksum>;

/** Headers (or trailers) that contain the checksum of a body. */
export type ChecksumHeader = keyof typeof ALGORITHMS;
export const CHECKSUM_HEADERS = Object.keys(ALGORITHMS) as ChecksumHeader[];

export const isChecksumHeader = (name: string): name is ChecksumHeader => Object.hasOwn(ALGORITHMS, name);
export const startChecksum = (header: ChecksumHeader): Checksum => ALGORITHMS[header]();
