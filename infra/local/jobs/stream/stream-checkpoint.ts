import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

interface Saved {
  stream: string;
  /** By shard: the sequence number of the last record that is done with. */
  done: Record<string, string>;
}

/** How far a stream has been worked off, kept on disk. */
export class StreamCheckpoint {
  readonly #file: string;
  #saved: Saved;

  private constructor(file: string, saved: Saved) {
    this.#file = file;
    this.#saved = saved;
  }

  /** What is known about `stream`; nothing if the file is missing or about another one (a table made anew). */
  static async read(file: string, stream: string): Promise<StreamCheckpoint> {
    const saved = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as Saved,
      () => undefined,
    );
    return new StreamCheckpoint(file, saved?.stream === stream ? saved : { stream, done: {} });
  }

  after(shard: string): string | undefined {
    return this.#saved.done[shard];
  }

  async set(shard: string, sequenceNumber: string | undefined): Promise<void> {
    const { [shard]: _, ...others } = this.#saved.done;
    this.#saved = { ...this.#saved, done: sequenceNumber === undefined ? others : { ...others, [shard]: sequenceNumber } };
    await writeFileAtomically(this.#file, JSON.stringify(this.#saved));
  }
}
