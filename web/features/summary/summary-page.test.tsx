import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import type { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import { sumByAge } from '#shared/rules/billing/receivables.ts';
import type { VisitSummary } from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS } from '#shared/model/analytics/visit-totals.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { SummaryPage } from '#web/features/summary/summary-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const NO_SITES = { DRAFT: 0, PUBLISH: 0, PRIVATE: 0, DOMAIN_VERIFYING: 0, EXPIRED: 0 };
const NO_ONE = { ACTIVE: 0, SUSPENDED: 0, TERMINATED: 0, INACTIVE: 0 };
const OWNER = '01J00000000000000000000001';

const SITE: SiteSummary = {
  ...TEST_SITE,
  name: '春の新作',
  status: 'PUBLISH',
};
const PERSON: UserSummary = {
  id: '01J00000000000000000000009',
  role: 'USER',
  type: 'oem-user',
  companyName: '青葉観光',
  contactName: '青葉 次郎',
  email: 'aoba@example.jp',
  planId: 'light',
  contractStatus: 'ACTIVE',
  effectiveStatus: 'SUSPENDED',
  pausedBy: null,
  parent: { id: OWNER, companyName: 'あおぞら' },
  authority: 'edit',
  contractStart: null,
  contractEnd: null,
  picture: null,
  createdAt: '2026-11-01T00:00:00.000Z',
};
const OF_CUSTOMER: Summary = {
  sites: { byStatus: { ...NO_SITES, PUBLISH: 1_200, DRAFT: 3 }, latest: [SITE] },
  users: null,
  licences: null,
  contract: { planName: 'standard', isTrial: false, contractStart: '2026-01-01', contractEnd: '2026-12-01', sites: 2, maxSites: 3 },
  activity: [
    {
      id: '01J00000000000000000000003',
      at: '2026-11-20T05:05:00.000Z',
      action: 'site.publish',
      actor: { id: OWNER, name: '山田 花子', role: 'USER' },
      subject: { kind: 'site', id: SITE.id, name: '春の新作', ownerId: OWNER },
      changes: [],
    },
  ],
};
const VIEWS: PageViewUsage = {
  month: '2026-11',
  views: 31_000,
  late: 0,
  block: { size: 30_000, price: 2_000, used: { blocks: 2, charge: 2_000 }, left: 29_000 },
  forecast: { views: 47_000, blocks: 2, charge: 2_000 },
  sites: [],
};
const VISITS: VisitSummary = {
  month: '2026-11',
  isRunning: true,
  countedUntil: null,
  totals: NO_VISITS,
  compared: NO_VISITS,
  previous: NO_VISITS,
  comparedDays: 19,
  days: [],
  top: [],
  changed: [],
  unvisited: [],
};
const OF_OEM: Summary = {
  ...OF_CUSTOMER,
  users: { byType: { 'oem-admin': { ...NO_ONE, ACTIVE: 2 }, 'oem-user': { ...NO_ONE, ACTIVE: 5, SUSPENDED: 1 } }, latest: [PERSON] },
  licences: { grant: 6, used: 6 },
  contract: { planName: 'OEM', isTrial: false, contractStart: null, contractEnd: null, sites: 0, maxSites: null },
};
const OEM: Partial<UserInfo> = { userTypeId: 'OEM_MASTER', workRole: 'OEM_MASTER', routeSegment: 'admin', workAccountId: OWNER };

const OF_TRIAL: Summary = {
  ...OF_CUSTOMER,
  sites: { byStatus: NO_SITES, latest: [] },
  contract: { planName: 'trial', isTrial: true, contractStart: '2026-11-20', contractEnd: '2026-12-20', sites: 0, maxSites: 1 },
  activity: [],
};
const WITHOUT_REPORTS: Partial<UserInfo> = { limits: { ...TEST_USER.limits, analytics: false } };

async function show(summary: Summary, differences: Partial<UserInfo> = {}, region = '新しいサイト'): Promise<void> {
  vi.spyOn(api.dashboard, 'summary').mockResolvedValue(summary);
  vi.spyOn(api.usage, 'pageViews').mockResolvedValue(VIEWS);
  vi.spyOn(api.analytics, 'summary').mockResolvedValue(VISITS);
  await renderScreen({ element: <SummaryPage />, user: { ...TEST_USER, ...differences } });
  await screen.findByRole('region', { name: region });
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
const targetOf = (link: HTMLElement): string | null => link.getAttribute('href');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('SummaryPage of a customer', () => {
  it('shows each panel only after all panels above have loaded, so that no panel moves', async () => {
    vi.spyOn(api.dashboard, 'summary').mockResolvedValue(OF_CUSTOMER);
    const views = Promise.withResolvers<PageViewUsage>();
    const visits = Promise.withResolvers<VisitSummary>();
    vi.spyOn(api.usage, 'pageViews').mockReturnValue(views.promise);
    vi.spyOn(api.analytics, 'summary').mockReturnValue(visits.promise);
    await renderScreen({ element: <SummaryPage /> });
    await screen.findByText('株式会社サンプル', { exact: false });
    expect(screen.queryByRole('region')).toBeNull();
    views.resolve(VIEWS);
    await screen.findByRole('region', { name: '今月の訪問' });
    expect(screen.queryByRole('region', { name: '新しいサイト' })).toBeNull();
    visits.resolve(VISITS);
    await screen.findByRole('region', { name: '新しいサイト' });
  });

  it('greets the login and shows figures, contract, sites and activity', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00.000Z'), toFake: ['Date'] });
    await show(OF_CUSTOMER);
    expect(screen.getByRole('heading', { level: 1, name: 'こんにちは、山田 花子さん' })).toBeDefined();
    expect(screen.getByText('株式会社サンプル · 2026年11月20日金曜日')).toBeDefined();
    expect(document.title).toBe('サマリー | Swipe Studio');

    const sites = panel('サイト');
    expect(sites.getByText('1,203', { exact: false })).toBeDefined();
    expect(sites.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['公開中1,200', '下書き3']);

    const contract = panel('ご契約');
    expect(contract.getByText('2026/01/01 〜 2026/12/01')).toBeDefined();
    expect(contract.getByText('契約期間は2026/12/01までです。')).toBeDefined();
    expect(contract.getByRole('meter', { name: '作成したサイト' }).getAttribute('aria-valuetext')).toBe('2 / 3');

    expect((await contract.findByRole('meter', { name: 'ページビュー' })).getAttribute('aria-valuetext')).toBe('31,000 / 60,000');
    expect(contract.getByText('追加料金 ¥2,000(税抜)')).toBeDefined();
    expect(targetOf(contract.getByRole('link', { name: 'サイト別に見る' }))).toBe('/admin-user/page-views');

    expect(targetOf(panel('新しいサイト').getByRole('link', { name: '春の新作' }))).toBe('/admin-user/site/abcdefghij12');
    expect(panel('最近の操作').getByText('サイトを公開', { exact: false })).toBeDefined();
    expect(targetOf(screen.getByRole('link', { name: 'サイトを作成する' }))).toBe('/admin-user/create-site');
    expect(screen.queryByRole('region', { name: 'ユーザー' })).toBeNull();
  });

  it('says that the site limit is reached, and hides the link to create a site', async () => {
    await show({
      ...OF_CUSTOMER,
      contract: { planName: 'light', isTrial: false, contractStart: null, contractEnd: null, sites: 1, maxSites: 1 },
    });
    expect(panel('ご契約').getByText('プランの上限に達しています。')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'サイトを作成する' })).toBeNull();
  });

  it('shows a new account the first steps, without warnings or locked functions (R-6.56)', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00.000Z'), toFake: ['Date'] });
    await show(OF_TRIAL, WITHOUT_REPORTS, 'はじめの3ステップ');
    const steps = panel('はじめの3ステップ');
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '最初のサイトを作る',
      '写真と文章を入れる',
      '公開する',
    ]);
    expect(targetOf(steps.getByRole('link', { name: 'サイトを作成する' }))).toBe('/admin-user/create-site');
    expect(screen.getAllByRole('link', { name: 'サイトを作成する' })).toHaveLength(1);
    for (const name of ['サイト', '新しいサイト', '今月の訪問']) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText('ご契約プランでは効果測定を利用できません')).toBeNull();
    const line = panel('ご契約').getByText(/^無料トライアルは2026\/12\/20までです。/);
    expect(line.closest('p')?.querySelector('svg')).toBeNull();
    expect(panel('最近の操作').getByText('まだ操作はありません。')).toBeDefined();
  });

  it('links to the editor of the first site until a site is published (R-6.56)', async () => {
    const draft = { ...OF_TRIAL, sites: { byStatus: { ...NO_SITES, DRAFT: 1 }, latest: [{ ...SITE, status: 'DRAFT' as const }] } };
    await show(draft, WITHOUT_REPORTS);
    const steps = panel('はじめの3ステップ');
    expect(steps.getAllByRole('img', { name: '完了' })).toHaveLength(1);
    expect(targetOf(steps.getByRole('link', { name: '編集を続ける' }))).toBe('/admin-user/site/abcdefghij12');
    expect(screen.queryByRole('region', { name: '今月の訪問' })).toBeNull();
  });

  it.each([
    ['2026-12-12', false, /2026\/12\/20までです/],
    ['2026-12-13', true, /2026\/12\/20で終わります/],
    ['2026-12-20', true, /本日で終わります/],
    ['2026-12-21', true, /終了しました/],
  ])('on %s, shows the end of the trial; as a warning: %s (R-6.57)', async (today, isWarning, text) => {
    vi.useFakeTimers({ now: new Date(`${today}T05:00:00.000Z`), toFake: ['Date'] });
    await show(OF_TRIAL, {}, 'はじめの3ステップ');
    const line = panel('ご契約').getByText(text).closest('p');
    expect(line?.querySelector('svg') !== null).toBe(isWarning);
  });

  it('hides the link to create a site from read-only logins', async () => {
    await show({ ...OF_CUSTOMER, sites: { byStatus: NO_SITES, latest: [] }, activity: null }, { authority: 'view' });
    expect(screen.queryByRole('link', { name: 'サイトを作成する' })).toBeNull();
    expect(screen.getByText('サイトが作成されると、ここに表示されます。')).toBeDefined();
    expect(screen.queryByRole('region', { name: '最近の操作' })).toBeNull();
  });
});

describe('SummaryPage of an OEM', () => {
  it('shows users by status and type, linked to the filtered list', async () => {
    await show(OF_OEM, OEM);
    const users = panel('ユーザー');
    expect(users.getByText('8', { exact: false, selector: 'p' })).toBeDefined();
    expect(users.getAllByRole('link').map((link) => [link.textContent, targetOf(link)])).toEqual([
      ['すべて見る', '/admin/user-list'],
      ['利用中7', '/admin/user-list?status=ACTIVE'],
      ['一時停止中1', '/admin/user-list?status=SUSPENDED'],
      ['OEM/EP管理者2', '/admin/user-list?type=oem-admin'],
      ['OEM/EPユーザー6', '/admin/user-list?type=oem-user'],
    ]);
    const latest = panel('新しいユーザー');
    expect(targetOf(latest.getByRole('link', { name: '青葉観光' }))).toBe(`/admin/user/${PERSON.id}`);
    expect(latest.getByText('一時停止中')).toBeDefined();
  });

  it('shows the licences, with a note if no licence is left', async () => {
    await show(OF_OEM, OEM);
    const contract = panel('ご契約');
    expect(contract.getByRole('meter', { name: '使用中のライセンス' }).getAttribute('aria-valuetext')).toBe('6 / 6');
    expect(contract.getByText('すべて使用中です。追加は運営にご相談ください。')).toBeDefined();
    expect(contract.getByText('0(上限なし)')).toBeDefined();
  });

  it('links to the creation of users below the OEM', async () => {
    await show({ ...OF_OEM, users: { byType: { 'oem-user': NO_ONE }, latest: [] } }, OEM);
    for (const link of screen.getAllByRole('link', { name: 'ユーザーを追加する' }))
      expect(targetOf(link)).toBe(`/admin/create-user/${OWNER}`);
    expect(screen.getByRole('heading', { name: '最初のユーザーを追加しましょう' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'ユーザー' })).toBeNull();
  });
});

describe('SummaryPage of the operator', () => {
  it('shows no contract, but the money that is open, overdue and received in this month (R-22.101)', async () => {
    const ages = { ...sumByAge([]), NOT_DUE: { invoices: 2, amount: 3_000 }, OVERDUE_30: { invoices: 1, amount: 400 } };
    const receivables = { accounts: [{ accountId: OWNER, companyName: '青葉観光', isOem: false, ages }], received: 50 };
    vi.spyOn(api.bill, 'receivables').mockResolvedValue({ receivables, nextCursor: null });
    await show({ ...OF_OEM, contract: null, licences: null }, { userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' });
    expect(screen.queryByRole('region', { name: 'ご契約' })).toBeNull();
    const money = panel('入金と未収');
    const figures = ['¥3,400', '¥400', '¥50'].map((name) => targetOf(money.getByRole('link', { name })));
    expect(figures).toEqual(['/master/payment-list?group=OPEN', '/master/payment-list?group=OVERDUE', '/master/accounting']);
    expect(targetOf(money.getByRole('link', { name: '内訳を見る' }))).toBe('/master/receivables');
  });
});

describe('SummaryPage', () => {
  it('offers a retry if the summary cannot be loaded', async () => {
    const call = vi
      .spyOn(api.dashboard, 'summary')
      .mockRejectedValueOnce(new ApiError({ kind: 'no-response' }))
      .mockResolvedValue(OF_CUSTOMER);
    const noResponse = new ApiError({ kind: 'no-response' });
    vi.spyOn(api.usage, 'pageViews').mockRejectedValue(noResponse);
    vi.spyOn(api.analytics, 'summary').mockRejectedValue(noResponse);
    await renderScreen({ element: <SummaryPage /> });
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    await screen.findByRole('region', { name: '新しいサイト' });
    await waitFor(() => expect(screen.queryByText('サマリーを読み込めませんでした')).toBeNull());
    expect(call).toHaveBeenCalledTimes(2);
  });
});
