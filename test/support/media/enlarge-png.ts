import { crc32 } from 'node:zlib';

/** Decoders limit the size of one chunk; this is well below. */
const CHUNK_BYTES = 4 * 2 ** 20;
/** Every PNG ends with this empty chunk: length, name, check value. */
const END_BYTES = 12;

/** A private chunk that every decoder skips. */
function privateChunk(length: number): Buffer {
  const chunk = Buffer.alloc(length + 12, 1);
  chunk.writeUInt32BE(length, 0);
  chunk.write('prVt', 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + length)), 8 + length);
  return chunk;
}

/** The same picture in a file of more than `bytes`: large to upload, yet as quick to decode and encode as before. */
export function enlargePng(png: Buffer, bytes: number): Buffer {
  const chunks = Array.from({ length: Math.ceil(bytes / CHUNK_BYTES) }, () => privateChunk(CHUNK_BYTES));
  return Buffer.concat([png.subarray(0, -END_BYTES), ...chunks, png.subarray(-END_BYTES)]);
}
