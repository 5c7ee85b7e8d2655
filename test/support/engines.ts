import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { TABLE_SCHEMA } from '#functions/platform/engine/table-schema.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { countCalls } from '#test/support/count-calls.ts';

/** Credentials of the embedded engines: any pair works if both sides use the same. */
export const CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test-secret' } as const;
export const REGION = 'ap-northeast-1';
const TABLE_NAME = 'test';

/** Below the ephemeral range, from which the system may assign a port to an outgoing connection at any moment. */
const PORTS = { first: 12_000, last: 31_999 } as const;
/** At least the number of test workers. */
const SHARES = 64;

/** A free port. Each worker has its own share of ports, because a port can be taken between the choice and its use. */
export async function freePort(): Promise<number> {
  const share = Number(process.env['VITEST_POOL_ID'] ?? 0) % SHARES;
  const size = Math.floor((PORTS.last + 1 - PORTS.first) / SHARES);
  for (;;) {
    const port = PORTS.first + share * size + randomInt(size);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('listening', () => resolve(true));
      server.once('error', () => resolve(false));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

const STARTING_MS = 30_000;
/** The engine shares its cores with every test that runs. */
const PATIENCE = { connectionTimeout: 10_000, requestTimeout: 30_000 } as const;

async function untilReachable(endpoint: string): Promise<void> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    try {
      await fetch(endpoint);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

interface Database {
  endpoint: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

/** Starts a dynoxide for one test file: in memory, or on a SQLite file. */
export async function startDatabase(file?: string): Promise<Database> {
  const binary = join(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json'), '..', 'dynoxide');
  const port = await freePort();
  // A test awaits each of its calls, so that a second thread would only contend for the same lock.
  const env = { ...process.env, TOKIO_WORKER_THREADS: '1' };
  const child = spawn(binary, ['--port', String(port), ...(file === undefined ? [] : ['--db-path', file])], { stdio: 'ignore', env });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await untilReachable(endpoint);
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint, pid: child.pid, stop };
}

const KEY_SCHEMA = (schema: { partitionKey: string; sortKey: string }) => [
  { AttributeName: schema.partitionKey, KeyType: 'HASH' as const },
  { AttributeName: schema.sortKey, KeyType: 'RANGE' as const },
];

/** Creates the table without a stream, which slows every write and has no reader here. */
async function createTable(client: DynamoDBDocumentClient): Promise<void> {
  const { dueIndex } = TABLE_SCHEMA;
  const attributes = [TABLE_SCHEMA.partitionKey, TABLE_SCHEMA.sortKey, dueIndex.partitionKey, dueIndex.sortKey];
  await client.send(
    new CreateTableCommand({
      TableName: TABLE_NAME,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: KEY_SCHEMA(TABLE_SCHEMA),
      GlobalSecondaryIndexes: [{ IndexName: dueIndex.name, KeySchema: KEY_SCHEMA(dueIndex), Projection: { ProjectionType: 'ALL' } }],
    }),
  );
}

export interface TestTable {
  table: Table;
  client: DynamoDBDocumentClient;
  endpoint: string;
  /** The environment of a function under test, to use this table. */
  environment: Record<string, string>;
  /** Names of the commands sent since the last call. */
  takeCalls: () => string[];
  stop: () => Promise<void>;
}

/** Starts a database with the table in it, empty. Takes about 100 ms: one for each test file is fine. */
export async function startTable(): Promise<TestTable> {
  const { endpoint, stop } = await startDatabase();
  const client = tableClient({ endpoint, region: REGION, credentials: CREDENTIALS, requestHandler: PATIENCE });
  await createTable(client);
  return {
    table: new Table(client, TABLE_NAME),
    client,
    endpoint,
    environment: {
      TABLE_NAME,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    },
    takeCalls: countCalls(client),
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
}
