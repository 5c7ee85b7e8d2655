import { apiContract } from '#shared/api-contract/api-contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileUseCases } from '#functions/accounts/api/profile/use-cases.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type JobFixture, startJobFixture } from '#test/support/jobs/job-fixture.ts';

let test: JobFixture;
beforeAll(async () => {
  test = await startJobFixture();
});
afterAll(() => test.stop());

async function rename(account: Account, body: { contactName: string; companyName?: string }) {
  const dependencies = { ...test.dependencies, files: test.mediaFiles, imageMaxMb: IMAGE_MAX_MB.default };
  const { setNames } = withParsedResponses(apiContract.profile, profileUseCases(dependencies));
  const caller = toCaller(await test.dependencies.accounts.resolveLogin(account));
  return (await dataOf(setNames({ caller, body, params: undefined, query: undefined, viewerAddress: '192.0.2.1', cookies: {} }))).user;
}

it('setNames changes the name and the company name of the own account, and audits only what changes (R-2.82)', async () => {
  const { MASTER, USER } = test.accounts;
  for (const account of [MASTER, USER]) {
    expect(await rename(account, { contactName: '佐藤 次郎', companyName: '株式会社新社名' })).toMatchObject({
      contactName: '佐藤 次郎',
      companyName: '株式会社新社名',
    });
    await rename(account, { contactName: '佐藤 三郎' });
    await rename(account, { contactName: '佐藤 三郎', companyName: '株式会社新社名' });
    const { entries } = await auditStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 20 });
    const own = entries.filter(({ action, subject }) => action === 'account.update' && subject.id === account.id);
    expect(own.map(({ actor, changes }) => [actor?.id, changes.map(({ field, to }) => [field, to])])).toEqual([
      [account.id, [['contactName', '佐藤 三郎']]],
      [
        account.id,
        [
          ['companyName', '株式会社新社名'],
          ['contactName', '佐藤 次郎'],
        ],
      ],
    ]);
  }
});

it('setNames refuses a company name of a SUB_ADMIN, whose company is its parent’s, and of a login with view authority', async () => {
  const people = await testAccountsIn(test.table, test.clock);
  const { USER } = test.accounts;
  const [subAdmin, reader] = [
    await people.add('SUB_ADMIN', USER, { permission: 'viewer' }),
    await people.add('USER', test.accounts.MASTER, { authority: 'view' }),
  ];
  const unknown = { code: 'invalid-input', fields: [{ path: 'companyName', rule: 'unknown-field' }] };
  for (const account of [subAdmin, reader]) {
    expect(await refusalOf(rename(account, { contactName: 'A name', companyName: 'Another company' }))).toEqual(unknown);
    expect(await rename(account, { contactName: 'A name' })).toMatchObject({ contactName: 'A name' });
  }
});
