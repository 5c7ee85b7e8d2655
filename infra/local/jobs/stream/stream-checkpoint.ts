import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const Checkpoint = z.object({
  stream: z.string(),
  /** By shard: the sequence number of the last record that was processed. */
  done: z.record(z.string(), z.string()),
});
type Checkpoint = z.infer<typeof Checkpoint>;

/** How far a stream has been processed, stored on disk. */
export class StreamCheckpoint {
  readonly #file: string;
  #checkpoint: Checkpoint;

  private constructor(file: string, checkpoint: Checkpoint) {
    this.#file = file;
    this.#checkpoint = checkpoint;
  }

  /** Reads the checkpoint of a stream; an empty one if the file is missing or belongs to the stream of an earlier table. */
  static async read(file: string, stream: string): Promise<StreamCheckpoint> {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const stored = text === undefined ? undefined : Checkpoint.parse(JSON.parse(text));
    return new StreamCheckpoint(file, stored?.stream === stream ? stored : { stream, done: {} });
  }

  after(shard: string): string | undefined {
    return this.#checkpoint.done[shard];
  }

  async set(shard: string, sequenceNumber: string | undefined): Promise<void> {
    const { [shard]: _, ...others } = this.#checkpoint.done;
    this.#checkpoint = { ...this.#checkpoint, done: sequenceNumber === undefined ? others : { ...others, [shard]: sequenceNumber } };
    await writeFileAtomically(this.#file, JSON.stringify(this.#checkpoint));
  }
}
