import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { nextDueReader } from '#infra/local/clock/next-due-reader.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

let test: TestTable;
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());

it('nextDueReader returns the earliest due time of a period, and ignores due domains', async () => {
  const nextDue = nextDueReader(test.environment['TABLE_NAME'] ?? '', test.client);
  const at = (day: number) => new Date(Date.UTC(2027, 0, day));
  expect(await nextDue(at(1), at(31))).toBeUndefined();
  const dues = [
    dueAttributes('closing', at(20), 'one'),
    dueAttributes('job', at(10), 'two'),
    dueAttributes('trial-reminder', at(5), 'three'),
    dueAttributes('domain', at(4), 'four'),
  ];
  for (const [index, due] of dues.entries()) await test.table.put({ pk: `X#${index}`, sk: 'X', entity: 'x', ...due });
  expect(await nextDue(at(1), at(31))).toEqual(at(5));
  expect(await nextDue(at(6), at(31))).toEqual(at(10));
  expect(await nextDue(at(11), at(19))).toBeUndefined();
});
