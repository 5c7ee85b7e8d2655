import { afterAll, beforeAll, expect, it } from 'vitest';
import { countNewEntries } from '#functions/summary/api/count-new-entries.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type FormEntryFixture, startFormEntryFixture } from '#test/support/api/form-entry-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

let test: FormEntryFixture;
beforeAll(async () => {
  test = await startFormEntryFixture();
});
afterAll(() => test.stop());

it('countNewEntries includes new entries for the owner and accounts above, until their state changes or the site is deleted', async () => {
  const { USER, OEM, MASTER, STRANGER } = test.accounts;
  const ask = countNewEntries({ countsOf: (scope) => readScopeCounts(test.table, scope) });
  const totalOf = async (account: Account) =>
    (await dataOf(ask({ caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '', cookies: {} })))
      .total;
  const totals = () => Promise.all([USER, OEM, MASTER, STRANGER].map(totalOf));
  const { id } = await test.as(USER).create();
  const [contact] = [await test.store(id), await test.store(id, { kind: 'homepage' }), await test.store(id)];
  expect(await totals()).toEqual([3, 3, 3, 0]);
  expect((await test.as(USER).list()).sites.map(({ newEntries }) => newEntries)).toEqual([3]);
  await test.entriesAs(USER).update(id, contact.id, { version: 0, state: 'in-progress' });
  expect(await totals()).toEqual([2, 2, 2, 0]);
  await test.as(USER).remove(id);
  expect(await totals()).toEqual([0, 0, 0, 0]);
});
