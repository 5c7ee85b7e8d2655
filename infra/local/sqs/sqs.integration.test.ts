import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqsQueue } from '#functions/platform/gateways/message-queue.ts';
import type { Invoke } from '#infra/local/lambda/run-function.ts';
import { LocalQueue } from '#infra/local/sqs/local-queue.ts';
import { sqsEndpoint } from '#infra/local/sqs/sqs-endpoint.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { eventually } from '#test/support/eventually.ts';

const NOW = Date.parse('2026-11-20T03:30:00Z');
const VISIBILITY_SECONDS = 960;
const ATTEMPTS = 3;

let folder: string;
let now: number;
let server: Server | undefined;
let life: AbortController;
let client: SQSClient;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'queue-'));
  now = NOW;
  life = new AbortController();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  life.abort();
  client.destroy();
  server?.close();
  await rm(folder, { recursive: true });
});

/** Opens the queue in the folder of the test, whose messages a function handles, and serves it to the SDK. */
async function open(handle: (event: SQSEvent) => unknown, options: Partial<Parameters<typeof LocalQueue.open>[0]> = {}) {
  const invoke = vi.fn<Invoke>(async (_, event) => handle(event as SQSEvent));
  const queue = await LocalQueue.open({
    folder,
    name: 'roll-up-visits',
    timeoutSeconds: 900,
    visibilitySeconds: VISIBILITY_SECONDS,
    batchSize: 10,
    attempts: ATTEMPTS,
    invoke,
    now: () => new Date(now),
    pollMs: 5,
    signal: life.signal,
    ...options,
  });
  const answer = sqsEndpoint(new Map([['roll-ups', queue]]));
  server = createServer(
    (request, response) =>
      void (async () => {
        const reply = await answer(request, await text(request));
        response.writeHead(reply?.status ?? 404, reply?.headers).end(reply?.body);
      })(),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  url = `${endpoint}/000000000000/roll-ups`;
  client = new SQSClient({ endpoint, region: REGION, credentials: CREDENTIALS, maxAttempts: 1 });
  const messages = sqsQueue(client, url);
  return { queue, invoke, send: (sent: Parameters<typeof messages.send>[0]) => messages.send(sent) };
}

const bodiesIn = (event: unknown): string[] => (event as SQSEvent).Records.map(({ body }) => String(JSON.parse(body)));
const filesIn = (part: 'messages' | 'dead-letters') => readdir(path.join(folder, part));

describe('the queue of a laptop', () => {
  it('delivers messages that the SDK sends in batches of ten, and deletes those that were carried out', async () => {
    const { queue, invoke, send } = await open(() => ({ batchItemFailures: [] }));
    await send(Array.from({ length: 25 }, (_, number) => ({ body: { number }, delaySeconds: 0 })));
    await queue.idle();
    const delivered = invoke.mock.calls.map(([, event]) => bodiesIn(event));
    expect(delivered.flat()).toHaveLength(25);
    expect(Math.max(...delivered.map(({ length }) => length))).toBeLessThanOrEqual(10);
    expect([queue.accepted, await filesIn('messages')]).toEqual([25, []]);
  });

  it('delivers a delayed message when the clock of the product has reached its time', async () => {
    const { queue, invoke, send } = await open(() => ({ batchItemFailures: [] }));
    await send([{ body: 'later', delaySeconds: 900 }]);
    now += 899_000;
    await queue.idle();
    expect(invoke).not.toHaveBeenCalled();
    now += 1_000;
    await queue.idle();
    expect(invoke).toHaveBeenCalledOnce();
  });

  it('delivers only the failed messages of a batch again, once they are visible, and dead-letters them after the last attempt', async () => {
    const { queue, invoke, send } = await open(({ Records }) => ({
      batchItemFailures: Records.flatMap(({ body, messageId }) => (body === '"bad"' ? [{ itemIdentifier: messageId }] : [])),
    }));
    await send(['good', 'bad', 'fine'].map((body) => ({ body, delaySeconds: 0 })));
    await queue.idle();
    now += VISIBILITY_SECONDS * 1_000 - 1;
    await queue.idle();
    expect(invoke.mock.calls.flatMap(([, event]) => bodiesIn(event)).filter((body) => body === 'bad')).toHaveLength(1);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      now += VISIBILITY_SECONDS * 1_000;
      await queue.idle();
    }
    const bodies = invoke.mock.calls.flatMap(([, event]) => bodiesIn(event));
    expect(bodies.toSorted()).toEqual(['bad', 'bad', 'bad', 'fine', 'good']);
    expect([await filesIn('messages'), (await filesIn('dead-letters')).length]).toEqual([[], 1]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no luck'))],
    ['names a message that is not in the batch', () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] })],
    ['answers something else', () => ({ batchItemFailures: 'all' })],
  ])('delivers a whole batch again if the function %s', async (_, handle) => {
    const { queue, invoke, send } = await open(handle);
    await send(['one', 'two'].map((body) => ({ body, delaySeconds: 0 })));
    await queue.idle();
    now += VISIBILITY_SECONDS * 1_000;
    await queue.idle();
    const bodies = invoke.mock.calls.flatMap(([, event]) => bodiesIn(event));
    expect(bodies.toSorted()).toEqual(['one', 'one', 'two', 'two']);
  });

  it('keeps messages across a restart, and hides those that a killed process had received', async () => {
    const { send } = await open(() => new Promise(() => undefined));
    await send([
      { body: 'received', delaySeconds: 0 },
      { body: 'delayed', delaySeconds: 60 },
    ]);
    await eventually(async () => expect(await filesIn('messages')).toHaveLength(2));
    life.abort();
    life = new AbortController();
    now += 60_000;
    const { queue, invoke } = await open(() => null);
    await queue.idle();
    const first = invoke.mock.calls.flatMap(([, event]) => bodiesIn(event));
    now += VISIBILITY_SECONDS * 1_000;
    await queue.idle();
    const bodies = invoke.mock.calls.flatMap(([, event]) => bodiesIn(event));
    expect(first).toContain('delayed');
    expect(bodies.toSorted()).toEqual(['delayed', 'received']);
  });

  it('refuses an event source whose queue hides messages for a shorter time than the function may run, and batches over ten', async () => {
    await open(() => null);
    const options = { folder, name: 'roll-up-visits', attempts: 1, invoke: async () => null, now: () => new Date(now) } as const;
    await expect(LocalQueue.open({ ...options, timeoutSeconds: 900, visibilitySeconds: 899, batchSize: 10 })).rejects.toThrow(
      'less than Function timeout',
    );
    await expect(LocalQueue.open({ ...options, timeoutSeconds: 900, visibilitySeconds: 900, batchSize: 11 })).rejects.toThrow(
      'Maximum batch window',
    );
  });
});

describe('SendMessageBatch on a laptop', () => {
  const entry = (differences: Partial<SendMessageBatchRequestEntry> = {}) => ({ Id: 'a', MessageBody: 'text', ...differences });
  const send = (Entries: SendMessageBatchRequestEntry[], QueueUrl = url) => client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));

  it('refuses batches that SQS refuses', async () => {
    const { queue } = await open(() => null);
    const many = (count: number, body = 'text') =>
      Array.from({ length: count }, (_, index) => entry({ Id: String(index), MessageBody: body }));
    const half = 'x'.repeat(600_000);
    for (const [entries, name] of [
      [[], 'EmptyBatchRequest'],
      [many(11), 'TooManyEntriesInBatchRequest'],
      [[entry(), entry()], 'BatchEntryIdsNotDistinct'],
      [[entry({ Id: 'a b' })], 'InvalidBatchEntryId'],
      [many(2, half), 'BatchRequestTooLong'],
      [many(1, half + half), 'BatchRequestTooLong'],
    ] as const)
      await expect(send([...entries])).rejects.toMatchObject({ name });
    await expect(send([entry()], url.replace('roll-ups', 'other'))).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    expect(queue.accepted).toBe(0);
  });

  it('refuses single messages of a batch that SQS refuses, and accepts the others', async () => {
    const { queue, send: sendAll } = await open(() => null);
    const { Successful = [], Failed = [] } = await send([
      entry({ Id: 'good', DelaySeconds: 900 }),
      entry({ Id: 'long', DelaySeconds: 901 }),
      entry({ Id: 'part', DelaySeconds: -1 }),
      entry({ Id: 'empty', MessageBody: '' }),
      entry({ Id: 'control', MessageBody: 'a\u0000b' }),
    ]);
    expect(Successful.map(({ Id }) => Id)).toEqual(['good']);
    expect(Failed.map(({ Id, Code }) => [Id, Code])).toEqual([
      ['long', 'InvalidParameterValue'],
      ['part', 'InvalidParameterValue'],
      ['empty', 'MissingParameter'],
      ['control', 'InvalidMessageContents'],
    ]);
    expect(queue.accepted).toBe(1);
    await expect(sendAll([{ body: 'x', delaySeconds: 901 }])).rejects.toThrow('SQS refused 1 of 1 messages: InvalidParameterValue');
  });
});
