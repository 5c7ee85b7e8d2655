import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import { PageViewsPage } from '#web/features/usage/page-views-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const USAGE: PageViewUsage = {
  month: '2026-11',
  views: 8_200,
  late: 12,
  block: { size: 10_000, price: 1_000, used: { blocks: 1, charge: 0 }, left: 1_800 },
  forecast: { views: 12_300, blocks: 2, charge: 1_000 },
  sites: [
    { siteId: 'abcdefghij12', siteName: '春の新作', views: 8_000 },
    { siteId: 'abcdefghij13', siteName: '夏の新作', views: 200 },
  ],
};

async function show(usage: PageViewUsage | Error, search = '') {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00.000Z'), toFake: ['Date'] });
  const read = vi.spyOn(api.usage, 'pageViews');
  if (usage instanceof Error) read.mockRejectedValue(usage);
  else read.mockResolvedValue(usage);
  await renderScreen({ element: <PageViewsPage />, search });
  return read;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PageViewsPage', () => {
  it('hides the price and the forecast if they are zero', async () => {
    await show({
      ...USAGE,
      block: USAGE.block && { ...USAGE.block, price: 0 },
      forecast: USAGE.forecast && { ...USAGE.forecast, views: 0 },
    });
    await screen.findByRole('meter', { name: 'ページビュー' });
    expect(screen.queryByText(/追加料金がかかります/)).toBeNull();
    expect(screen.queryByText(/このペースだと/)).toBeNull();
  });

  it('shows the current month with the next block, the forecast and the sites', async () => {
    const read = await show(USAGE);
    const meter = await screen.findByRole('meter', { name: 'ページビュー' });
    expect(meter.getAttribute('aria-valuetext')).toBe('8,200 / 10,000');
    expect(screen.getByText('あと1,800 PVで追加料金がかかります(10,000 PVごとに¥1,000・税抜)。')).toBeDefined();
    expect(screen.getByText('このペースだと、今月は約12,300 PVです。')).toBeDefined();
    expect(screen.getByText('追加料金の見込み ¥1,000(税抜)')).toBeDefined();
    expect(screen.getByText('締め切り後に集計された12ページビューは、請求に含まれません。')).toBeDefined();
    expect(screen.getByRole('row', { name: '春の新作 8,000' })).toBeDefined();
    expect(read).toHaveBeenCalledWith({ query: { month: '2026-11' } }, expect.anything());
  });

  it('requests the month and account in the URL, and another month when it is selected', async () => {
    const read = await show(USAGE, '?month=2026-09&account=01J00000000000000000000001');
    await screen.findByRole('meter');
    expect(read).toHaveBeenCalledWith({ query: { month: '2026-09', accountId: '01J00000000000000000000001' } }, expect.anything());
    fireEvent.change(screen.getByRole('combobox', { name: '表示する月' }), { target: { value: '2026-10' } });
    const query = { month: '2026-10', accountId: '01J00000000000000000000001' };
    await waitFor(() => expect(read).toHaveBeenLastCalledWith({ query }, expect.anything()));
  });

  it('shows page views without a limit, and says that no site has page views', async () => {
    await show({ ...USAGE, block: null, forecast: null, sites: [], late: 0, views: 3 });
    expect(await screen.findByText('3(上限なし)')).toBeDefined();
    expect(screen.getByText('この月のページビューはまだありません')).toBeDefined();
  });

  it('reports an account that is not found', async () => {
    await show(
      new ApiError({ kind: 'refused', status: 404, statusText: '', refusal: { code: 'not-found' }, message: null }),
      '?account=01J00000000000000000000001',
    );
    expect(await screen.findByText('アカウントが見つかりません')).toBeDefined();
  });
});
