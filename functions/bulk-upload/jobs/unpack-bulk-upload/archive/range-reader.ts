import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** Reads the bytes from `start` to `end`, exclusive. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** Size of a block. Entries are small and mostly read in order, so fewer, larger requests are faster. */
const BLOCK_BYTES = 2 ** 20;
/** Number of blocks in memory: those of the files that are read concurrently, and the next one. */
const BLOCKS_KEPT = 8;

/**
 * Gives random access to a stored file by ranges. Caches a few blocks in memory. `failure` is the last error of the storage, by which a
 * caller distinguishes a failure of the storage from a damaged archive.
 */
export class RangeReader extends RandomAccessReader {
  failure: unknown;
  readonly #readRange: ReadRange;
  readonly #size: number;
  readonly #blocks = new Map<number, Promise<Uint8Array>>();

  constructor(size: number, readRange: ReadRange) {
    super();
    this.#size = size;
    this.#readRange = readRange;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end));
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end;) {
      const index = Math.floor(at / BLOCK_BYTES);
      const first = index * BLOCK_BYTES;
      const piece = (await this.#block(index)).subarray(at - first, end - first);
      if (piece.byteLength === 0) throw new Error('The archive ends early');
      yield piece;
      at += piece.byteLength;
    }
  }

  #block(index: number): Promise<Uint8Array> {
    const block = this.#blocks.get(index) ?? this.#load(index);
    // Moves the block to the end, so that the first block is the least recently used one.
    this.#blocks.delete(index);
    this.#blocks.set(index, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > BLOCKS_KEPT && oldest !== undefined) this.#blocks.delete(oldest);
    return block;
  }

  async #load(index: number): Promise<Uint8Array> {
    const start = index * BLOCK_BYTES;
    try {
      return await this.#readRange(start, Math.min(start + BLOCK_BYTES, this.#size));
    } catch (error) {
      this.failure = error;
      this.#blocks.delete(index);
      throw error;
    }
  }
}
