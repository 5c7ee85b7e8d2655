import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedNews } from '#shared/model/news/news.ts';
import { LatestInformationPage } from '#web/features/news/list/latest-information-page.tsx';
import { NotificationDeliveryPage } from '#web/features/news/list/notification-delivery-page.tsx';
import { LISTED, LISTED_DRAFT, NEWS, SITE_ID } from '#web/features/news/news-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const refused = (code: 'internal' | 'not-found' | 'version-conflict', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });
const list = (news: ListedNews[] = [LISTED, LISTED_DRAFT], nextCursor: string | null = null) =>
  vi.spyOn(api.news, 'list').mockResolvedValue({ news, nextCursor });
const VIEWER = { ...TEST_USER, authority: 'view' } as const;

const show = (search = '', user: typeof TEST_USER = TEST_USER) =>
  renderScreen({
    element: <LatestInformationPage />,
    at: '/admin-user/latest-information',
    route: '/:segment/latest-information',
    search,
    user,
  });
const showSite = (search = '', user: typeof TEST_USER = TEST_USER) =>
  renderScreen({
    element: <NotificationDeliveryPage />,
    at: `/admin-user/notification-delivery/${SITE_ID}`,
    route: '/:segment/notification-delivery/:siteId',
    search,
    user,
  });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const openMenu = async (title: string): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: `「${title}」の操作` }));
  return screen.findByRole('menu');
};
const choose = async (title: string, name: string): Promise<void> => {
  fireEvent.click(within(await openMenu(title)).getByRole('menuitem', { name }));
};

beforeEach(() => {
  localStorage.clear();
  const owner = { id: TEST_USER.workAccountId, companyName: TEST_USER.companyName };
  const site = { ...TEST_SITE, id: SITE_ID, name: '白樺', editedAt: TEST_SITE.updatedAt, owner, newEntries: 0 };
  vi.spyOn(api.site, 'list').mockResolvedValue({ sites: [site], nextCursor: null });
  vi.spyOn(api.news, 'siteFigures').mockResolvedValue({ figures: [{ newsId: NEWS.id, shown: 1_234, clicked: 56, closed: 7 }] });
  vi.spyOn(api.news, 'siteNews').mockResolvedValue({
    site: { id: SITE_ID, name: '白樺', languages: ['jp'] },
    news: [LISTED, LISTED_DRAFT],
    version: 5,
  });
});
afterEach(() => vi.restoreAllMocks());

describe('LatestInformationPage', () => {
  it('lists the news of all sites with content, status, times and sites (R-6.26)', async () => {
    list();
    await show();
    const first = await row(/冬のセール/);
    for (const text of [NEWS.content, '公開中', '2026/11/20 10:00', '2036/12/24 18:00まで', '2026/11/19 14:06', '白樺、冬の旅'])
      expect(first.getByText(text)).toBeDefined();
    expect(first.getByRole('link', { name: '冬のセール' }).getAttribute('href')).toBe(`/admin-user/latest-information/${NEWS.id}`);
    const draft = await row(/営業時間/);
    for (const text of ['下書き', '未定']) expect(draft.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: '最新情報を作成' }).getAttribute('href')).toBe('/admin-user/latest-information/create');
  });

  it('shows two sites of an item, and the number of the remaining sites', async () => {
    list([{ ...LISTED, siteCount: 12 }]);
    await show();
    expect((await row(/冬のセール/)).getByText('白樺、冬の旅 ほか10件')).toBeDefined();
  });

  it('keeps filter and order in the URL and sends them with the request', async () => {
    const asked = list();
    const { path } = await show(`?status=public&site=${SITE_ID}&sort=title&order=asc`);
    await row(/冬のセール/);
    expect(asked.mock.calls[0]?.[0].query).toEqual({ status: 'public', siteId: SITE_ID, sort: 'title', order: 'asc', limit: 50 });
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'サイト' })).value).toBe('白樺');
    fireEvent.change(screen.getByRole('combobox', { name: 'ステータス' }), { target: { value: 'expired' } });
    await waitFor(() => expect(path()).toContain('status=expired'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'キーワード' }), { target: { value: ' 冬 ' } });
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ keyword: '冬', status: 'expired', siteId: SITE_ID }));
  });

  it('sorts by a column', async () => {
    const asked = list();
    await show();
    await row(/冬のセール/);
    fireEvent.click(screen.getByRole('button', { name: '公開日時' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ sort: 'start', order: 'asc' }));
  });

  it('distinguishes an empty list from a filter without matches', async () => {
    list([]);
    await show();
    expect(await screen.findByText('最新情報はまだありません')).toBeDefined();
    const { path } = await show('?status=expired');
    expect(await screen.findByText('一致する最新情報はありません')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '条件をクリア' }));
    await waitFor(() => expect(path()).toBe('/admin-user/latest-information'));
  });

  it('offers a retry after a failure', async () => {
    const asked = vi.spyOn(api.news, 'list').mockRejectedValueOnce(refused('internal', 500));
    await show();
    asked.mockResolvedValue({ news: [LISTED], nextCursor: null });
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await row(/冬のセール/)).toBeDefined();
  });

  it('offers read-only logins only the detail of an item (R-2.23)', async () => {
    list();
    await show('', VIEWER);
    const menu = within(await openMenu('冬のセール'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['詳細を見る']);
    expect(screen.queryByRole('link', { name: '最新情報を作成' })).toBeNull();
  });
});

describe('LatestInformationPage: actions on news', () => {
  it('ends a visible item after confirmation, and sends the shown version', async () => {
    list();
    const end = vi.spyOn(api.news, 'end').mockResolvedValue({ news: { ...NEWS, status: 'expired' } });
    const toasts = recordToasts();
    await show();
    await choose('冬のセール', '今すぐ終了');
    expect(end).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: '終了する' }));
    await waitFor(() => expect(toasts()).toEqual(['「冬のセール」を終了しました']));
    expect(end).toHaveBeenCalledWith({ params: { id: NEWS.id }, body: { version: 3 } });
  });

  it('refuses to publish an item without a text', async () => {
    list([LISTED_DRAFT, { ...LISTED, status: 'expired' }]);
    const publish = vi.spyOn(api.news, 'publish').mockResolvedValue({ news: NEWS });
    const toasts = recordToasts();
    await show();
    await choose('営業時間のお知らせ', '今すぐ公開');
    expect(toasts()).toEqual(['公開できませんでした: 本文がありません。編集して入力してください。']);
    await choose('冬のセール', '今すぐ公開');
    fireEvent.click(await screen.findByRole('button', { name: '公開する' }));
    await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  });

  it('duplicates an item without confirmation', async () => {
    list();
    const duplicate = vi.spyOn(api.news, 'duplicate').mockResolvedValue({ news: NEWS });
    await show();
    await choose('冬のセール', '複製');
    await waitFor(() => expect(duplicate).toHaveBeenCalledWith({ params: { id: NEWS.id } }));
    expect(await screen.findByText('「冬のセール」を下書きとして複製しました')).toBeDefined();
  });

  it('deletes an item after confirmation', async () => {
    list();
    const remove = vi.spyOn(api.news, 'remove').mockResolvedValue(null);
    await show();
    await choose('冬のセール', '削除');
    expect(await screen.findByText('「冬のセール」をすべての配信サイトから削除します。')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: NEWS.id } }));
    expect(await screen.findByText('「冬のセール」を削除しました')).toBeDefined();
  });

  it('deletes the selected items, and reports how many were refused', async () => {
    list();
    const remove = vi.spyOn(api.news, 'remove').mockResolvedValueOnce(null).mockRejectedValueOnce(refused('internal', 500));
    const toasts = recordToasts();
    await show();
    for (const title of ['冬のセール', '営業時間のお知らせ'])
      fireEvent.click(await screen.findByRole('checkbox', { name: `「${title}」を選択する` }));
    fireEvent.click(screen.getByRole('button', { name: '削除する' }));
    expect(await screen.findByText('選択した2件を、すべての配信サイトから削除します。')).toBeDefined();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(toasts()[0]).toContain('1件を削除できませんでした'));
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('reports a version conflict, and reloads the list', async () => {
    const asked = list();
    vi.spyOn(api.news, 'end').mockRejectedValue(refused('version-conflict', 409));
    const toasts = recordToasts();
    await show();
    await choose('冬のセール', '今すぐ終了');
    fireEvent.click(await screen.findByRole('button', { name: '終了する' }));
    await waitFor(() => expect(toasts()).toEqual(['終了できませんでした: 他の人が先に更新しました。最新の内容を確認してください。']));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });
});

describe('NotificationDeliveryPage', () => {
  it('shows the news of one site with their figures, without a site filter', async () => {
    const asked = list();
    await showSite();
    const first = await row(/冬のセール/);
    expect(await first.findByText('1,234')).toBeDefined();
    for (const text of ['56', '7']) expect(first.getByText(text)).toBeDefined();
    expect(asked.mock.calls[0]?.[0].query).toMatchObject({ siteId: SITE_ID });
    expect(screen.queryByRole('combobox', { name: 'サイト' })).toBeNull();
    expect(screen.getByRole('link', { name: '白樺' }).getAttribute('href')).toBe(`/admin-user/site/${SITE_ID}`);
    expect(first.getByRole('link', { name: '冬のセール' }).getAttribute('href')).toBe(
      `/admin-user/notification-delivery/${SITE_ID}/detail/${NEWS.id}`,
    );
  });

  it('shows that the site has no news yet', async () => {
    list([]);
    await showSite();
    expect(await screen.findByText('最新情報はまだありません')).toBeDefined();
  });

  it('reports a site that does not exist', async () => {
    list();
    vi.spyOn(api.news, 'siteNews').mockRejectedValue(refused('not-found', 404));
    await showSite();
    expect(await screen.findByText('サイトが見つかりません')).toBeDefined();
    expect(screen.getByRole('link', { name: 'サイト制作へ' }).getAttribute('href')).toBe('/admin-user/site-list');
  });

  it('reorders by buttons, and sends the version that the previous move returned', async () => {
    list();
    const reorder = vi.spyOn(api.news, 'reorder').mockResolvedValueOnce({ version: 6 }).mockResolvedValueOnce({ version: 7 });
    await showSite('?view=order');
    fireEvent.click(await screen.findByRole('button', { name: '「冬のセール」を下へ' }));
    const titles = () =>
      within(screen.getByRole('list', { name: '最新情報の表示順' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    await waitFor(() => expect(titles()).toEqual(['営業時間のお知らせ', '冬のセール']));
    fireEvent.click(screen.getByRole('button', { name: '「冬のセール」を上へ' }));
    await waitFor(() => expect(reorder).toHaveBeenCalledTimes(2));
    expect(reorder.mock.calls.map(([{ body }]) => body)).toEqual([
      { newsIds: [LISTED_DRAFT.id, LISTED.id], version: 5 },
      { newsIds: [LISTED.id, LISTED_DRAFT.id], version: 6 },
    ]);
  });

  it('reloads the order after a version conflict', async () => {
    list();
    vi.spyOn(api.news, 'reorder').mockRejectedValue(refused('version-conflict', 409));
    const toasts = recordToasts();
    await showSite('?view=order');
    fireEvent.click(await screen.findByRole('button', { name: '「冬のセール」を下へ' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['表示順を変更できませんでした: 他の人が先に表示順を変更しました。最新の順番を読み込みました。']),
    );
    await waitFor(() => expect(vi.mocked(api.news.siteNews)).toHaveBeenCalledTimes(2));
  });

  it('hides the buttons for reordering from read-only logins', async () => {
    list();
    await showSite('?view=order', VIEWER);
    expect(await screen.findByRole('link', { name: '冬のセール' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '「冬のセール」を下へ' })).toBeNull();
  });
});
