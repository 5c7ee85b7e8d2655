/** A database with an operator that has very many users, written by the product's own store. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#functions/gateways/clock.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { type Account, accountAuditSubject, newAccount } from '#functions/store/account/account.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { TABLE_SCHEMA } from '#functions/store/engine/table-schema.ts';
import type { Item, Table, Write } from '#functions/store/engine/table.ts';
import type { ContractStatus } from '#shared/model/account/role.ts';
import { freePort } from '#test/support/engines.ts';

const TABLE_NAME = 'many-users';
const OEMS = 20;
const SHARE_BELOW_OEMS = 0.1;

const FAMILY_NAMES = [
  '田中',
  '佐藤',
  '鈴木',
  '高橋',
  '伊藤',
  '渡辺',
  '山本',
  '中村',
  '小林',
  '加藤',
  '吉田',
  '山田',
  '佐々木',
  '山口',
  '松本',
];
const GIVEN_NAMES = ['蓮', '陽葵', '湊', '凛', '樹', '紬', '大翔', '結菜', '悠真', '咲良'];
const TRADES = ['商事', '工務店', '食品', '旅館', '印刷', '建設', '物産', '製作所', '不動産', '企画'];
const TOWNS = ['函館', '仙台', '川越', '金沢', '浜松', '長野', '倉敷', '松山', '博多', '那覇'];
const PLANS = ['trial', 'light', 'standard', 'premium', 'pro'];

const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
/** Most are active; each other status applies to 2 % of the accounts. */
const statusOf = (index: number): ContractStatus =>
  index % 50 === 7 ? 'SUSPENDED' : index % 50 === 23 ? 'INACTIVE' : index % 50 === 41 ? 'TERMINATED' : 'ACTIVE';

type Attribute = { S: string } | { N: string } | { BOOL: boolean } | { NULL: true } | { L: Attribute[] } | { M: Record<string, Attribute> };

/** A value in the format of DynamoDB exports. */
function marshal(value: unknown): Attribute {
  if (value === null) return { NULL: true };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(marshal) };
  const given = Object.entries(value as object).filter(([, inner]) => inner !== undefined);
  return { M: Object.fromEntries(given.map(([name, inner]) => [name, marshal(inner)])) };
}

/** A table that passes put items to `put` and ignores the rest: condition checks, counters and audit entries. */
function puttingTable(put: (item: Item) => void): Table {
  const keep = (item: Item) => item.entity !== 'audit' && put(item);
  return {
    batchWrite: async ({ put: items = [] }: { put?: readonly Item[] }) => items.forEach(keep),
    transact: async (writes: readonly Write[]) => writes.forEach((write) => 'put' in write && keep(write.put)),
  } as unknown as Table;
}

/** Creates the operator and `count` users, a tenth of them below OEMs; returns the operator. */
async function makeAccounts(count: number, put: (item: Item) => void): Promise<Account> {
  const accounts = accountStore(puttingTable(put));
  const start = Date.parse('2024-01-01T00:00:00Z');
  const add = async (
    parent: Account | null,
    index: number,
    given: Pick<Account, 'role' | 'email' | 'contactName' | 'companyName' | 'planId'> & Partial<Account>,
  ): Promise<Account> => {
    const createdAt = new Date(start + index * 1_000).toISOString();
    const account = newAccount({ id: randomIds.ulid(), authority: 'edit', contractStatus: 'ACTIVE', createdAt, ...given }, parent);
    const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'account.create', null, accountAuditSubject(account));
    await accounts.create(account, { audit });
    return account;
  };
  const master = {
    role: 'MASTER',
    email: 'operator@example.com',
    contactName: '運営 太郎',
    companyName: '運営事務局',
    planId: null,
  } as const;
  const operator = await add(null, 0, master);
  const oems: Account[] = [];
  for (let index = 0; index < OEMS; index += 1)
    oems.push(
      await add(operator, index, {
        role: 'OEM_MASTER',
        email: `oem-${index}@example.com`,
        contactName: `${pick(FAMILY_NAMES, index)} ${pick(GIVEN_NAMES, index)}`,
        companyName: `${pick(TOWNS, index)}メディア株式会社`,
        planId: 'oem',
        licenceGrant: count,
      }),
    );
  for (let index = 0; index < count; index += 1) {
    const parent = index % 100 < SHARE_BELOW_OEMS * 100 ? pick(oems, Math.floor(index / 100)) : operator;
    await add(parent, index, {
      role: 'USER',
      email: `person-${index}@company-${index % 9_973}.example.com`,
      contactName: `${pick(FAMILY_NAMES, index * 7)} ${pick(GIVEN_NAMES, index * 3)}`,
      companyName: `株式会社${pick(TOWNS, index)}${pick(FAMILY_NAMES, Math.floor(index / 10))}${pick(TRADES, Math.floor(index / 150))}`,
      planId: pick(PLANS, Math.floor(index / 11)),
      contractStatus: statusOf(index),
    });
  }
  return operator;
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

/** Starts an in-memory database filled from an export; writing the items call by call would take hours. */
export async function startManyUsers(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'many-users-'));
  const data = join(folder, TABLE_NAME, 'data');
  await mkdir(data, { recursive: true });
  const file = openSync(join(data, 'items.json'), 'w');
  let items = 0;
  const operator = await makeAccounts(count, (item) => {
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
    operator,
    items,
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}
