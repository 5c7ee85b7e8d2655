import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { NO_VISITS } from '#shared/model/analytics/visit-totals.ts';
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx';
import * as charts from '#web/features/analytics/charts/lazy-charts.ts';
import { ACCOUNT_OVERVIEW, EMPTY_OVERVIEW, LANDING, POPUPS, SITE_OVERVIEW, SWIPE } from '#web/features/analytics/report-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import * as csvSaving from '#web/ui/table-export/save-csv.ts';

const SITE = 'abcdefghij12';
const ACCOUNT = '01J00000000000000000000001';

const refusal = (code: ErrorCode, status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });

async function show(search: string, user: Partial<UserInfo> = {}): Promise<{ path: () => string }> {
  return renderScreen({ element: <AnalyticsPage />, search, user: { ...TEST_USER, ...user } });
}

/** Returns the texts of a card, without the explanation. */
const card = async (name: string): Promise<string> => (await screen.findByRole('listitem', { name })).textContent;

const cellsOf = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader').textContent, ...cellsOf(row)]);

const open = async (tab: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('tab', { name: tab }));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:10:00.000Z'), toFake: ['Date'] });
  vi.spyOn(csvSaving, 'saveCsv').mockReturnValue(undefined);
  // jsdom has no layout, so charts are replaced.
  const exported: Record<keyof typeof charts, object> = charts;
  for (const name of ['LazyLineChart', 'LazyBarChart'] as const)
    vi.spyOn(exported, name, 'get').mockReturnValue(lazy(async () => ({ default: () => null })));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('AnalyticsPage of all sites', () => {
  it('compares the running month with the month before, and links each site to its report', async () => {
    const read = vi.spyOn(api.analytics, 'account').mockResolvedValue(ACCOUNT_OVERVIEW);
    await show('');
    expect(await card('訪問数')).toBe('訪問数1,240+20.0%(増)19日まで1,200(前月1,000)');
    expect(await card('コンバージョン数')).toBe('コンバージョン数40−20.0%(減)19日まで40(前月50)');
    expect(await card('訪問者数')).toBe('訪問者数900−2.2%(減)19日まで880(前月900)');
    expect(await card('ポップアップクリック数')).toBe('ポップアップクリック数15前月は019日まで15(前月0)');
    expect(await card('平均滞在時間')).toContain('1:05');
    expect(await card('コンバージョン率')).toContain('2.5%');
    expect(
      screen.getByText('1日から19日までを前月の同じ期間と比べています。今日はまだ終わっていないため、比較に含めません。'),
    ).toBeDefined();
    expect(screen.getByText('2026/11/20 14:05までの訪問を集計しています', { exact: false })).toBeDefined();
    expect(screen.getByRole('link', { name: '春の新作' }).getAttribute('href')).toBe('/here?site=abcdefghij12');
    expect(within(screen.getByRole('region', { name: '訪問のない公開中のサイト' })).getByRole('link', { name: '秋の新作' })).toBeDefined();
    expect(read).toHaveBeenCalledWith({ query: { month: '2026-11' } }, expect.anything());
  });

  it('explains on request how a figure is counted', async () => {
    vi.spyOn(api.analytics, 'account').mockResolvedValue(ACCOUNT_OVERVIEW);
    await show('');
    fireEvent.click(await screen.findByRole('button', { name: '「完読率」の数え方' }));
    expect(await screen.findByText('2枚以上ある行または列の、最後のシートまで進んだ訪問の割合です。')).toBeDefined();
  });

  it('keeps month, filter and account in the URL and sends them with the request', async () => {
    const read = vi.spyOn(api.analytics, 'account').mockResolvedValue(ACCOUNT_OVERVIEW);
    const { path } = await show(`?account=${ACCOUNT}&month=2026-10&device=nonsense`);
    await screen.findByRole('listitem', { name: '訪問数' });
    fireEvent.change(screen.getByRole('combobox', { name: '端末' }), { target: { value: 'phone' } });
    const query = { month: '2026-10', accountId: ACCOUNT, device: 'phone' };
    await waitFor(() => expect(read).toHaveBeenLastCalledWith({ query }, expect.anything()));
    expect(path()).toBe(`/here?account=${ACCOUNT}&month=2026-10&device=phone`);
    fireEvent.click(screen.getByRole('button', { name: '絞り込みを解除する' }));
    await waitFor(() => expect(path()).toBe(`/here?account=${ACCOUNT}&month=2026-10`));
  });

  it.each(['2026-12', '2025-10', 'x'])('shows the current month if the URL names %s, a month without a report', async (month) => {
    const read = vi.spyOn(api.analytics, 'account').mockResolvedValue(ACCOUNT_OVERVIEW);
    await show(`?month=${month}`);
    await screen.findByRole('listitem', { name: '訪問数' });
    expect(read).toHaveBeenCalledWith({ query: { month: '2026-11' } }, expect.anything());
  });

  it('sorts the sites and saves the rows as CSV', async () => {
    vi.spyOn(api.analytics, 'account').mockResolvedValue(ACCOUNT_OVERVIEW);
    await show('', { workRole: 'OEM_MASTER' });
    const table = await screen.findByRole('table', { name: 'サイト別' });
    fireEvent.click(within(table).getByRole('button', { name: '訪問数' }));
    expect(rowsOf(table).map(([name]) => name)).toEqual(['=夏の新作(削除済み)', '春の新作']);
    fireEvent.click(within(screen.getByRole('region', { name: 'サイト別' })).getByRole('button', { name: 'CSVを保存する' }));
    const [csv, name] = vi.mocked(csvSaving.saveCsv).mock.calls[0] ?? [];
    expect(name).toBe('効果測定_2026-11');
    const lines = csv?.split('\r\n');
    expect(lines?.[0]).toBe(
      '"サイト","アカウント","訪問数","訪問数(比べた期間)","訪問数(前月)","シート表示数","訪問者数","訪問あたりのシート数","平均滞在時間(秒)","完読率","CTAクリック数","ポップアップクリック数","コンバージョン数","コンバージョン率"',
    );
    expect(lines?.slice(1)).toEqual([
      `"'=夏の新作(削除済み)","青葉観光","3","3","0","3","0","1.0","0.0","0.0%","0","0","0","0.0%"`,
      '"春の新作","青葉観光","1240","1200","1000","3100","900","2.5","65.0","20.0%","120","15","40","2.5%"',
      '',
    ]);
  });

  it('shows a deleted site without a link, since it has no report', async () => {
    vi.spyOn(api.analytics, 'account').mockResolvedValue(ACCOUNT_OVERVIEW);
    await show('');
    const table = within(await screen.findByRole('table', { name: 'サイト別' }));
    expect(table.getByRole('rowheader', { name: '=夏の新作(削除済み)' })).toBeDefined();
    expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['春の新作']);
  });

  it.each([
    ['a month that is over', { isRunning: false, comparedDays: 31 }, '訪問数1,240+20.0%(増)前月 1,000', '前月と比べています。'],
    ['the first day of a month', { comparedDays: 0 }, '訪問数1,240比較できません', '月の最初の日が終わると、前月と比べられます。'],
    [
      'a filtered month that is not over',
      { comparedDays: 0, days: [] },
      '訪問数1,240比較できません',
      '絞り込んでいる間は、終わっていない月を前月と比べません。',
    ],
  ])('shows the comparison with the month before, or why it is missing: %s', async (_name, differences, text, note) => {
    vi.spyOn(api.analytics, 'account').mockResolvedValue({ ...ACCOUNT_OVERVIEW, ...differences });
    await show('');
    expect(await card('訪問数')).toBe(text);
    expect(screen.getByText(note)).toBeDefined();
  });

  it('says that no visits match the filters or, if no filter is set, that the month has no visits', async () => {
    vi.spyOn(api.analytics, 'account').mockResolvedValue({
      ...ACCOUNT_OVERVIEW,
      totals: NO_VISITS,
      compared: NO_VISITS,
      previous: NO_VISITS,
      sites: [],
    });
    const { path } = await show('?source=search');
    expect(await screen.findByText('条件に一致する訪問はありません')).toBeDefined();
    for (const button of screen.getAllByRole('button', { name: '絞り込みを解除する' })) fireEvent.click(button);
    await waitFor(() => expect(path()).toBe('/here'));
    expect(await screen.findByText('この月の訪問はまだありません')).toBeDefined();
  });

  it('reports an account that is not found', async () => {
    vi.spyOn(api.analytics, 'account').mockRejectedValue(refusal('not-found', 404));
    await show(`?account=${ACCOUNT}`);
    expect(await screen.findByText('アカウントが見つかりません')).toBeDefined();
  });
});

describe('AnalyticsPage of a site', () => {
  it('shows the figures by day as a table, and the events of the days', async () => {
    const read = vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    await show(`?site=${SITE}`);
    expect(await card('訪問数')).toContain('1,240');
    expect(document.title).toBe('春の新作の効果測定 | Swipe Studio');
    expect(screen.getByText('ポップアップ開始: 先行予約')).toBeDefined();
    expect(screen.getByRole('img', { name: /最大は2026\/11\/02の640/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '表で見る' }));
    expect(rowsOf(screen.getByRole('table', { name: '日ごとの推移' })).map((row) => row.slice(0, 3))).toEqual([
      ['2026/11/01', '600', '1,550'],
      ['2026/11/02', '640', '1,550'],
    ]);
    await waitFor(() => expect(read).toHaveBeenCalledWith({ params: { siteId: SITE }, query: { month: '2026-10' } }, expect.anything()));
  });

  it('shows how visitors answered the question for consent, only if some did (R-14.104)', async () => {
    const consents = [
      { day: '2026-11-01', accepted: 5, declined: 1, withdrawn: 0 },
      { day: '2026-11-02', accepted: 4, declined: 2, withdrawn: 1 },
    ];
    const read = vi.spyOn(api.analytics, 'site').mockResolvedValue({ ...SITE_OVERVIEW, consents });
    await show(`?site=${SITE}`);
    const panel = await screen.findByRole('region', { name: 'Cookieへの同意' });
    expect(
      within(panel)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['9', '3', '75.0%', '1']);
    read.mockResolvedValue(SITE_OVERVIEW);
    await show(`?site=${SITE}&month=2026-10`);
    expect(await card('訪問数')).toContain('1,240');
    expect(screen.queryByRole('region', { name: 'Cookieへの同意' })).toBeNull();
  });

  it('creates a PDF of the shown month in the background, and links to the file', async () => {
    sessionStorage.clear();
    vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    const job = { id: ACCOUNT, state: 'queued', progress: { done: 0, total: 0 }, url: null } as const;
    const start = vi.spyOn(api.analytics, 'startReport').mockResolvedValue({ report: job });
    const url = 'https://storage.example.com/report.pdf';
    const read = vi.spyOn(api.analytics, 'getReport').mockResolvedValue({ report: { ...job, state: 'done', url } });
    await show(`?site=${SITE}&month=2026-10&language=en&device=phone`);
    fireEvent.click(await screen.findByRole('button', { name: 'PDFレポート' }));
    expect((await screen.findByRole('link', { name: 'ダウンロードする' })).getAttribute('href')).toBe(url);
    const params = { siteId: SITE };
    expect(start).toHaveBeenCalledWith({ params, body: { month: '2026-10', language: 'jp', visitLanguage: 'en' } });
    expect(read).toHaveBeenCalledWith({ params: { siteId: SITE, reportId: ACCOUNT } }, expect.anything());
  });

  it('says that no visit has been counted yet', async () => {
    vi.spyOn(api.analytics, 'site').mockResolvedValue(EMPTY_OVERVIEW);
    await show(`?site=${SITE}`);
    expect(await screen.findByText('この月の訪問はまだありません')).toBeDefined();
    expect(screen.getByText('まだ集計された訪問はありません', { exact: false })).toBeDefined();
  });

  it('marks the current day as incomplete', async () => {
    const today = { day: '2026-11-20', totals: { ...NO_VISITS, visits: 3 } };
    const read = vi.spyOn(api.analytics, 'site').mockResolvedValue({ ...SITE_OVERVIEW, days: [...SITE_OVERVIEW.days, today] });
    await show(`?site=${SITE}`);
    expect(await screen.findByText('今日の数値は集計の途中です。')).toBeDefined();
    read.mockResolvedValue(SITE_OVERVIEW);
    await show(`?site=${SITE}`);
    await screen.findByRole('listitem', { name: '訪問数' });
    expect(screen.queryByText('今日の数値は集計の途中です。')).toBeNull();
  });

  it('loads the tab in the URL while the overview of the site is still loading', async () => {
    vi.spyOn(api.analytics, 'site').mockReturnValue(new Promise(() => undefined));
    vi.spyOn(api.analytics, 'landing').mockResolvedValue(LANDING);
    await show(`?site=${SITE}&tab=landing`);
    expect(await screen.findByRole('table', { name: '最初に表示されたシート' })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'LP分析' }).getAttribute('aria-selected')).toBe('true');
  });

  it('explains that the plan has no effect measurement, and links to the plans', async () => {
    vi.spyOn(api.analytics, 'site').mockRejectedValue(refusal('plan-limit-reached', 409));
    await show(`?site=${SITE}`);
    expect(await screen.findByText('ご契約プランでは効果測定を利用できません')).toBeDefined();
    expect(screen.getByRole('link', { name: 'プランを確認する' }).getAttribute('href')).toBe('/admin-user/check-plan');
  });

  it('scrolls the selected tab into view', async () => {
    vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    vi.spyOn(api.analytics, 'popups').mockResolvedValue(POPUPS);
    const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    await show(`?site=${SITE}&tab=popups`);
    const tab = await screen.findByRole('tab', { selected: true });
    expect(left.mock.contexts).toContain(tab);
    expect(tab.parentElement?.scrollLeft).toBe(500);
  });

  it('reports a site that is not found, and offers a retry when loading fails', async () => {
    const read = vi.spyOn(api.analytics, 'site').mockRejectedValue(refusal('not-found', 404));
    await show(`?site=${SITE}`);
    expect(await screen.findByText('サイトが見つかりません')).toBeDefined();
    read.mockRejectedValueOnce(new ApiError({ kind: 'no-response' })).mockResolvedValue(SITE_OVERVIEW);
    await show(`?site=${SITE}`);
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await card('訪問数')).toContain('1,240');
  });

  it('shows landing sheets, sources and loading times of a month in one language', async () => {
    vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    const read = vi.spyOn(api.analytics, 'landing').mockResolvedValue(LANDING);
    const { path } = await show(`?site=${SITE}&language=en`);
    await open('LP分析');
    expect(rowsOf(await screen.findByRole('table', { name: '最初に表示されたシート' }))).toEqual([
      ['A1 春の便り', '1,000', '250', '25.0%', '30'],
      ['削除されたシート', '240', '60', '25.0%', '1'],
    ]);
    expect(rowsOf(screen.getByRole('table', { name: '流入元' })).map((row) => row.slice(0, 3))).toEqual([
      ['検索', '930', '75.0%'],
      ['直接', '310', '25.0%'],
    ]);
    expect(rowsOf(screen.getByRole('table', { name: '参照元のサイト' }))).toEqual([
      ['www.google.com', '800'],
      ['その他', '130'],
    ]);
    expect(screen.getByText('utm_source などのパラメータを付けたアドレスからの訪問はありません。')).toBeDefined();
    expect(within(screen.getByRole('region', { name: '最初の画像が表示されるまで' })).getByText('1.3秒以下')).toBeDefined();
    expect(screen.getByText('計測された訪問はまだありません。')).toBeDefined();
    expect(read).toHaveBeenCalledWith({ params: { siteId: SITE }, query: { period: '2026-11', language: 'en' } }, expect.anything());
    expect(path()).toBe(`/here?site=${SITE}&language=en&tab=landing`);
  });

  it('ranks sheets, or explains why there is no ranking', async () => {
    vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    vi.spyOn(api.analytics, 'swipe').mockResolvedValue(SWIPE);
    vi.spyOn(api.analytics, 'popups').mockResolvedValue(POPUPS);
    await show(`?site=${SITE}&tab=rankings`);
    const clicks = await screen.findByRole('table', { name: 'CTAクリック数' });
    expect(within(clicks).getAllByRole('row')[1]?.textContent).toBe('1A1010');
    expect(screen.getByText('ランキングには、コンバージョンのあったシートが10枚以上必要です。この月は2枚です。')).toBeDefined();
    expect(
      await screen.findByText('ランキングには、ポップアップのあるシートが10枚以上必要です。このサイトには4枚あります。'),
    ).toBeDefined();
  });

  it('shows how many applications each popup can still accept', async () => {
    vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    vi.spyOn(api.analytics, 'popups').mockResolvedValue(POPUPS);
    await show(`?site=${SITE}&tab=popups`);
    expect(rowsOf(await screen.findByRole('table', { name: 'ポップアップ別' }))).toEqual([
      ['先行予約', '2026/11/01 09:00から', '200', '30', '15.0%', '2', '120', '7 / 10'],
      ['ポップアップ2(削除済み)', '2026/11/01 09:00から', '200', '30', '15.0%', '2', '120', '上限なし'],
    ]);
    expect(screen.getByRole('region', { name: '「先行予約」の日ごとの推移' })).toBeDefined();
  });

  it('shows the visits of the last half hour, and stops updating on request', async () => {
    vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    const [first] = SWIPE.sheets;
    const minutes = Array.from({ length: 30 }, (_, index) => index);
    const sheets = first ? [{ sheet: first.sheet, visits: 5 }] : [];
    vi.spyOn(api.analytics, 'live').mockResolvedValue({ at: '2026-11-20T05:09:30.000Z', share: 1, visits: 12, sheets, minutes });
    await show(`?site=${SITE}&tab=live`);
    expect((await screen.findByRole('region', { name: '直近30分の訪問' })).textContent).toContain('12');
    expect(screen.getByText('2026/11/20 14:09時点')).toBeDefined();
    expect(rowsOf(screen.getByRole('table', { name: '最後に見ていたシート' }))).toEqual([['A1', '5']]);
    fireEvent.click(screen.getByRole('switch', { name: '20秒ごとに更新する' }));
    expect(screen.getByRole('switch', { checked: false })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: '月' })).toBeNull();
    expect(screen.queryByText(/だけを集計しています/)).toBeNull();
  });

  it('shows the counted share if only part of the visits of the last half hour is counted', async () => {
    vi.spyOn(api.analytics, 'site').mockResolvedValue(SITE_OVERVIEW);
    const minutes = Array.from({ length: 30 }, () => 0);
    vi.spyOn(api.analytics, 'live').mockResolvedValue({ at: '2026-11-20T05:09:30.000Z', share: 0.125, visits: 12, sheets: [], minutes });
    await show(`?site=${SITE}&tab=live`);
    expect((await screen.findByText(/だけを集計しています/)).textContent).toContain('12.5%');
  });
});
