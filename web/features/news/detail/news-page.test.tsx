import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News } from '#shared/model/news/news.ts';
import { NewsPage } from '#web/features/news/detail/news-page.tsx';
import { DRAFT_NEWS, NEWS, SITE_DOCUMENT, SITE_ID } from '#web/features/news/news-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const show = (news: News, user = TEST_USER) => {
  vi.spyOn(api.news, 'get').mockResolvedValue({ news });
  return renderScreen({
    element: <NewsPage />,
    at: `/admin-user/latest-information/${news.id}`,
    route: '/:segment/latest-information/:id',
    user,
  });
};
/** Returns the markup of the bar inside the preview's shadow root. */
const bar = (): HTMLElement | null => {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return roots.map((root) => root.querySelector<HTMLElement>('.news')).find((found) => found !== null) ?? null;
};

beforeEach(() => {
  vi.spyOn(api.news, 'figures').mockResolvedValue({
    figures: [{ siteId: SITE_ID, shown: 1_200, clicked: 34, closed: 5 }],
  });
  vi.spyOn(api.site, 'get').mockImplementation(async ({ params }) => ({
    site: { ...TEST_SITE, id: params.id, name: params.id === SITE_ID ? '白樺' : '冬の旅' },
    document: SITE_DOCUMENT,
    limits: TEST_USER.limits,
  }));
});
afterEach(() => vi.restoreAllMocks());

describe('NewsPage', () => {
  it('shows the item, its state as text, and its sites', async () => {
    await show(NEWS);
    expect(await screen.findByRole('heading', { level: 1, name: '冬のセール' })).toBeDefined();
    for (const text of ['公開中', 'すぐに表示され、2036/12/24 18:00に表示が終わります。', 'シートB1', '日時を指定', '한국어なし'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getAllByRole('link', { name: '白樺' })[0]?.getAttribute('href')).toBe(`/admin-user/notification-delivery/${SITE_ID}`);
    expect(screen.getByText('サイトは公開されていません')).toBeDefined();
  });

  it('shows how often visitors saw, clicked and closed the item on each site', async () => {
    await show(NEWS);
    const rowOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(await rowOf(/白樺/)).toEqual(['1,200', '34', '5']);
    expect(await rowOf(/冬の旅/)).toEqual(['0', '0', '0']);
  });

  it('previews the news bar in each language', async () => {
    await show(NEWS);
    await waitFor(() => expect(bar()?.querySelector('b')?.textContent).toBe('冬のセール'));
    await waitFor(() => expect(bar()?.querySelector('a')?.hidden).toBe(false));
    fireEvent.change(screen.getByRole('combobox', { name: '表示する言語' }), { target: { value: 'en' } });
    await waitFor(() => expect(bar()?.querySelector('b')?.textContent).toBe('Winter sale'));
    fireEvent.change(screen.getByRole('combobox', { name: '表示する言語' }), { target: { value: 'kr' } });
    await waitFor(() => expect(bar()?.querySelector('b')?.textContent).toBe('冬のセール'));
    expect(bar()?.closest('[inert]')).not.toBeNull();
  });

  it('offers the actions that the status allows, and opens the list after deletion', async () => {
    const remove = vi.spyOn(api.news, 'remove').mockResolvedValue(null);
    const { path } = await show(DRAFT_NEWS);
    expect(await screen.findByRole('button', { name: '今すぐ公開' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '今すぐ終了' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '削除' }));
    fireEvent.click(await screen.findByRole('button', { name: '削除する' }));
    await waitFor(() => expect(path()).toBe('/admin-user/latest-information'));
    expect(remove).toHaveBeenCalledWith({ params: { id: DRAFT_NEWS.id } });
  });

  it('offers no actions to logins that may only read', async () => {
    await show(NEWS, { ...TEST_USER, authority: 'view' });
    await screen.findByRole('heading', { level: 1, name: '冬のセール' });
    expect(screen.queryByRole('button', { name: '削除' })).toBeNull();
    expect(screen.queryByRole('link', { name: '編集する' })).toBeNull();
  });

  it('reports an item that does not exist', async () => {
    await show(NEWS);
    vi.mocked(api.news.get).mockRejectedValue(
      new ApiError({ kind: 'refused', status: 404, statusText: '', refusal: { code: 'not-found' }, message: null }),
    );
    await renderScreen({ element: <NewsPage />, at: '/admin-user/latest-information/x', route: '/:segment/latest-information/:id' });
    expect(await screen.findByText('最新情報が見つかりません')).toBeDefined();
    expect(screen.getByRole('link', { name: '一覧へ' }).getAttribute('href')).toBe('/admin-user/latest-information');
  });
});
