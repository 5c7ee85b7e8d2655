import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { analyticsUseCases } from '#functions/analytics/api/use-cases.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { accountVisits, accountVisitsWrites } from '#functions/analytics/store/account-visits.ts';
import { ownVisitStore } from '#functions/analytics/store/own-visit-store.ts';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint, RequestOf } from '#shared/api-contract/endpoint.ts';
import { OwnVisitSettings } from '#shared/model/analytics/own-visits.ts';
import { parse } from '#shared/model/fields.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { addPublishableSite, sheet, sheetsInFirstCells, type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { storeFigures } from '#test/support/visits/store-figures.ts';

/** Maximum number of database calls of a report. */
const CALLS_AT_MOST = 15;
const MONTH = '2026-11';

let test: SiteFixture;
let useCases: ReturnType<typeof analyticsUseCases>;
let neighbour: Account;
/** One site per account, by the account's name. */
let sites: Record<'USER' | 'OEM' | 'STRANGER' | 'neighbour', SiteSummary>;

const visits = (times: number, slice = 'jp/phone/search') => ({ [`total/${slice}/visits`]: times, [`total/${slice}/views`]: 2 * times });
const countAs = (owner: Account, { id, name }: SiteSummary, days: Parameters<typeof storeFigures>[2]) =>
  storeFigures(test.table, { id, name, lineage: owner.path }, days, test.clock().toISOString());

beforeAll(async () => {
  test = await startSiteFixture();
  const { MASTER, OEM, USER, STRANGER } = test.accounts;
  const { table, dependencies, people } = test;
  neighbour = await people.add('USER', MASTER, { planId: 'ep' });
  const reading: AnalyticsDependencies = {
    ...dependencies,
    figures: visitFigures(table),
    accountVisits: accountVisits(table),
    siteNews: siteNewsStore(table),
    audit: auditStore(table),
    collected: { readNewest: () => Promise.resolve({ parts: [], share: 1 }) },
    deliveries: reportDeliveryStore(table, test.clock),
    ownVisits: ownVisitStore(table),
    reportFiles: { signDownload: () => Promise.reject(new Error('No report is downloaded here')) },
  };
  useCases = withParsedResponses(apiContract.analytics, analyticsUseCases(reading));
  sites = {
    USER: await test.as(USER).create({ name: 'Of the user' }),
    OEM: await test.as(OEM).create({ name: 'Of the OEM' }),
    STRANGER: await test.as(STRANGER).create({ name: 'Of the stranger' }),
    neighbour: await test.as(neighbour).create({ name: 'Of the neighbour' }),
  };
  await countAs(USER, sites.USER, {
    '2026-10-01': visits(70),
    '2026-10-20': visits(7),
    '2026-10-21': visits(1_000),
    '2026-11-01': { ...visits(10), ...visits(4, 'en/desktop/direct') },
    '2026-11-20': visits(1),
  });
  await countAs(OEM, sites.OEM, { '2026-11-02': visits(40) });
  await countAs(STRANGER, sites.STRANGER, { '2026-11-02': visits(500) });
  await countAs(neighbour, sites.neighbour, { '2025-11-30': visits(3), '2026-11-02': visits(6_000) });
});
afterAll(() => test.stop());

type Query<E extends Endpoint> = RequestOf<E>['query'];
type Family = typeof apiContract.analytics;

/** Returns the report endpoints, called by a login. Each report fails the test if it takes more database calls than allowed. */
function reportsOf(account: Account) {
  async function input<Q>(query: Q) {
    const caller = toCaller(await test.dependencies.accounts.resolveLogin(account));
    test.takeCalls();
    return { caller, params: undefined, query, body: undefined, viewerAddress: '', cookies: {} };
  }
  const ofSite = async <Q>({ id }: SiteSummary, query: Q) => ({ ...(await input(query)), params: { siteId: id } });
  function bounded<T>(answer: T): T {
    expect(test.takeCalls().length).toBeLessThanOrEqual(CALLS_AT_MOST);
    return answer;
  }
  return {
    summary: async () => bounded(await dataOf(useCases.summary(await input(undefined)))),
    account: async (query: Query<Family['account']> = {}) => bounded(await dataOf(useCases.account(await input(query)))),
    site: async (site: SiteSummary, query: Query<Family['site']> = {}) => bounded(await dataOf(useCases.site(await ofSite(site, query)))),
    landing: async (site: SiteSummary) => bounded(await dataOf(useCases.landing(await ofSite(site, { period: MONTH })))),
    swipe: async (site: SiteSummary, period = MONTH) => bounded(await dataOf(useCases.swipe(await ofSite(site, { period })))),
    popups: async (site: SiteSummary, month = MONTH) => bounded(await dataOf(useCases.popups(await ofSite(site, { month })))),
    ownVisits: async (site: SiteSummary) =>
      (await dataOf(useCases.getOwnVisits({ ...(await ofSite(site, undefined)), viewerAddress: '2001:db8:1:2::7' }))).ownVisits,
    setOwnVisits: async (site: SiteSummary, body: OwnVisitSettings) =>
      (await dataOf(useCases.setOwnVisits({ ...(await ofSite(site, undefined)), body }))).ownVisits,
    live: async (site: SiteSummary) => bounded(await dataOf(useCases.live(await ofSite(site, undefined)))),
  };
}

describe('settings of own visits (R-20.32)', () => {
  it('leave own visits out by default; each report states whether they are left out', async () => {
    const reports = reportsOf(test.accounts.OEM);
    expect(await reports.ownVisits(sites.OEM)).toEqual({ areLeftOut: true, addresses: [], here: '2001:db8:1:2::/64' });
    expect(await reports.site(sites.OEM)).toMatchObject({ leavesOutOwnVisits: true });
    const addresses = ['203.0.113.7', '2001:db8:1:2::/64'];
    expect(await reports.setOwnVisits(sites.OEM, { areLeftOut: false, addresses })).toEqual({ areLeftOut: false, addresses, here: null });
    expect(await reports.ownVisits(sites.OEM)).toMatchObject({ areLeftOut: false, addresses });
    expect(await reports.site(sites.OEM)).toMatchObject({ leavesOutOwnVisits: false });
  });

  it('are audited with the number of addresses, not with the addresses', async () => {
    await reportsOf(test.accounts.USER).setOwnVisits(sites.USER, { areLeftOut: true, addresses: ['203.0.113.7'] });
    const entry = (await scanTable(test)).find(
      (item) => item['action'] === 'site.own-visits' && (item['subject'] as { id: string }).id === sites.USER.id,
    );
    expect(entry?.['changes']).toEqual([{ field: 'ownAddresses', from: '0', to: '1' }]);
    expect(JSON.stringify(entry)).not.toContain('203.0.113');
  });

  it('answer not-found for a site outside the caller’s tree', async () => {
    await expect(reportsOf(test.accounts.USER).ownVisits(sites.STRANGER)).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    [['192.168.1.5'], 'address-private'],
    [['203.0.0.0/8'], 'range-too-wide'],
    [['nowhere'], 'invalid-address'],
    [['203.0.113.7', '203.0.113.7'], 'duplicate'],
    [Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`), 'too-many'],
  ])('refuse the addresses %j with %s', (addresses, rule) => {
    const parsed = parse(OwnVisitSettings, { areLeftOut: true, addresses });
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.rule)).toEqual([rule]);
  });
});

describe('the report of a site', () => {
  it('compares the running month with the same number of days of the previous month', async () => {
    const report = await reportsOf(test.accounts.USER).site(sites.USER);
    expect(report).toMatchObject({
      month: MONTH,
      comparedDays: 19,
      totals: { visits: 15, views: 30 },
      compared: { visits: 14 },
      previous: { visits: 70 },
    });
    expect(report.days).toHaveLength(20);
    expect(report.days[19]).toMatchObject({ day: '2026-11-20', totals: { visits: 1 } });
  });

  it('counts only visits of the requested language, device and source', async () => {
    const query = { language: 'en', device: 'desktop', source: 'direct' } as const;
    expect((await reportsOf(test.accounts.USER).site(sites.USER, query)).totals.visits).toBe(4);
    expect((await reportsOf(test.accounts.USER).site(sites.USER, { ...query, source: 'search' })).totals.visits).toBe(0);
  });

  it('compares a past month with the whole previous month', async () => {
    const report = await reportsOf(test.accounts.USER).site(sites.USER, { month: '2026-10' });
    expect(report).toMatchObject({ comparedDays: 30, totals: { visits: 1_077 }, compared: { visits: 1_077 }, previous: { visits: 0 } });
  });
});

describe('the scope of reports', () => {
  const SITE_REPORTS = ['site', 'landing', 'swipe', 'popups', 'live'] as const;

  it.each(SITE_REPORTS)('limits the report "%s" to the caller’s tree', async (name) => {
    const { MASTER, OEM, USER } = test.accounts;
    for (const account of [MASTER, OEM, USER]) await reportsOf(account)[name](sites.USER);
    for (const [account, site] of [
      [OEM, sites.neighbour],
      [USER, sites.OEM],
      [neighbour, sites.USER],
    ] as const)
      await expect(reportsOf(account)[name](site)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is the tree of the caller’s account', async () => {
    const { MASTER, OEM, USER } = test.accounts;
    const visitsOf = async (account: Account) => (await reportsOf(account).account()).totals.visits;
    expect([await visitsOf(MASTER), await visitsOf(OEM), await visitsOf(USER), await visitsOf(neighbour)]).toEqual([6_555, 55, 15, 6_000]);
  });

  it('covers the tree of the OEM for an OEM_ADMIN, and the tree of the account for a SUB_ADMIN', async () => {
    const { OEM, USER } = test.accounts;
    const oemAdmin = await test.people.add('OEM_ADMIN', OEM);
    const viewer = await test.people.add('SUB_ADMIN', USER, { permission: 'viewer', authority: 'view' });
    expect((await reportsOf(oemAdmin).account()).sites.map(({ siteName }) => siteName)).toEqual(['Of the OEM', 'Of the user']);
    expect((await reportsOf(viewer).account()).sites.map(({ siteName }) => siteName)).toEqual(['Of the user']);
  });

  it('can be narrowed to an account that the caller manages; any other account is answered with not-found', async () => {
    const { MASTER, OEM, USER } = test.accounts;
    expect((await reportsOf(OEM).account({ accountId: USER.id })).totals.visits).toBe(15);
    expect((await reportsOf(MASTER).account({ accountId: neighbour.id })).totals.visits).toBe(6_000);
    for (const [account, accountId] of [
      [OEM, neighbour.id],
      [USER, OEM.id],
      [neighbour, USER.id],
    ] as const)
      await expect(reportsOf(account).account({ accountId })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('answers plan-limit-reached for owners whose plan has no effect measurement', async () => {
    const { MASTER, STRANGER } = test.accounts;
    const refused = (path?: string) => ({
      code: 'plan-limit-reached',
      ...(path !== undefined && { detail: { fields: [{ path, rule: 'plan-without-analytics' }] } }),
    });
    await expect(reportsOf(STRANGER).summary()).rejects.toMatchObject(refused());
    await expect(reportsOf(STRANGER).account()).rejects.toMatchObject(refused('accountId'));
    for (const name of SITE_REPORTS) await expect(reportsOf(MASTER)[name](sites.STRANGER)).rejects.toMatchObject(refused('siteId'));
  });
});

describe('the sites in the report of an account', () => {
  it('include a site with conversions but no visits; published sites without visits and conversions are listed separately', async () => {
    const owner = await test.people.add('USER', test.accounts.MASTER, { planId: 'ep' });
    const [converted, quiet] = [await addPublishableSite(test, owner), await addPublishableSite(test, owner)];
    for (const { id, working } of [converted, quiet]) await test.as(owner).publish(id, working);
    await countAs(owner, converted, { '2026-11-02': { 'total/unknown/unknown/unknown/conversions': 2 } });
    await countAs(owner, quiet, { '2026-11-02': {} });
    const { sites: listed, unvisited } = await reportsOf(owner).account();
    expect(listed.map(({ siteId, totals }) => [siteId, totals.visits, totals.conversions])).toEqual([[converted.id, 0, 2]]);
    expect(unvisited.map(({ siteId }) => siteId)).toEqual([quiet.id]);
  });
});

describe('the period of a report', () => {
  it('can be any month from a year ago to the running month', async () => {
    const totals = async (month: string) => (await reportsOf(neighbour).account({ month })).totals.visits;
    expect([await totals(MONTH), await totals('2025-11')]).toEqual([6_000, 3]);
  });

  it.each(['2026-12', '2025-10', '1970-01', '9999-12'])('rejects %s with month-not-reported', async (month) => {
    const fields = [{ path: 'month', rule: 'month-not-reported', params: { from: '2025-11', to: MONTH } }];
    const refusal = { code: 'invalid-input', detail: { fields } };
    const reports = reportsOf(test.accounts.USER);
    await expect(reports.site(sites.USER, { month })).rejects.toMatchObject(refusal);
    await expect(reports.popups(sites.USER, month)).rejects.toMatchObject(refusal);
    await expect(reports.account({ month })).rejects.toMatchObject(refusal);
  });

  it('can be any day from a year ago to today', async () => {
    const swipe = (period: string) => reportsOf(test.accounts.USER).swipe(sites.USER, period);
    expect((await swipe('2026-11-20')).visits).toBe(1);
    expect((await swipe('2026-10-21')).visits).toBe(1_000);
    await expect(swipe('2025-11-20')).resolves.toMatchObject({ visits: 0 });
    const fields = [{ path: 'period', rule: 'day-not-reported', params: { from: '2025-11-20', to: '2026-11-20' } }];
    for (const period of ['2026-11-21', '2025-11-19', '2025-11-01', '2025-10-31'])
      await expect(swipe(period)).rejects.toMatchObject({ code: 'invalid-input', detail: { fields } });
  });

  it.each(['2026-13', '2026-1', '', '2026-11-31', '2026', 'x'])('rejects the malformed value %j', (period) => {
    expect(apiContract.analytics.swipe.query.safeParse({ period }).success).toBe(false);
    expect(apiContract.analytics.account.query.safeParse({ month: period }).success).toBe(false);
  });
});

describe('the summary', () => {
  it('returns the most visited and the most changed sites', async () => {
    const { totals, compared, previous, top, changed, unvisited } = await reportsOf(test.accounts.OEM).summary();
    expect([totals.visits, compared.visits, previous.visits]).toEqual([55, 54, 70]);
    expect(top.map(({ siteName, totals: own }) => [siteName, own.visits])).toEqual([
      ['Of the OEM', 40],
      ['Of the user', 15],
    ]);
    expect(changed.map(({ siteName }) => siteName)).toEqual(['Of the user', 'Of the OEM']);
    expect(unvisited).toEqual([]);
    expect(top[1]?.accountName).toBe(test.accounts.USER.companyName);
  });

  it('covers the caller’s tree only', async () => {
    expect((await reportsOf(test.accounts.USER).summary()).top.map(({ siteName }) => siteName)).toEqual(['Of the user']);
    expect((await reportsOf(test.accounts.MASTER).summary()).top[0]?.siteName).toBe('Of the neighbour');
  });
});

describe('the database calls of a report', () => {
  it('stay within the limit for the largest grid in four languages, where only the most viewed sheets are described', async () => {
    const actor = test.as(test.accounts.USER);
    const created = await actor.create({ name: 'Large', rows: 100, columns: 26 });
    const { document } = await actor.get(created.id);
    const sheets = Array.from({ length: 2_600 }, (_, at) => sheet(`text ${at}`));
    const { changes, ids } = sheetsInFirstCells(100, 26, sheets);
    const { site } = await actor.save(created.id, created.working, {
      ...changes,
      settings: { ...document.settings, languages: [...LANGUAGES] },
    });
    const [last = ''] = ids.slice(-1);
    const seen = ids.flatMap((id) =>
      LANGUAGES.flatMap((language) =>
        ['views', 'landings', 'exits', 'dwell', 'click-button'].map(
          (figure) => [`sheet/${language}/${sheetAlias(id)}/${figure}`, 3] as const,
        ),
      ),
    );
    await countAs(test.accounts.USER, site, { '2026-11-03': { ...Object.fromEntries(seen), [`sheet/jp/${sheetAlias(last)}/views`]: 99 } });
    const swipe = await reportsOf(test.accounts.USER).swipe(site);
    expect(swipe.sheets).toHaveLength(2_600);
    expect(swipe.sheets.filter(({ sheet: { title } }) => title !== '')).toHaveLength(800);
    expect(swipe.sheets.at(-1)?.sheet).toMatchObject({ sheetId: last, cell: 'Z100', title: 'text 2599' });
    expect((await reportsOf(test.accounts.USER).landing(site)).sheets).toHaveLength(2_600);
    await reportsOf(test.accounts.USER).live(site);
    await reportsOf(test.accounts.USER).site(site);
  });

  it('stay within the limit for an account of a thousand sites', async () => {
    const { USER } = test.accounts;
    const slices = ['jp', 'en'].flatMap((language) =>
      ['phone/search', 'phone/social', 'desktop/direct'].map((rest) => `${language}/${rest}`),
    );
    const counted = (seed: number) =>
      new Map(slices.flatMap((slice, at) => Object.entries(visits(1 + ((seed * 7919 + at * 104_729) % 5_000), slice))));
    const writes: Write[] = [];
    for (const month of ['2026-10', MONTH])
      for (let number = 0; number < 1_000; number += 1) {
        const site = { id: `many${String(number).padStart(8, '0')}`, name: `Site ${number}`, lineage: [USER.id] };
        const days = new Map(
          Array.from({ length: 20 }, (_, day) => [`${month}-${String(day + 1).padStart(2, '0')}`, counted(number + day)]),
        );
        writes.push(
          ...(await accountVisitsWrites(site, month, days, { counters: counted(number), countedAt: test.clock().toISOString() })),
        );
      }
    for (let from = 0; from < writes.length; from += 100) await test.table.transact(writes.slice(from, from + 100));
    const report = await reportsOf(USER).account();
    expect(report.sites).toHaveLength(300);
    expect(report.sites.filter(({ siteName, isDeleted }) => siteName.startsWith('Site ') && !isDeleted)).toEqual([]);
    expect((await reportsOf(USER).summary()).top).toHaveLength(5);
    expect((await reportsOf(USER).summary()).totals).toEqual(report.totals);
  });
});
