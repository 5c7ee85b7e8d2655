import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usageUseCases } from '#functions/usage/api/use-cases.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { termsKey } from '#functions/platform/keys/billing-keys.ts';
import { termsStore } from '#functions/billing/store/terms-store.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';

const MONTH = '2026-11';
const NOW = new Date('2026-11-15T15:00:00Z');

let test: SiteFixture;
let siteOfStranger: string;
let siteOfUser: string;
beforeAll(async () => {
  test = await startSiteFixture();
  siteOfStranger = (await test.as(test.accounts.STRANGER).create({ name: 'Of the stranger' })).id;
  siteOfUser = (await test.as(test.accounts.USER).create({ name: 'Of the user' })).id;
  const store = pageViewStore(test.table, () => NOW);
  const counts = [
    { siteId: siteOfStranger, month: MONTH, views: 12_000 },
    { siteId: siteOfUser, month: MONTH, views: 40 },
  ].toSorted((one, other) => (one.siteId < other.siteId ? -1 : 1));
  await store.addLogObject('a.gz', counts);
});
afterAll(() => test.stop());

async function usageOf(account: Account, query: { month?: string; accountId?: string } = {}): Promise<PageViewUsage> {
  const { accounts, plans } = test.dependencies;
  const views = pageViewStore(test.table, () => NOW);
  const terms = termsStore(test.table);
  const { pageViews } = withParsedResponses(apiContract.usage, usageUseCases({ accounts, plans, terms, views, clock: () => NOW }));
  const input = { caller: callerOf(account), params: undefined, query, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  test.takeCalls();
  const answer = apiContract.usage.pageViews.response.parse(await pageViews(input));
  expect(test.takeCalls().length).toBeLessThanOrEqual(5);
  return answer;
}

describe('usage of page views', () => {
  it('contains the current month of the caller’s account with blocks, cost, forecast and sites', async () => {
    expect(await usageOf(test.accounts.STRANGER)).toEqual({
      month: MONTH,
      views: 12_000,
      late: 0,
      block: { size: 10_000, price: 1_000, used: { blocks: 2, charge: 1_000 }, left: 8_000 },
      forecast: { views: 24_000, blocks: 3, charge: 2_000 },
      sites: [{ siteId: siteOfStranger, siteName: 'Of the stranger', views: 12_000 }],
    });
  });

  it('counts views of an OEM’s customer for the OEM and for the customer, without a price for the customer', async () => {
    const { OEM, USER } = test.accounts;
    const ofUser = await usageOf(USER);
    expect([ofUser.views, (await usageOf(OEM)).views]).toEqual([40, 40]);
    expect([ofUser.block?.price ?? null, ofUser.forecast?.charge ?? null]).toEqual([null, null]);
  });

  it('is returned to managers for the accounts in their tree, and is not-found for other accounts', async () => {
    const { MASTER, OEM, USER, STRANGER } = test.accounts;
    expect((await usageOf(MASTER, { accountId: STRANGER.id })).views).toBe(12_000);
    expect((await usageOf(OEM, { accountId: USER.id })).views).toBe(40);
    await expect(usageOf(OEM, { accountId: STRANGER.id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(usageOf(USER, { accountId: OEM.id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('contains the prices that were stored at the beginning of the month, whatever the plan costs now', async () => {
    const { STRANGER } = test.accounts;
    const month = '2026-08';
    const terms = { month, planId: 'light', planName: 'light', price: 0, limitAccess: 500, limitAccessPrice: 70, licencePrice: 0 };
    await test.table.put({ ...termsKey(STRANGER.id, month), entity: 'terms', ...terms });
    expect((await usageOf(STRANGER, { month })).block).toMatchObject({ size: 500, price: 70 });
  });

  it('is empty for a month without views, and has no limit for the operator’s own sites', async () => {
    expect(await usageOf(test.accounts.STRANGER, { month: '2026-09' })).toMatchObject({ views: 0, forecast: null, sites: [] });
    expect(await usageOf(test.accounts.MASTER)).toMatchObject({ views: 0, block: null });
  });
});
