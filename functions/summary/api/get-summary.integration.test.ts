import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DashboardDependencies } from '#functions/summary/api/dependencies.ts';
import { dashboardUseCases } from '#functions/summary/api/use-cases.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';

/** The limit that `get-summary.ts` documents. */
const CALLS_AT_MOST = 10;
const NO_ONE = { ACTIVE: 0, SUSPENDED: 0, TERMINATED: 0, INACTIVE: 0 };

let test: SiteFixture;
let people: TestAccounts;
/** Adds logins of each kind below the fixture's operator, and more accounts below its OEM. */
let staff: Account;
let oemAdmin: Account;
let contact: Account;
let viewer: Account;
let oemViewer: Account;

/** Calls the endpoint as a login. Returns the answer, parsed by its response schema. */
async function summaryOf(account: Account): Promise<Summary> {
  const dependencies: DashboardDependencies = {
    ...test.dependencies,
    audit: auditStore(test.table),
    countsOf: (scope) => readScopeCounts(test.table, scope),
  };
  const login = await dependencies.accounts.resolveLogin(account);
  const caller = toCaller(login);
  test.takeCalls();
  const answer = await withParsedResponses(apiContract.dashboard, dashboardUseCases(dependencies)).summary({
    caller,
    params: undefined,
    query: undefined,
    body: undefined,
    viewerAddress: '192.0.2.1',
    cookies: {},
  });
  expect(test.takeCalls().length).toBeLessThanOrEqual(CALLS_AT_MOST);
  return apiContract.dashboard.summary.response.parse(answer);
}

const act = (account: Account) => ({
  audit: newAuditEntry({ ids: randomIds, clock: test.clock }, 'account.pause', null, accountAuditSubject(account)),
});

beforeAll(async () => {
  test = await startSiteFixture();
  people = await testAccountsIn(test.table, () => {
    test.time.now += 1_000;
    return test.clock();
  });
  const { MASTER, OEM, USER, STRANGER } = test.accounts;
  staff = await people.add('MASTER_USER', MASTER);
  oemAdmin = await people.add('OEM_ADMIN', OEM);
  contact = await people.add('SUB_ADMIN', USER);
  viewer = await people.add('SUB_ADMIN', USER, { permission: 'viewer', authority: 'view' });
  oemViewer = await people.add('SUB_ADMIN', OEM, { permission: 'viewer' });
  const { id } = await people.add('USER', OEM, { companyName: 'Paused', planId: 'ep' });
  const paused = await test.dependencies.accounts.find(scopeOf(OEM.id), id);
  await test.dependencies.accounts.replace(paused, { ...paused, contractStatus: 'SUSPENDED', pausedBy: 'oem' }, act(paused));
  await people.add('USER', OEM, { contractStatus: 'INACTIVE', planId: 'ep', companyName: 'Invited' });
  for (let number = 1; number <= 8; number += 1) {
    test.time.now += 1_000;
    await test.as(USER).create({ name: `Site ${number}` });
  }
  await test.as(OEM).create({ name: 'Of the OEM' });
  await test.as(STRANGER).create({ name: 'Elsewhere' });
});
afterAll(() => test.stop());

const names = ({ sites }: Summary): string[] => sites.latest.map(({ name }) => name);

describe('summary of sites', () => {
  it('counts sites by status and lists the six newest', async () => {
    const summary = await summaryOf(test.accounts.USER);
    expect(summary.sites.byStatus).toEqual({ DRAFT: 8, PUBLISH: 0, PRIVATE: 0, DOMAIN_VERIFYING: 0, EXPIRED: 0 });
    expect(names(summary)).toEqual([8, 7, 6, 5, 4, 3].map((number) => `Site ${number}`));
  });

  it.each(['OEM', 'MASTER'] as const)('includes the whole tree for %s', async (role) => {
    const { sites } = await summaryOf(test.accounts[role]);
    expect(sites.byStatus.DRAFT).toBe(role === 'OEM' ? 9 : 10);
  });

  it('excludes sites outside the tree', async () => expect(names(await summaryOf(test.accounts.STRANGER))).toEqual(['Elsewhere']));
});

describe('summary of users', () => {
  it('includes all users for the operator and its staff', async () => {
    const summary = await summaryOf(test.accounts.MASTER);
    expect(summary.users?.byType).toEqual({
      'oem-master': { ...NO_ONE, ACTIVE: 1 },
      'oem-admin': { ...NO_ONE, ACTIVE: 1 },
      user: { ...NO_ONE, ACTIVE: 1 },
      'oem-user': { ACTIVE: 1, SUSPENDED: 1, INACTIVE: 1, TERMINATED: 0 },
      'master-user': { ...NO_ONE, ACTIVE: 1 },
    });
    expect(summary.users?.latest.map(({ companyName }) => companyName).slice(0, 2)).toEqual(['Invited', 'Paused']);
    expect(summary.users?.latest).toHaveLength(5);
    expect((await summaryOf(staff)).users).toEqual(summary.users);
  });

  it('includes the users below an OEM for the logins of the OEM', async () => {
    const { users } = await summaryOf(test.accounts.OEM);
    expect(users?.byType).toEqual({
      'oem-admin': { ...NO_ONE, ACTIVE: 1 },
      'oem-user': { ACTIVE: 1, SUSPENDED: 1, INACTIVE: 1, TERMINATED: 0 },
    });
    expect(users?.latest.map(({ role }) => role)).toEqual(['USER', 'USER', 'OEM_ADMIN', 'USER']);
    expect((await summaryOf(oemViewer)).users).toEqual(users);
  });

  it('includes only USER accounts for an OEM_ADMIN, in counts and list', async () => {
    const { users } = await summaryOf(oemAdmin);
    expect(Object.keys(users?.byType ?? {})).toEqual(['oem-user']);
    expect(users?.latest.map(({ role }) => role)).toEqual(['USER', 'USER', 'USER']);
  });

  it('is null for a USER and its logins', async () => {
    expect((await summaryOf(test.accounts.USER)).users).toBeNull();
    expect((await summaryOf(contact)).users).toBeNull();
  });
});

describe('summary of licences', () => {
  it('is the number of granted and used licences for logins of an OEM', async () => {
    for (const account of [test.accounts.OEM, oemAdmin, oemViewer])
      expect((await summaryOf(account)).licences).toEqual({ grant: 1_000, used: 3 });
  });

  it('is null for all other accounts', async () => {
    for (const account of [test.accounts.MASTER, staff, test.accounts.USER, viewer]) expect((await summaryOf(account)).licences).toBeNull();
  });
});

describe('summary of the contract', () => {
  it('describes the account that the login works in, with the number of its own sites', async () => {
    expect((await summaryOf(test.accounts.STRANGER)).contract).toMatchObject({ planName: 'light', isTrial: false, sites: 1, maxSites: 1 });
    const trial = await people.add('USER', test.accounts.MASTER, { planId: 'trial' });
    expect((await summaryOf(trial)).contract).toMatchObject({ isTrial: true, sites: 0 });
    expect((await summaryOf(test.accounts.OEM)).contract).toMatchObject({ planName: 'OEM', sites: 1 });
    expect((await summaryOf(viewer)).contract).toMatchObject({ planName: 'EP', sites: 8 });
  });

  it('is null for the operator', async () => expect((await summaryOf(test.accounts.MASTER)).contract).toBeNull());
});

describe('summary of activity', () => {
  it('is the audit log of the tree, newest first', async () => {
    const { activity } = await summaryOf(test.accounts.USER);
    expect(activity?.map(({ action }) => action)).toEqual(Array.from({ length: 8 }, () => 'site.create'));
    expect(activity?.[0]?.subject.name).toBe('Site 8');
    expect((await summaryOf(contact)).activity).toEqual(activity);
  });

  it('is null for logins that may not read the log', async () => {
    for (const account of [oemAdmin, viewer, oemViewer]) expect((await summaryOf(account)).activity).toBeNull();
  });
});
