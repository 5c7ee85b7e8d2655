import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAbsent, isAtLeast, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { CREDENTIALS, freePort, REGION, startTable, type TestTable } from '#test/support/engines.ts';

let test: TestTable;
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());

const item = (pk: string, sk: string, rest: Record<string, unknown> = {}) => ({ pk, sk, entity: 'thing', ...rest });

it('Table.get returns an item without attributes that were put as undefined', async () => {
  await test.table.put(item('A', '1', { name: 'one', gone: undefined }));
  expect(await test.table.get({ pk: 'A', sk: '1' })).toEqual(item('A', '1', { name: 'one' }));
  expect(await test.table.get({ pk: 'A', sk: '2' })).toBeUndefined();
});

it('Table throws ConditionFailedError if the condition of a write fails', async () => {
  await test.table.put(item('B', '1', { status: 'old' }), isAbsent());
  await expect(test.table.put(item('B', '1'), isAbsent())).rejects.toEqual(new ConditionFailedError([0]));
  await expect(test.table.update({ pk: 'B', sk: '1' }, { set: { status: 'new' } }, isEqual('status', 'other'))).rejects.toBeInstanceOf(
    ConditionFailedError,
  );
  await expect(test.table.delete({ pk: 'B', sk: '9' }, isPresent())).rejects.toBeInstanceOf(ConditionFailedError);
  expect(await test.table.get({ pk: 'B', sk: '1' })).toMatchObject({ status: 'old' });
});

it.each([2.03e-313, 1e-131, -1e-131])('Table.put rejects the number %s, which DynamoDB cannot store', async (size) => {
  await expect(test.table.put(item('N', '1', { size }))).rejects.toMatchObject({ name: 'ValidationException' });
  expect(await test.table.get({ pk: 'N', sk: '1' })).toBeUndefined();
});

it('Table stores the smallest and the largest number that DynamoDB and its client store exactly', async () => {
  const sizes = [1e-130, -1e-130, 0.001, Number.MAX_SAFE_INTEGER];
  await test.table.put(item('N', '2', { sizes }));
  expect(await test.table.get({ pk: 'N', sk: '2' })).toEqual(item('N', '2', { sizes }));
});

it('Table.update sets, adds and removes attributes, and returns the whole item', async () => {
  await test.table.put(item('C', '1', { name: 'x', size: 1, old: true }));
  const after = await test.table.update(
    { pk: 'C', sk: '1' },
    { set: { name: 'y', skipped: undefined }, add: { size: 2 }, remove: ['old'] },
  );
  expect(after).toEqual(item('C', '1', { name: 'y', size: 3 }));
});

it('Table.batchGet returns items in the order of the keys, undefined for missing items, for any number of keys', async () => {
  const items = Array.from({ length: 230 }, (_, index) => item('D', String(index).padStart(4, '0'), { index }));
  await test.table.batchWrite({ put: items });
  const keys = [...items.toReversed(), { pk: 'D', sk: 'none' }, ...items.slice(0, 3)];
  expect(await test.table.batchGet(keys)).toEqual([...items.toReversed(), undefined, ...items.slice(0, 3)]);
  await test.table.batchWrite({ remove: items });
  expect(await test.table.queryAll({ pk: 'D' })).toEqual([]);
});

it('Table.query pages through a partition in both directions', async () => {
  await test.table.batchWrite({ put: ['X#1', 'X#2', 'X#3', 'Y#1'].map((sk) => item('E', sk)) });
  const first = await test.table.query({ pk: 'E', prefix: 'X#', descending: true, limit: 2 });
  expect(first.items.map(({ sk }) => sk)).toEqual(['X#3', 'X#2']);
  const second = await test.table.query({ pk: 'E', prefix: 'X#', descending: true, limit: 2, after: first.next });
  expect(second.items.map(({ sk }) => sk)).toEqual(['X#1']);
});

it('Table.query queries the secondary index by the keys of the index', async () => {
  await test.table.put(item('F', '1', { gsi1pk: 'DUE', gsi1sk: '2026-01-01' }));
  await test.table.put(item('F', '2', { gsi1pk: 'DUE', gsi1sk: '2026-02-01' }));
  const due = await test.table.query({ pk: 'DUE', index: 'due', below: '2026-01-15' });
  expect(due.items.map(({ sk }) => sk)).toEqual(['1']);
});

it('Table.transact commits all writes or none, and reports the index of each failed write', async () => {
  await test.table.put(item('G', '1', { count: 1 }));
  const refused = test.table.transact([
    { put: item('G', '2') },
    { update: { pk: 'G', sk: '1' }, add: { count: 1 }, when: isEqual('count', 7) },
    { check: { pk: 'C', sk: '1' }, when: isAtLeast('size', 1) },
    { delete: { pk: 'G', sk: '3' }, when: isPresent() },
  ]);
  await expect(refused).rejects.toEqual(new ConditionFailedError([1, 3]));
  expect(await test.table.get({ pk: 'G', sk: '2' })).toBeUndefined();
  await test.table.transact([
    { put: item('G', '2') },
    { update: { pk: 'G', sk: '1' }, add: { count: 1 }, set: { name: 'n' }, when: isEqual('count', 1) },
  ]);
  expect(
    await test.table.batchGet([
      { pk: 'G', sk: '1' },
      { pk: 'G', sk: '2' },
    ]),
  ).toEqual([item('G', '1', { count: 2, name: 'n' }), item('G', '2')]);
});

it('Table throws unavailable if the database is unreachable', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const unreachable = new Table(tableClient({ endpoint, region: REGION, credentials: CREDENTIALS }), 'test');
  await expect(unreachable.get({ pk: 'A', sk: '1' })).rejects.toMatchObject({ code: 'unavailable' });
  await expect(unreachable.put(item('A', '1'))).rejects.toMatchObject({ code: 'unavailable' });
});
