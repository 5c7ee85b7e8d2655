import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BellItem } from '#shared/model/notices/bell.ts';
import { BellButton } from '#web/features/notices/shared/bell-button.tsx';
import { bellItemPath } from '#web/features/notices/shared/bell-item-path.ts';
import { MaintenanceBanners } from '#web/features/notices/shared/maintenance-banners.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const HOUR_MS = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const event = (kind: Extract<BellItem, { type: 'event' }>['kind'], differences: object = {}): BellItem => ({
  type: 'event',
  id: '01J00000000000000000000010',
  isRead: false,
  since: at(-1),
  kind,
  at: at(-1),
  siteId: null,
  name: '2026-12-000001',
  count: 1,
  ...differences,
});

let unread = 2;
beforeEach(() => {
  unread = 2;
  vi.spyOn(api.systemNoti, 'state').mockImplementation(() => Promise.resolve({ unread, banners: [] }));
  vi.spyOn(api.systemNoti, 'show').mockImplementation(() => Promise.resolve({ items: [event('invoice-issued')], unread, banners: [] }));
});
afterEach(() => vi.restoreAllMocks());

describe('BellButton', () => {
  it('shows the number of unread items, opens an item and marks it as read', async () => {
    const mark = vi.spyOn(api.systemNoti, 'markAsRead').mockImplementation(() => {
      unread = 1;
      return Promise.resolve({ unread, banners: [] });
    });
    const { path } = await renderScreen({ element: <BellButton /> });
    fireEvent.click(await screen.findByRole('button', { name: '通知(未読2件)' }));
    fireEvent.click(await screen.findByRole('link', { name: /請求書 2026-12-000001 が発行されました/ }));
    await waitFor(() => expect(path()).toBe('/admin-user/payment-list/2026-12-000001'));
    expect(mark).toHaveBeenCalledWith({ body: { noti_ids: ['01J00000000000000000000010'] } });
  });

  it('updates the number of 通知 when another tab has marked items as read (R-24.48)', async () => {
    await renderScreen({ element: <BellButton /> });
    await screen.findByRole('button', { name: '通知(未読2件)' });
    unread = 0;
    const other = new BroadcastChannel('bell');
    other.postMessage('read');
    expect(await screen.findByRole('button', { name: '通知' })).toBeDefined();
    other.close();
  });

  it.each([
    ['publication-failed', 'abcdefghijkl', '/admin-user/site/abcdefghijkl'],
    ['domain-live', 'abcdefghijkl', '/admin-user/site/abcdefghijkl'],
    ['comment', 'abcdefghijkl', '/admin-user/site/abcdefghijkl'],
    ['new-entries', 'abcdefghijkl', '/admin-user/site/list/abcdefghijkl'],
    ['export-finished', 'abcdefghijkl', '/admin-user/site/list/abcdefghijkl'],
    ['bulk-upload-finished', 'abcdefghijkl', '/admin-user/site/abcdefghijkl?bulk-upload'],
    ['import-finished', null, '/admin-user/user-list'],
    ['page-views', null, '/admin-user/page-views'],
    ['invoice-issued', null, '/admin-user/payment-list/2026-12-000001'],
    ['card-failed', null, '/admin-user/payment-list/2026-12-000001'],
    ['credit-note', null, '/admin-user/payment-list/2026-12-000001'],
    ['preview-approved', 'abcdefghijkl', '/admin-user/site/abcdefghijkl'],
  ] as const)('links the event %s of site %s to %s', (kind, siteId, expected) => {
    expect(bellItemPath(TEST_USER, event(kind, { siteId }))).toBe(expected);
  });
});

describe('MaintenanceBanners', () => {
  it.each([
    ['before', at(2), at(3), /^メンテナンスの予定/],
    ['during', at(-1), at(3), /^メンテナンス中です/],
  ] as const)('announces maintenance %s the maintenance period', async (_, startDate, endDate, text) => {
    const banner = { id: '01J00000000000000000000009', title: '定期メンテナンス', maintenance: { startDate, endDate } };
    vi.mocked(api.systemNoti.state).mockResolvedValue({ unread: 0, banners: [banner] });
    await renderScreen({ element: <MaintenanceBanners /> });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: '詳しく見る' }).getAttribute('href')).toBe(`/admin-user/notification/${banner.id}`);
  });
});
