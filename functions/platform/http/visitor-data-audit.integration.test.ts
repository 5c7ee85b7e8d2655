import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditExport, auditView } from '#functions/platform/http/visitor-data-audit.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';

const HOUR = 3_600_000;

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());

const dependencies = () => ({ ...test.dependencies, audit: auditStore(test.table) });
const newSite = async () => {
  const { id } = await test.as(test.accounts.USER).create();
  return test.dependencies.sites.find(scopeOf(test.accounts.USER.id), id);
};
const logOf = async (account: Account, siteId: string) =>
  (await auditStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 100 })).entries
    .filter(({ subject, action }) => subject.id === siteId && action.startsWith('entries.'))
    .map(({ action, actor, changes }) => ({ action, by: actor?.id, changes }));

it('auditView records one view of visitor data per login, site and hour, in the logs of all accounts above the site', async () => {
  const [site, other] = [await newSite(), await newSite()];
  const { MASTER, OEM, USER } = test.accounts;
  test.time.now = Math.ceil(test.time.now / HOUR) * HOUR;
  const look = (account: Account, at = site) => auditView(dependencies(), callerOf(account), at);
  await Promise.all(Array.from({ length: 5 }, () => look(OEM)));
  await look(MASTER);
  await look(OEM, other);
  for (const account of [MASTER, OEM, USER]) {
    const log = await logOf(account, site.id);
    expect([log.length, new Set(log.map(({ by }) => by))]).toEqual([2, new Set([MASTER.id, OEM.id])]);
    expect(await logOf(account, other.id)).toEqual([{ action: 'entries.view', by: OEM.id, changes: [] }]);
  }
  test.time.now += HOUR - 1;
  await look(OEM);
  expect(await logOf(USER, site.id)).toHaveLength(2);
  test.takeTraffic();
  await look(OEM);
  expect(test.takeTraffic()).toEqual({ calls: ['GetItemCommand'], itemsWritten: 0 });
  test.time.now += 1;
  await look(OEM);
  expect(await logOf(USER, site.id)).toHaveLength(3);
});

it('auditView is a no-op without database calls if the account views its own visitors', async () => {
  const site = await newSite();
  test.takeTraffic();
  await auditView(dependencies(), callerOf(test.accounts.USER), site);
  expect(test.takeTraffic().calls).toEqual([]);
});

it('auditExport records an export by any login, with the name of the list only', async () => {
  const site = await newSite();
  await auditExport(dependencies(), callerOf(test.accounts.USER), site, 'contact');
  expect(await logOf(test.accounts.MASTER, site.id)).toEqual([
    { action: 'entries.export', by: test.accounts.USER.id, changes: [{ field: 'list', from: null, to: 'contact' }] },
  ]);
});
