import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { FunctionName } from '#infra/functions.ts';
import type { Invoke } from '#infra/local/lambda/run-function.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

/** A message on disk, until a function has carried it out. */
const StoredMessage = z.object({
  id: z.string(),
  body: z.string(),
  sentAt: z.number(),
  /** When the message may be delivered, in epoch milliseconds of the product's clock. */
  visibleAt: z.number(),
  receives: z.number(),
});
type StoredMessage = z.infer<typeof StoredMessage>;

const BatchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish() }).nullish();

/** The most messages of a batch without a batching window. */
const BATCH_MAX = 10;
const POLL_MS = 1_000;

interface QueueOptions {
  folder: string;
  /** The function that reads the queue. */
  name: FunctionName;
  timeoutSeconds: number;
  visibilitySeconds: number;
  batchSize: number;
  attempts: number;
  /** Maximum concurrent batches. A laptop has few processors. */
  concurrency?: number;
  invoke: Invoke;
  now: Clock;
  /** How long a pass over the messages waits for the next one. */
  pollMs?: number;
  /** Ends deliveries when it is aborted. */
  signal?: AbortSignal;
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/**
 * A queue of SQS with the event source mapping that passes its messages to a function: delayed and hidden messages by the product's clock,
 * batches, partial batch responses, dead letters after `attempts`. Messages of a process that died are delivered again once they are no
 * longer hidden.
 */
export class LocalQueue {
  readonly #options: Required<QueueOptions>;
  readonly #messages = new Map<string, StoredMessage>();
  #running = 0;
  #accepted = 0;
  #idle = Promise.withResolvers<void>();

  private constructor(options: Required<QueueOptions>) {
    this.#options = options;
  }

  /** Opens the queue of a folder. Throws for an event source mapping that Lambda refuses to create. */
  static async open({
    concurrency = 2,
    pollMs = POLL_MS,
    signal = new AbortController().signal,
    ...options
  }: QueueOptions): Promise<LocalQueue> {
    const { timeoutSeconds, visibilitySeconds, batchSize, folder } = options;
    if (visibilitySeconds < timeoutSeconds)
      throw new Error(`Queue visibility timeout: ${visibilitySeconds} seconds is less than Function timeout: ${timeoutSeconds} seconds`);
    if (batchSize > BATCH_MAX) throw new Error(`Maximum batch window in seconds must be greater than 0 for batch size ${batchSize}`);
    const queue = new LocalQueue({ ...options, concurrency, pollMs, signal });
    await mkdir(path.join(folder, 'messages'), { recursive: true });
    await mkdir(path.join(folder, 'dead-letters'), { recursive: true });
    for (const file of (await readdir(path.join(folder, 'messages'))).filter((name) => name.endsWith('.json')))
      await queue.#read(file).then(
        (message) => queue.#messages.set(message.id, message),
        (error: unknown) => console.error(`Message ${file} could not be read:`, error),
      );
    const timer = setInterval(() => queue.#deliver(), pollMs).unref();
    signal.addEventListener('abort', () => clearInterval(timer));
    queue.#deliver();
    return queue;
  }

  /** The number of messages accepted since the queue was opened. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Resolves when no message is being delivered or may be delivered now. Delayed and hidden messages count as idle. */
  idle(): Promise<void> {
    this.#deliver();
    return this.#running === 0 ? Promise.resolve() : this.#idle.promise;
  }

  /** Accepts a message, and returns its id once the message is on disk. */
  async send(body: string, delaySeconds: number): Promise<string> {
    const sentAt = this.#options.now().getTime();
    const message = { id: randomUUID(), body, sentAt, visibleAt: sentAt + delaySeconds * 1_000, receives: 0 };
    await this.#store(message);
    this.#accepted += 1;
    this.#deliver();
    return message.id;
  }

  #deliver(): void {
    const { batchSize, concurrency, now } = this.#options;
    while (this.#running < concurrency && !this.#options.signal.aborted) {
      const at = now().getTime();
      const visible = [...this.#messages.values()].filter(({ visibleAt }) => visibleAt <= at);
      const batch = visible.toSorted((one, other) => one.visibleAt - other.visibleAt).slice(0, batchSize);
      if (batch.length === 0) return;
      this.#running += 1;
      // Hides the messages at once, so that no other batch takes them.
      const hidden = batch.map((message) => ({ ...message, visibleAt: at + this.#options.visibilitySeconds * 1_000 }));
      for (const message of hidden) this.#messages.set(message.id, message);
      void this.#run(hidden)
        .catch((error: unknown) => console.error(`Messages of ${this.#options.name} could not be handled:`, error))
        .finally(() => {
          this.#running -= 1;
          this.#deliver();
          if (this.#running > 0) return;
          this.#idle.resolve();
          this.#idle = Promise.withResolvers();
        });
    }
  }

  async #run(hidden: readonly StoredMessage[]): Promise<void> {
    const { attempts, name, invoke } = this.#options;
    const received: StoredMessage[] = [];
    for (const message of hidden) {
      if (message.receives >= attempts) await this.#deadLetter(message);
      else received.push({ ...message, receives: message.receives + 1 });
    }
    if (received.length === 0) return;
    for (const message of received) await this.#store(message);
    try {
      const failed = failedIds(await invoke(name, eventOf(name, received)), received);
      for (const { id } of received) if (!failed.has(id)) await this.#delete(id);
    } catch (error) {
      console.error(`${name} failed:`, error);
    }
  }

  async #deadLetter({ id }: StoredMessage): Promise<void> {
    const { folder, attempts, name } = this.#options;
    await rename(this.#fileOf(id), path.join(folder, 'dead-letters', `${id}.json`));
    this.#messages.delete(id);
    console.error(`A message of ${name} failed ${attempts} times and is dead-lettered: ${id}`);
  }

  #fileOf(id: string): string {
    return path.join(this.#options.folder, 'messages', `${id}.json`);
  }

  async #store(message: StoredMessage): Promise<void> {
    await writeFileAtomically(this.#fileOf(message.id), JSON.stringify(message));
    this.#messages.set(message.id, message);
  }

  async #delete(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
    this.#messages.delete(id);
  }

  async #read(file: string): Promise<StoredMessage> {
    return StoredMessage.parse(JSON.parse(await readFile(path.join(this.#options.folder, 'messages', file), 'utf8')));
  }
}

/** Returns the event of a batch. */
const eventOf = (name: string, messages: readonly StoredMessage[]): SQSEvent => ({
  Records: messages.map(({ id, body, sentAt, receives }) => ({
    messageId: id,
    receiptHandle: id,
    body,
    attributes: {
      ApproximateReceiveCount: String(receives),
      SentTimestamp: String(sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: md5(body),
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:ap-northeast-1:000000000000:${name}`,
    awsRegion: 'ap-northeast-1',
  })),
});

/** Returns the messages that a function reports as failed: all of them, as Lambda does, if it names one that is not in the batch. */
function failedIds(response: unknown, messages: readonly StoredMessage[]): ReadonlySet<string> {
  const all = new Set(messages.map(({ id }) => id));
  const parsed = BatchResponse.safeParse(response);
  if (!parsed.success) return all;
  const failed = (parsed.data?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  return failed.every((id) => all.has(id)) ? new Set(failed) : all;
}
