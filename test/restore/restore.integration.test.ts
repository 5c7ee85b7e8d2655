import { type AttributeValue, BatchWriteItemCommand, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTimeout as delay } from 'node:timers/promises';
import { type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { restoreObjects } from '#infra/operations/restore/restore-objects.ts';
import { restoreTable, type TableAddress } from '#infra/operations/restore/restore-table.ts';
import { CREDENTIALS, REGION, startTable, type TestTable } from '#test/support/engines.ts';

let test: PublishFixture;
/** What DynamoDB's restore to a point in time creates: another table with the items of that time. */
let backup: TestTable;
beforeAll(async () => {
  [test, backup] = await Promise.all([startPublishFixture(), startTable()]);
});
afterAll(() => Promise.all([test.stop(), backup.stop()]));

type Item = Record<string, AttributeValue>;

const addressOf = ({ endpoint, environment }: TestTable): TableAddress => ({
  client: new DynamoDBClient({ endpoint, region: REGION, credentials: CREDENTIALS }),
  name: environment['TABLE_NAME'] ?? '',
});

async function itemsOf(table: TestTable): Promise<Item[]> {
  const { client, name } = addressOf(table);
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name })) items.push(...Items);
  return items;
}

async function write(table: TestTable, requests: readonly ({ PutRequest: { Item: Item } } | { DeleteRequest: { Key: Item } })[]) {
  const { client, name } = addressOf(table);
  for (let start = 0; start < requests.length; start += 25)
    await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: requests.slice(start, start + 25) } }));
}

const destroy = async (table: TestTable) =>
  write(
    table,
    (await itemsOf(table)).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk: pk ?? { S: '' }, sk: sk ?? { S: '' } } } })),
  );

const text = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** Every item, as sorted text: equal tables have equal lists. */
const contentOf = async (table: TestTable): Promise<string[]> => (await itemsOf(table)).map(text).toSorted();

/** The bytes of every uploaded picture, by key. */
async function picturesOf(): Promise<Record<string, string>> {
  const keys = [...(await test.mediaFiles.list('')).keys()];
  const bodies = await Promise.all(keys.map((key) => test.mediaFiles.read(key)));
  return Object.fromEntries(keys.map((key, index) => [key, Buffer.from(bodies[index] ?? []).toString('base64')]));
}

it('a restore after the loss of all data recreates table, pictures and published sites byte by byte', async () => {
  const { site } = await test.siteOf('one', 'two', 'three');
  await test.publish(site, site.working);
  const { site: draft } = await test.siteOf('draft');
  const before = { table: await contentOf(test), pictures: await picturesOf(), published: await test.contentsOf(site) };
  expect(Object.keys(before.pictures).length).toBeGreaterThan(3);
  await write(
    backup,
    (await itemsOf(test)).map((Item) => ({ PutRequest: { Item } })),
  );
  await delay(20);
  const at = new Date();
  await delay(20);

  // Users keep working until the damage is noticed.
  const { settings } = (await test.user.get(draft.id)).document;
  await test.user.save(draft.id, draft.working, { settings: { ...settings, languages: ['jp', 'en'] } });
  await test.siteOf('a site that the backup does not have');
  const [overwritten = ''] = Object.keys(before.pictures);
  await test.mediaFiles.write({ key: overwritten, body: 'damaged', contentType: 'text/plain', cacheControl: 'private' });
  await test.mediaFiles.remove([...(await test.mediaFiles.list('')).keys()].filter((key) => key !== overwritten));
  await test.siteFiles.remove([...before.published.keys()]);
  const keptItem = (await itemsOf(test)).find(({ sk }) => sk?.S === 'ACCOUNT');
  await destroy(test);
  if (keptItem) await write(test, [{ PutRequest: { Item: { ...keptItem, companyName: { S: 'damaged' } } } }]);

  const restored = await restoreTable(addressOf(backup), addressOf(test));
  expect(restored).toEqual({ written: before.table.length, unchanged: 0, removed: 0 });
  await restoreObjects(test.s3, 'media', at);
  expect(await contentOf(test)).toEqual(before.table);
  expect(await picturesOf()).toEqual(before.pictures);

  await test.republish(site);
  expect(await test.contentsOf(site)).toEqual(before.published);
});

it('restoreTable removes newer items, writes only items that differ, and can be repeated', async () => {
  await destroy(backup);
  await write(
    backup,
    (await itemsOf(test)).map((Item) => ({ PutRequest: { Item } })),
  );
  const before = await contentOf(test);
  await test.siteOf('surplus');
  const first = await restoreTable(addressOf(backup), addressOf(test));
  expect(await contentOf(test)).toEqual(before);
  expect(first.removed).toBeGreaterThan(0);
  expect(first.written).toBeLessThan(before.length);
  expect(await restoreTable(addressOf(backup), addressOf(test))).toEqual({ written: 0, unchanged: before.length, removed: 0 });
  await expect(restoreObjects(test.s3, 'media', new Date())).resolves.toMatchObject({ restored: 0, removed: 0 });
});
