import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { billDependencies } from '#functions/billing/api/payments/bill-fixture.ts';
import { billUseCases } from '#functions/billing/api/payments/use-cases.ts';
import { ISSUER_SETTINGS } from '#functions/billing/store/billing-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { addReadyMedia, refusalOf } from '#test/support/api/site-fixture.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type StorageBucket, startBucket } from '#test/support/media/storage-bucket.ts';

let test: TestTable;
let storage: StorageBucket;
let people: TestAccounts;
let operator: Account;
beforeAll(async () => {
  [test, storage] = await Promise.all([startTable(), startBucket()]);
  people = await testAccountsIn(test.table);
});
afterAll(async () => {
  await storage.stop();
  await test.stop();
});
beforeEach(async () => {
  operator = await people.add('MASTER', null);
});

const dependencies = () => billDependencies(test.table, storage, () => new Date('2026-12-20T00:00:00Z'));
const uploaded = async (owner: Account, kind: 'issuer' | 'brand' = 'issuer', name = 'seal.png') =>
  (await addReadyMedia({ dependencies: dependencies() as never }, owner, '', kind, { name })).mediaId;

function settingsOf(account: Account) {
  const useCases = withParsedResponses(apiContract.bill, billUseCases(dependencies()));
  const base = { caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    read: () => dataOf(useCases.settings(base)),
    save: (version: number, pictures: { logo?: string | null; seal?: string | null }) =>
      dataOf(useCases.setSettings({ ...base, body: { settings: { ...ISSUER_SETTINGS, ...pictures }, version } })),
    url: () => dataOf(useCases.pictureUrl({ ...base, body: { file: { name: 'seal.png', type: 'image/png', size: 8 } } })),
  };
}

describe('the pictures of an issuer', () => {
  it('a save sets and removes pictures, keeps those that it does not name, and the audit log names their files (R-22.150)', async () => {
    const settings = settingsOf(operator);
    const [logo, seal] = [await uploaded(operator, 'issuer', 'logo.png'), await uploaded(operator)];
    expect(await settings.save(0, { logo, seal })).toMatchObject({ pictures: { logo: { mediaId: logo }, seal: { mediaId: seal } } });
    expect(await settings.save(1, {})).toMatchObject({ settings: { logo, seal }, version: 1 });
    await settings.save(1, { seal: null });
    expect(await settings.read()).toMatchObject({ settings: { logo, seal: null }, pictures: { logo: { mediaId: logo }, seal: null } });
    const { entries } = await auditStore(test.table).list(scopeOf(operator.id), { after: undefined, limit: 50 });
    expect(entries[0]?.changes).toEqual([{ field: 'issuerSeal', from: 'seal.png', to: null }]);
  });

  it('a picture of another purpose or another account is refused', async () => {
    const faultOf = (seal: string) => refusalOf(settingsOf(operator).save(0, { seal }));
    for (const seal of [await uploaded(operator, 'brand'), await uploaded(await people.add('USER', operator))])
      expect(await faultOf(seal)).toEqual({ code: 'invalid-input', fields: [{ path: 'settings.seal', rule: 'unknown-media' }] });
  });

  it('an upload goes to private storage as a file of the issuer', async () => {
    const { upload } = await settingsOf(operator).url();
    const [file] = await dependencies().media.getAll(scopeOf(operator.id), [upload.mediaId]);
    expect(file).toMatchObject({ kind: 'issuer', ownerId: operator.id, siteId: '', state: 'awaiting' });
  });
});
