import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { monotonicFactory } from 'ulid';
import * as z from 'zod';
import { isDiskFull } from '#infra/local/disk/disk-full.ts';
import { type FunctionName, isFunctionName } from '#infra/functions.ts';
import type { Invoke } from '#infra/local/lambda/run-function.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

/** An asynchronous invocation, stored on disk until it succeeds. */
const Invocation = z.object({
  name: z.string().refine(isFunctionName, 'an unknown function'),
  payload: z.unknown(),
  /** Number of failed runs. A run interrupted by a crash does not count. */
  failures: z.number(),
  error: z.string().optional(),
});
type Invocation = z.infer<typeof Invocation>;

/** A queued invocation. */
interface Waiting {
  file: string;
  name: FunctionName;
}

/** Invocations run in the order of their file names, including those of the same millisecond. */
const nextId = monotonicFactory();

interface QueueOptions {
  folder: string;
  invoke: Invoke;
  /** Maximum concurrent runs. Lambda has no such limit; a laptop has few processors. */
  concurrency?: number;
  /** The pause before each retry. Lambda waits 1 and 2 minutes; here a job's lease has expired by the last retry. */
  retryDelaysMs?: readonly number[];
}

/**
 * Lambda's queue of asynchronous invocations: an accepted invocation is on disk, runs at least once, is retried twice and then
 * moved to the dead letters. Invocations that were pending when the process died run again. Fair between functions: a function without
 * a running invocation comes before older invocations of busy functions.
 */
export class InvocationQueue {
  readonly #pending: string;
  readonly #dead: string;
  readonly #invoke: Invoke;
  readonly #concurrency: number;
  readonly #retryDelaysMs: readonly number[];
  readonly #waiting: Waiting[] = [];
  readonly #running: FunctionName[] = [];
  #accepted = 0;
  #idle = Promise.withResolvers<void>();

  private constructor({ folder, invoke, concurrency = 2, retryDelaysMs = [6_000, 12_000] }: QueueOptions) {
    this.#pending = path.join(folder, 'pending');
    this.#dead = path.join(folder, 'dead-letters');
    this.#invoke = invoke;
    this.#concurrency = concurrency;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** Opens the queue of a folder and starts its pending invocations. */
  static async open(options: QueueOptions): Promise<InvocationQueue> {
    const queue = new InvocationQueue(options);
    await mkdir(queue.#pending, { recursive: true });
    await mkdir(queue.#dead, { recursive: true });
    const files = await readdir(queue.#pending);
    const pending = files.filter((name) => name.endsWith('.json')).toSorted();
    for (const file of pending)
      await queue.#read(file).then(
        ({ name }) => queue.#waiting.push({ file, name }),
        (error: unknown) => console.error(`Invocation ${file} could not be read:`, error),
      );
    queue.#fill();
    return queue;
  }

  /** The number of invocations accepted since the queue was opened. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Resolves when no invocation is running or queued. Pauses before retries count as idle. */
  idle(): Promise<void> {
    return this.#running.length === 0 && this.#waiting.length === 0 ? Promise.resolve() : this.#idle.promise;
  }

  /** Accepts an invocation. Resolves once it is on disk. */
  async add(name: FunctionName, payload: unknown): Promise<void> {
    const file = `${nextId()}.json`;
    await this.#write(file, { name, payload, failures: 0 });
    this.#accepted += 1;
    this.#enqueue({ file, name });
  }

  #enqueue(waiting: Waiting): void {
    this.#waiting.push(waiting);
    this.#fill();
  }

  #takeNext(): Waiting | undefined {
    const index = this.#waiting.findIndex(({ name }) => !this.#running.includes(name));
    return this.#waiting.splice(Math.max(0, index), 1)[0];
  }

  #fill(): void {
    while (this.#running.length < this.#concurrency) {
      const next = this.#takeNext();
      if (!next) return;
      const { file, name } = next;
      this.#running.push(name);
      void this.#run(file)
        .catch((error: unknown) => {
          console.error(`Invocation ${file} could not be handled:`, error);
          // The file of the invocation is unchanged, so the invocation is retried later.
          if (isDiskFull(error)) setTimeout(() => this.#enqueue(next), this.#retryDelaysMs.at(-1) ?? 0).unref();
        })
        .finally(() => {
          this.#running.splice(this.#running.indexOf(name), 1);
          this.#fill();
          if (this.#running.length > 0) return;
          this.#idle.resolve();
          this.#idle = Promise.withResolvers();
        });
    }
  }

  async #run(file: string): Promise<void> {
    const invocation = await this.#read(file);
    try {
      await this.#invoke(invocation.name, invocation.payload);
      await rm(path.join(this.#pending, file));
    } catch (error) {
      console.error(`${invocation.name} failed:`, error);
      await this.#failed(file, { ...invocation, failures: invocation.failures + 1, error: String(error) });
    }
  }

  async #failed(file: string, invocation: Invocation): Promise<void> {
    await this.#write(file, invocation);
    const pause = this.#retryDelaysMs[invocation.failures - 1];
    if (pause !== undefined) setTimeout(() => this.#enqueue({ file, name: invocation.name }), pause).unref();
    else {
      await rename(path.join(this.#pending, file), path.join(this.#dead, file));
      console.error(`${invocation.name} failed ${invocation.failures} times and is dead-lettered; see ${path.join(this.#dead, file)}`);
    }
  }

  async #read(file: string): Promise<Invocation> {
    return Invocation.parse(JSON.parse(await readFile(path.join(this.#pending, file), 'utf8')));
  }

  #write(file: string, invocation: Invocation): Promise<void> {
    return writeFileAtomically(path.join(this.#pending, file), JSON.stringify(invocation));
  }
}
