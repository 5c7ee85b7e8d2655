import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { StreamClient } from '#infra/local/jobs/stream/stream-client.ts';
import { createTable } from '#infra/local/platform/database.ts';
import { layoutOf, REGION } from '#infra/local/platform/layout.ts';
import { startDatabase } from '#test/support/engines.ts';

const SECRETS = { accessKeyId: 'LOCALKEY', secretAccessKey: 'secret', originKey: 'key', mediaKey: 'key' };
const IMAGE = JSON.stringify({ pk: { S: 'X#1' }, sk: { S: 'X' }, text: { S: 'x'.repeat(250) } });
const KEYS = JSON.stringify({ pk: { S: 'X#1' }, sk: { S: 'X' } });

export interface TestStream {
  /** The SQLite file of the engine. */
  file: string;
  client: StreamClient;
  arn: string;
  shard: string;
  /** Adds records in the engine's format, dated `secondsAgo`; many per second, unlike real writes. */
  append: (count: number, secondsAgo?: number) => void;
  /** Writes an item through the engine. */
  write: (id: string) => Promise<void>;
  length: () => number;
  sequenceNumbers: () => number[];
  /** Bytes that the engine's process has read from files. Linux only. */
  bytesRead: () => number;
  /** Milliseconds of processor time that the engine's process has used. Linux only. */
  processorMs: () => number;
  stop: () => Promise<void>;
}

/** Starts the embedded database on a new file, with the product's table. */
export async function startStream(): Promise<TestStream> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stream-'));
  const file = path.join(folder, 'db.sqlite');
  const engine = await startDatabase(file);
  const layout = layoutOf({ port: 4000, dataDir: folder, databaseEndpoint: engine.endpoint });
  await createTable(layout, SECRETS);
  const items = new DynamoDBClient({ endpoint: layout.endpoints.dynamodb, region: REGION, credentials: SECRETS });
  const client = new StreamClient(layout.endpoints.dynamodb, { ...SECRETS, region: REGION });
  const arn = await client.streamOf(layout.tableName);
  const [{ ShardId: shard } = { ShardId: '' }] = await client.shardsOf(arn);
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const sequenceNumbers = (): number[] =>
    database
      .prepare('SELECT CAST(sequence_number AS INTEGER) AS number FROM _stream_records ORDER BY number')
      .all()
      .map(({ number }) => Number(number));
  const length = (): number =>
    Number(database.prepare('SELECT MAX(CAST(sequence_number AS INTEGER)) AS last FROM _stream_records').get()?.['last'] ?? 0);
  const processFile = (name: string): string => readFileSync(`/proc/${engine.pid}/${name}`, 'utf8');
  return {
    file,
    client,
    arn,
    shard,
    append: (count, secondsAgo = 0) => {
      const first = length() + 1;
      const at = Math.floor(Date.now() / 1000) - secondsAgo;
      database.exec('BEGIN IMMEDIATE');
      const insert = database.prepare(
        "INSERT INTO _stream_records (table_name, event_name, keys_json, new_image, sequence_number, shard_id, created_at) VALUES (?, 'MODIFY', ?, ?, ?, ?, ?)",
      );
      for (let number = first; number < first + count; number += 1) insert.run(layout.tableName, KEYS, IMAGE, String(number), shard, at);
      database.exec('COMMIT');
    },
    write: async (id) => {
      await items.send(new PutItemCommand({ TableName: layout.tableName, Item: { pk: { S: `X#${id}` }, sk: { S: 'X' } } }));
    },
    length,
    sequenceNumbers,
    bytesRead: () => Number(/^rchar: (\d+)$/m.exec(processFile('io'))?.[1]),
    processorMs: () => {
      // Fields 14 and 15 of the file, in hundredths of a second; the process's name before them may contain spaces.
      const fields = processFile('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    stop: async () => {
      items.destroy();
      database.close();
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
