import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { monotonicFactory } from 'ulid';
import type { FunctionName } from '#infra/functions.ts';
import type { Invoke } from '#infra/local/lambda/run-function.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

/** An asynchronous invocation as it lies on disk until it has succeeded. */
interface Invocation {
  name: FunctionName;
  payload: unknown;
  /** Runs that ended in a failure; one cut short by a crash does not count. */
  failures: number;
  error?: string;
}

/** Invocations are taken up in the order of their files' names: those of one millisecond too. */
const nextId = monotonicFactory();

interface QueueOptions {
  folder: string;
  invoke: Invoke;
  concurrency?: number;
  /** Pauses before the retries; their number is the number of retries. Lambda waits 1 and 2 minutes; a job's lease has run out by the last. */
  retryDelaysMs?: readonly number[];
}

/**
 * Lambda's queue of asynchronous invocations: accepted once on disk, run at least once, retried twice, then moved to
 * the dead letters. What was pending when the process died is run again.
 */
export class InvocationQueue {
  readonly #pending: string;
  readonly #dead: string;
  readonly #invoke: Invoke;
  readonly #concurrency: number;
  readonly #retryDelaysMs: readonly number[];
  readonly #waiting: string[] = [];
  #running = 0;

  private constructor({ folder, invoke, concurrency = 2, retryDelaysMs = [6_000, 12_000] }: QueueOptions) {
    this.#pending = path.join(folder, 'pending');
    this.#dead = path.join(folder, 'dead-letters');
    this.#invoke = invoke;
    this.#concurrency = concurrency;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** Opens the queue of a folder and takes up what is pending there. */
  static async open(options: QueueOptions): Promise<InvocationQueue> {
    const queue = new InvocationQueue(options);
    await mkdir(queue.#pending, { recursive: true });
    await mkdir(queue.#dead, { recursive: true });
    const files = await readdir(queue.#pending);
    for (const file of files.filter((name) => name.endsWith('.json')).toSorted()) queue.#enqueue(file);
    return queue;
  }

  /** Accepts an invocation; resolves once it would survive a crash. */
  async add(name: FunctionName, payload: unknown): Promise<void> {
    const file = `${nextId()}.json`;
    await this.#write(file, { name, payload, failures: 0 });
    this.#enqueue(file);
  }

  #enqueue(file: string): void {
    this.#waiting.push(file);
    this.#fill();
  }

  #fill(): void {
    while (this.#running < this.#concurrency) {
      const file = this.#waiting.shift();
      if (file === undefined) return;
      this.#running += 1;
      void this.#run(file)
        .catch((error: unknown) => console.error(`Invocation ${file} could not be handled:`, error))
        .finally(() => {
          this.#running -= 1;
          this.#fill();
        });
    }
  }

  async #run(file: string): Promise<void> {
    const invocation = JSON.parse(await readFile(path.join(this.#pending, file), 'utf8')) as Invocation;
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
    if (pause !== undefined) setTimeout(() => this.#enqueue(file), pause).unref();
    else {
      await rename(path.join(this.#pending, file), path.join(this.#dead, file));
      console.error(`${invocation.name} was given up after ${invocation.failures} runs; see ${path.join(this.#dead, file)}`);
    }
  }

  #write(file: string, invocation: Invocation): Promise<void> {
    return writeFileAtomically(path.join(this.#pending, file), JSON.stringify(invocation));
  }
}
