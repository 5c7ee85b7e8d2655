/** An in-memory database that is filled from an export: writing millions of items call by call would take hours. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TABLE_SCHEMA } from '#functions/platform/engine/table-schema.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import { freePort } from '#test/support/engines.ts';

const TABLE_NAME = 'imported';

type Attribute = { S: string } | { N: string } | { BOOL: boolean } | { NULL: true } | { L: Attribute[] } | { M: Record<string, Attribute> };

/** Converts a value to the format of DynamoDB exports. */
function marshal(value: unknown): Attribute {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(marshal) };
  const given = Object.entries(value as object).filter(([, inner]) => inner !== undefined);
  return { M: Object.fromEntries(given.map(([name, inner]) => [name, marshal(inner)])) };
}

const key = (name: string, type: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType: type });

function tableDescription() {
  const { partitionKey, sortKey, dueIndex } = TABLE_SCHEMA;
  return {
    Table: {
      TableName: TABLE_NAME,
      KeySchema: [key(partitionKey, 'HASH'), key(sortKey, 'RANGE')],
      AttributeDefinitions: [partitionKey, sortKey, dueIndex.partitionKey, dueIndex.sortKey].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: dueIndex.name,
          KeySchema: [key(dueIndex.partitionKey, 'HASH'), key(dueIndex.sortKey, 'RANGE')],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    },
  };
}

async function waitUntilReachable(endpoint: string, ended: Promise<never>): Promise<void> {
  for (;;) {
    const isUp = fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (await Promise.race([isUp, ended])) return;
    await sleep(100);
  }
}

/** Starts a database with the items that `fill` puts. */
export async function startImportedDatabase<T>(fill: (put: (item: Item) => void) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'imported-'));
  const data = join(folder, TABLE_NAME, 'data');
  await mkdir(data, { recursive: true });
  const file = openSync(join(data, 'items.json'), 'w');
  let items = 0;
  const filled = await fill((item) => {
    items += 1;
    const { M } = marshal(item) as { M: unknown };
    writeSync(file, `${JSON.stringify({ Item: M })}\n`);
  });
  closeSync(file);
  const schema = join(folder, 'schema.json');
  await writeFile(schema, JSON.stringify(tableDescription()));
  const port = await freePort();
  const binary = join(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json'), '..', 'dynoxide');
  const child = spawn(binary, ['import', '--source', folder, '--schema', schema, '--serve', '--port', String(port)], { stdio: 'ignore' });
  const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error('The database could not be filled'))));
  ended.catch(() => undefined);
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilReachable(endpoint, ended);
  await rm(folder, { recursive: true });
  return {
    endpoint,
    tableName: TABLE_NAME,
    filled,
    items,
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}
