import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** Appends to a blob under construction. */
export type WriteChunk = (piece: Uint8Array) => Promise<void>;

/**
 * Immutable byte sequences, one file each, under generated names. A blob belongs to an object once the index refers to it, so a crash
 * during a write leaves only an orphaned file, which the next start removes.
 */
export class BlobFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(path, { recursive: true });
  }

  /** Creates a blob of what `fill` writes. If that throws, the blob is removed. */
  async create<T>(fill: (write: WriteChunk) => Promise<T>): Promise<{ blob: string; result: T }> {
    const blob = randomUUID();
    const file = await open(this.#file(blob), 'wx');
    try {
      const result = await fill((piece) => file.appendFile(piece));
      await file.close();
      return { blob, result };
    } catch (error) {
      await file.close();
      await this.remove(blob);
      throw error;
    }
  }

  /** Opens a blob for reading; `undefined` if it was removed. An open blob stays readable after its removal. */
  async open(blob: string): Promise<FileHandle | undefined> {
    try {
      return await open(this.#file(blob), 'r');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(...blobs: string[]): Promise<void> {
    await Promise.all(blobs.map((blob) => rm(this.#file(blob), { force: true })));
  }

  /** Removes blobs that are not in `named`. Call it before the first request. */
  sweep(named: ReadonlySet<string>): void {
    for (const blob of readdirSync(this.#path)) if (!named.has(blob)) rmSync(this.#file(blob), { force: true });
  }

  #file(blob: string): string {
    return join(this.#path, blob);
  }
}
