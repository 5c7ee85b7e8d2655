import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueAttributes, queryAllDueIds, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { type DueKind, duePartition, duePartitions } from '#functions/platform/keys/due-keys.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
const before = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

let test: TestTable;
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());

const put = (id: string, attributes: Record<string, string>) =>
  test.table.put({ pk: `TEST#${id}`, sk: 'ITEM', entity: 'test', ...attributes });

it('the index of due items returns jobs of all partitions, most overdue first, with those that were written before there were several', async () => {
  const ids = Array.from({ length: 40 }, (_, number) => `job-${number}`);
  for (const [number, id] of ids.entries()) await put(id, dueAttributes('job', before(number), id));
  await put('old', { ...dueAttributes('job', before(100), 'old'), gsi1pk: 'DUE#job' });
  await put('later', dueAttributes('job', new Date(NOW.getTime() + 60_000), 'later'));
  await put('other', dueAttributes('media', before(1), 'other'));
  const expected = ['old', ...ids.toReversed()];
  expect(await queryDueIds(test.table, 'job', new Date(NOW.getTime() + 1), 100)).toEqual(expected);
  expect(await queryDueIds(test.table, 'job', new Date(NOW.getTime() + 1), 7)).toEqual(expected.slice(0, 7));
  expect(await queryAllDueIds(test.table, 'job', new Date(NOW.getTime() + 1))).toEqual(expected);
});

it.each(['job', 'visit-hour'] as const)(
  'items of the kind %s are spread evenly over eight partitions, each always over the same one',
  (kind) => {
    const counts = new Map(duePartitions(kind).map((partition) => [partition, 0]));
    for (let number = 0; number < 8_000; number += 1) {
      const partition = duePartition(kind, `id-${number}`);
      expect(duePartition(kind, `id-${number}`)).toBe(partition);
      counts.set(partition, (counts.get(partition) ?? 0) + 1);
    }
    expect(counts.size).toBe(8);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  },
);

it.each<DueKind>(['domain', 'closing'])('items of the kind %s, which few requests write, are in one partition', (kind) => {
  expect(duePartitions(kind)).toEqual([`DUE#${kind}`]);
  expect(duePartition(kind, 'any')).toBe(`DUE#${kind}`);
});
