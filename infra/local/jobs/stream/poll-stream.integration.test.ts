import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { StreamClient } from '#infra/local/jobs/stream/stream-client.ts';
import { pollStream } from '#infra/local/jobs/stream/poll-stream.ts';
import { createTable, databaseProgram } from '#infra/local/platform/database.ts';
import { layoutOf, REGION, type Layout } from '#infra/local/platform/layout.ts';
import { SupervisedProcess } from '#infra/local/platform/supervision/supervised-process.ts';
import { freePort } from '#test/support/engines.ts';
import { eventually } from '#test/support/eventually.ts';

const SECRETS = { accessKeyId: 'LOCALKEY', secretAccessKey: 'secret', originKey: 'key', mediaKey: 'key' };
let folder: string;
let layout: Layout;
let database: SupervisedProcess;
let pid: number | undefined;
let items: DynamoDBClient;
let control: AbortController;
let polling: Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'poller-'));
  const port = await freePort();
  layout = layoutOf({ port: 4000, dataDir: folder, databaseEndpoint: `http://127.0.0.1:${port}` });
  database = new SupervisedProcess({
    name: 'dynoxide',
    run: { program: await databaseProgram(), args: ['--port', String(port), '--db-path', path.join(folder, 'db.sqlite')] },
    env: {},
    port,
    logs: folder,
    onPid: (now) => {
      pid = now;
    },
    report: () => undefined,
  });
  await database.start();
  await createTable(layout, SECRETS);
  items = new DynamoDBClient({ endpoint: layout.endpoints.dynamodb, region: REGION, credentials: SECRETS, maxAttempts: 10 });
});
// Waits for the checkpoint to be written, because the next poller continues there.
afterEach(async () => {
  control.abort();
  await polling;
  vi.restoreAllMocks();
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const put = (id: string, entity: string) =>
  items.send(
    new PutItemCommand({
      TableName: layout.tableName,
      Item: { pk: { S: `X#${id}` }, sk: { S: 'X' }, entity: { S: entity }, bytes: { B: new Uint8Array([1, 2]) } },
    }),
  );

/** Starts a poller on the same checkpoint and collects the keys it delivers. */
function poll(onEvent: (event: DynamoDBStreamEvent) => void = () => undefined): string[] {
  control = new AbortController();
  const keys: string[] = [];
  polling = pollStream({
    client: new StreamClient(layout.endpoints.dynamodb, { ...SECRETS, region: REGION }),
    table: layout.tableName,
    folder: path.join(folder, 'stream'),
    entities: ['job'],
    signal: control.signal,
    deliver: async (event) => {
      onEvent(event);
      keys.push(...event.Records.map(({ dynamodb }) => dynamodb?.NewImage?.['pk']?.S ?? ''));
    },
  });
  return keys;
}

it('pollStream delivers only new jobs, in the event format of Lambda', async () => {
  const events: DynamoDBStreamEvent[] = [];
  const keys = poll((event) => events.push(event));
  await put('site', 'site');
  await put('1', 'job');
  await put('1', 'job');
  await eventually(() => expect(keys).toEqual(['X#1']));
  expect(events[0]?.Records[0]).toMatchObject({
    eventName: 'INSERT',
    eventSource: 'aws:dynamodb',
    eventSourceARN: expect.stringContaining(`table/${layout.tableName}/stream/`) as string,
    dynamodb: {
      Keys: { pk: { S: 'X#1' } },
      NewImage: { entity: { S: 'job' }, bytes: { B: 'AQI=' } },
      SequenceNumber: expect.any(String) as string,
    },
  });
});

it('pollStream continues from its checkpoint after a restart', async () => {
  await put('2', 'job');
  const keys = poll();
  await put('3', 'job');
  await eventually(() => expect(keys).toEqual(['X#2', 'X#3']));
});

it('pollStream delivers records again if the function has thrown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let refusals = 2;
  const keys = poll(() => {
    if (refusals-- > 0) throw new Error('busy');
  });
  await put('4', 'job');
  await eventually(() => expect(keys).toEqual(['X#4']));
});

it('pollStream continues after a crash of the database', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const keys = poll();
  await put('5', 'job');
  await eventually(() => expect(keys).toEqual(['X#5']));
  const before = pid;
  process.kill(before ?? 0, 'SIGKILL');
  await eventually(() => expect(pid ?? before).not.toBe(before));
  await put('6', 'job');
  await eventually(() => expect(keys).toEqual(['X#5', 'X#6']));
});
