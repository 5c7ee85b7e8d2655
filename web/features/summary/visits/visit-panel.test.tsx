import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { VisitSummary } from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS } from '#shared/model/analytics/visit-totals.ts';
import { VisitPanel } from '#web/features/summary/visits/visit-panel.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const OEM: Partial<UserInfo> = { userTypeId: 'OEM_MASTER', workRole: 'OEM_MASTER', routeSegment: 'admin' };
const WITHOUT_REPORTS: Partial<UserInfo> = { limits: { ...TEST_USER.limits, analytics: false } };

const totalsOf = (visits: number, conversions = 0) => ({ ...NO_VISITS, visits, conversions, converted: conversions });
const site = (siteId: string, visits: number, former: number) => ({
  siteId,
  siteName: `サイト${siteId}`,
  accountName: '青葉観光',
  isDeleted: false,
  totals: totalsOf(visits, 3),
  compared: totalsOf(visits, 3),
  previous: totalsOf(former),
});
const EMPTY: VisitSummary = {
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
const SUMMARY: VisitSummary = {
  ...EMPTY,
  countedUntil: '2026-11-20T05:00:00.000Z',
  totals: totalsOf(1_250, 31),
  compared: totalsOf(1_240, 31),
  previous: totalsOf(1_000, 31),
  top: [site('A', 1_000, 400), site('B', 240, 600)],
  changed: [site('A', 1_000, 400), site('B', 240, 600)],
  unvisited: [{ siteId: 'C', siteName: 'サイトC', accountName: '青葉観光' }],
};

const spyOnSummary = () => vi.spyOn(api.analytics, 'summary');
const show = (differences: Partial<UserInfo> = {}) => renderScreen({ element: <VisitPanel />, user: { ...TEST_USER, ...differences } });
const panel = () => within(screen.getByRole('region', { name: '今月の訪問' }));
const list = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => vi.restoreAllMocks());

describe('VisitPanel', () => {
  it('shows the figures of the month and their change since the month before', async () => {
    spyOnSummary().mockResolvedValue(SUMMARY);
    await show();
    expect(await screen.findByText('1,250')).toBeDefined();
    const figures = panel()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['1,250', '+24.0%(増)', '31', '変化なし', '2.5%', '−0.6pt(減)']);
    expect(panel().getByRole('link', { name: '効果測定を見る' }).getAttribute('href')).toBe('/admin-user/analytics');
  });

  it('lists the most visited, the most changed and the unvisited sites, each with a link to its report', async () => {
    spyOnSummary().mockResolvedValue(SUMMARY);
    await show();
    await screen.findByText('1,250');
    const rows = (name: string) =>
      list(name)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows('訪問の多いサイト')).toEqual(['サイトA訪問 1,000 · コンバージョン 3', 'サイトB訪問 240 · コンバージョン 3']);
    expect(rows('変化の大きいサイト')[1]).toMatch(/^サイトB−60.0%.*訪問 600 → 240$/);
    expect(list('訪問のない公開サイト').getByRole('link', { name: 'サイトC' }).getAttribute('href')).toBe('/admin-user/analytics?site=C');
  });

  it('names the account of each site for logins that manage several accounts', async () => {
    spyOnSummary().mockResolvedValue(SUMMARY);
    await show(OEM);
    await screen.findByText('1,250');
    expect(list('訪問の多いサイト').getAllByText('青葉観光')).toHaveLength(2);
  });

  it('says that the month has no visits, and lists the sites without visits', async () => {
    spyOnSummary().mockResolvedValue({ ...EMPTY, unvisited: SUMMARY.unvisited });
    await show();
    expect(await screen.findByRole('heading', { name: 'この月の訪問はまだありません' })).toBeDefined();
    expect(screen.queryByText('0')).toBeNull();
    expect(list('訪問のない公開サイト').getByRole('link', { name: 'サイトC' })).toBeDefined();
  });

  it('sends no request and links to the plans if the plan has no effect measurement', async () => {
    const read = spyOnSummary();
    await show(WITHOUT_REPORTS);
    expect(await screen.findByRole('heading', { name: 'ご契約プランでは効果測定を利用できません' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'プランを確認する' }).getAttribute('href')).toBe('/admin-user/check-plan');
    expect(read).not.toHaveBeenCalled();
  });

  it('offers a retry after a failure', async () => {
    const read = spyOnSummary()
      .mockRejectedValueOnce(new ApiError({ kind: 'no-response' }))
      .mockResolvedValue(SUMMARY);
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText('1,250')).toBeDefined();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
