import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { BellItem } from '#shared/model/notices/bell.ts';
import type { SystemNotice } from '#shared/model/notices/system-notice.ts';
import { CreateNoticePage } from '#web/features/notices/form/create-notice-page.tsx';
import { EditNoticePage } from '#web/features/notices/form/edit-notice-page.tsx';
import { NoticeListPage } from '#web/features/notices/manage/notice-list-page.tsx';
import { NoticePage } from '#web/features/notices/notice-page.tsx';
import { ReceivedListPage } from '#web/features/notices/received/received-list-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const NOTICE: SystemNotice = {
  id: '01J00000000000000000000009',
  title: '定期メンテナンス',
  url: '',
  content: 'ご迷惑をおかけします。',
  image: null,
  kind: 'maintenance',
  maintenance: { startDate: '2026-12-01T17:00:00.000Z', endDate: '2026-12-01T19:00:00.000Z' },
  receivers: ['oem-admin'],
  publishType: 'instant',
  startDate: '2026-11-20T05:00:00.000Z',
  endDate: null,
  isDraft: false,
  isMailed: true,
  status: 'public',
  version: 3,
  createdAt: '2026-11-20T05:00:00.000Z',
  updatedAt: '2026-11-20T05:00:00.000Z',
};
const ACCOUNTS = { 'oem-master': 3, 'oem-admin': 4, 'oem-user': 1_200, 'master-user': 50 };
const REACH = {
  reads: { 'oem-master': 0, 'oem-admin': 2, 'oem-user': 0, 'master-user': 0 },
  accounts: ACCOUNTS,
  mails: { sent: 4, isDone: true },
};
const refused = (code: 'version-conflict' | 'not-found') =>
  new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code }, message: null });

beforeEach(() => {
  vi.spyOn(api.systemNoti, 'receivers').mockResolvedValue({ accounts: ACCOUNTS });
  vi.spyOn(api.systemNoti, 'get').mockResolvedValue({ notice: NOTICE, reach: REACH });
});
afterEach(() => vi.restoreAllMocks());

const type = (label: RegExp, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

describe('NoticeListPage', () => {
  const listOf = (...notices: SystemNotice[]) =>
    vi.spyOn(api.systemNoti, 'list').mockResolvedValue({ notices, total: notices.length, nextCursor: null });

  it('shows kind, receivers and time of a notice, and deletes it after a confirmation', async () => {
    const toasts = recordToasts();
    listOf(NOTICE);
    const remove = vi.spyOn(api.systemNoti, 'remove').mockResolvedValue(null);
    await renderScreen({ element: <NoticeListPage />, user: MASTER });
    const head = await screen.findByRole('rowheader', { name: '定期メンテナンス' });
    const row = head.closest('tr');
    if (!row) throw new Error('No row');
    for (const text of ['公開中', 'メンテナンス', 'OEM/EP管理者', '2026/11/20 14:00 〜']) expect(within(row).getByText(text)).toBeDefined();
    press('「定期メンテナンス」の操作');
    fireEvent.click(await screen.findByRole('menuitem', { name: '削除する' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: NOTICE.id } }));
    await waitFor(() => expect(toasts()).toEqual(['「定期メンテナンス」を削除しました']));
  });

  it('reads the filter from the URL, and distinguishes an empty list from a filter without matches', async () => {
    const list = listOf();
    await renderScreen({ element: <NoticeListPage />, user: MASTER, search: '?status=draft&kind=unknown' });
    expect(await screen.findByText('条件に合う通知はありません')).toBeDefined();
    expect(list.mock.calls[0]?.[0]).toEqual({ query: { keyword: '', status: 'draft' } });
    await renderScreen({ element: <NoticeListPage />, user: MASTER });
    expect(await screen.findByText('まだ通知がありません')).toBeDefined();
    expect(screen.getAllByRole('link', { name: '通知を作成する' })).toHaveLength(1);
  });

  it('offers a retry after a failure', async () => {
    vi.spyOn(api.systemNoti, 'list').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await renderScreen({ element: <NoticeListPage />, user: MASTER });
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeDefined();
  });
});

describe('NoticeForm', () => {
  it('shows errors beside their fields, counts the receivers and publishes', async () => {
    const create = vi.spyOn(api.systemNoti, 'create').mockResolvedValue({ notice: NOTICE });
    const { path } = await renderScreen({ element: <CreateNoticePage />, user: MASTER });
    press('公開する');
    await waitFor(() => expect(screen.getByLabelText(/^タイトル/).getAttribute('aria-invalid')).toBe('true'));
    expect(create).not.toHaveBeenCalled();
    type(/^タイトル/, '新機能');
    type(/^本文/, '追加しました。');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'OEM/EP管理者(4件)' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /1,200件/ }));
    expect(screen.getByText(/いま1,204件のアカウント/)).toBeDefined();
    press('公開する');
    await waitFor(() => expect(path()).toBe(`/master/notification/${NOTICE.id}`));
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      body: { title: '新機能', receivers: ['oem-admin', 'oem-user'], isDraft: false, publishType: 'instant', endDate: null },
    });
  });

  it('reports a maintenance end before the maintenance start, and saves a draft with times in Japanese time', async () => {
    const create = vi.spyOn(api.systemNoti, 'create').mockResolvedValue({ notice: NOTICE });
    await renderScreen({ element: <CreateNoticePage />, user: MASTER });
    type(/^タイトル/, '停止');
    type(/^本文/, '停止します。');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^OEM\/EP管理者/ }));
    fireEvent.click(screen.getByRole('radio', { name: 'メンテナンス' }));
    type(/^メンテナンス開始/, '2026/12/02 04:00');
    type(/^メンテナンス終了/, '2026/12/02 02:00');
    press('下書きを保存する');
    await waitFor(() => expect(screen.getByLabelText(/^メンテナンス終了/).getAttribute('aria-invalid')).toBe('true'));
    type(/^メンテナンス終了/, '2026/12/02 06:00');
    press('下書きを保存する');
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      body: { isDraft: true, maintenance: { startDate: '2026-12-01T19:00:00.000Z', endDate: '2026-12-01T21:00:00.000Z' } },
    });
  });

  it('on version-conflict, opens the newer version and does not overwrite it', async () => {
    const update = vi.spyOn(api.systemNoti, 'update').mockRejectedValue(refused('version-conflict'));
    await renderScreen({ element: <EditNoticePage />, user: MASTER, at: `/edit/${NOTICE.id}`, route: '/edit/:id' });
    await screen.findByDisplayValue('定期メンテナンス');
    type(/^タイトル/, '変更');
    press('公開する');
    await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ body: { title: '変更', version: 3 } }));
    vi.mocked(api.systemNoti.get).mockResolvedValue({ notice: { ...NOTICE, title: 'ほかの人の変更', version: 4 }, reach: REACH });
    fireEvent.click(await screen.findByRole('button', { name: '最新の内容を開く' }));
    expect(await screen.findByDisplayValue('ほかの人の変更')).toBeDefined();
  });
});

describe('NoticePage', () => {
  const at = { at: `/notification/${NOTICE.id}`, route: '/notification/:id' };

  it('shows the operator how many accounts have read a notification', async () => {
    await renderScreen({ element: <NoticePage />, user: MASTER, ...at });
    const row = await screen.findByRole('row', { name: /OEM\/EP管理者/ });
    expect(row.textContent).toContain('42');
    expect(screen.getByText('メール: 4通を手配しました')).toBeDefined();
  });

  it('shows the notification to a receiver, and marks it as read', async () => {
    const { id, title, url, content, image, kind, maintenance, endDate } = NOTICE;
    const received = {
      type: 'notice' as const,
      isRead: false,
      since: NOTICE.createdAt,
      id,
      title,
      url,
      content,
      image,
      kind,
      maintenance,
      endDate,
    };
    vi.spyOn(api.systemNoti, 'received').mockResolvedValue({ notice: received });
    const mark = vi.spyOn(api.systemNoti, 'markAsRead').mockResolvedValue({ unread: 0, banners: [] });
    await renderScreen({ element: <NoticePage />, ...at });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText('2026/12/02 02:00 〜 2026/12/02 04:00(日本時間)')).toBeDefined();
    await waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { noti_ids: [id] } }));
  });

  it('reports a notification that does not exist', async () => {
    vi.spyOn(api.systemNoti, 'received').mockRejectedValue(refused('not-found'));
    await renderScreen({ element: <NoticePage />, ...at });
    expect(await screen.findByText('この通知はありません')).toBeDefined();
  });
});

describe('ReceivedListPage', () => {
  const EVENT: BellItem = {
    type: 'event',
    id: '01J00000000000000000000010',
    isRead: false,
    since: '2026-11-20T05:00:00.000Z',
    kind: 'new-entries',
    at: '2026-11-20T05:00:00.000Z',
    siteId: 'abcdefghijkl',
    name: '白樺ホテル',
    count: 12,
  };

  it('lists items with links to their subjects, and marks one or all as read', async () => {
    vi.spyOn(api.systemNoti, 'show').mockResolvedValue({ items: [EVENT], unread: 1, banners: [] });
    const mark = vi.spyOn(api.systemNoti, 'markAsRead').mockResolvedValue({ unread: 0, banners: [] });
    await renderScreen({ element: <ReceivedListPage /> });
    const link = await screen.findByRole('link', { name: /「白樺ホテル」に新しいお問い合わせが12件あります/ });
    expect(link.getAttribute('href')).toBe('/admin-user/site/list/abcdefghijkl');
    fireEvent.click(screen.getByRole('button', { name: /^既読にする/ }));
    await waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { noti_ids: [EVENT.id] } }));
    press('すべて既読にする');
    await waitFor(() => expect(mark).toHaveBeenCalledWith({ body: { all: true } }));
  });

  it('reads the filters for unread items and for a kind from the URL', async () => {
    const show = vi.spyOn(api.systemNoti, 'show').mockResolvedValue({ items: [], unread: 0, banners: [] });
    await renderScreen({ element: <ReceivedListPage />, search: '?show=unread&kind=maintenance' });
    expect(await screen.findByText('条件に合う通知はありません')).toBeDefined();
    expect(show.mock.calls[0]?.[0]).toEqual({ query: { filter: 'unread', kind: 'maintenance' } });
    await renderScreen({ element: <ReceivedListPage /> });
    expect(await screen.findByText('通知はありません')).toBeDefined();
  });
});
