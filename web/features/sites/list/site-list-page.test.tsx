import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { SiteListPage } from '#web/features/sites/list/site-list-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const OWN = { id: TEST_USER.workAccountId, companyName: TEST_USER.companyName };
const DRAFT: ListedSite = {
  ...TEST_SITE,
  name: '春の新作',
  numberVertical: 4,
  sheetCount: 5,
  editedAt: '2026-11-20T05:06:00.000Z',
  owner: OWN,
  newEntries: 0,
};
const LIVE: ListedSite = {
  ...DRAFT,
  id: 'abcdefghij13',
  name: '冬のセール',
  status: 'PUBLISH',
  url: 'http://abcdefghij13.sites.localhost:4000/',
};
const THEIRS: ListedSite = {
  ...DRAFT,
  id: 'abcdefghij14',
  name: '旅館',
  sheetCount: null,
  owner: { id: '01J00000000000000000000099', companyName: '湯川温泉' },
};

const refused = (code: 'internal' | 'plan-limit-reached', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });
const answer = (sites: ListedSite[], nextCursor: string | null = null) => ({ sites, nextCursor });
const list = () => vi.spyOn(api.site, 'list');
const use = (siteCount: number, maxSites: number | null) =>
  vi
    .spyOn(api.site, 'usage')
    .mockResolvedValue({ siteCount, isContractEnded: false, limits: { ...TEST_USER.limits, maxSites, maxSheets: 60 } });
const show = (search = '', user = TEST_USER) => renderScreen({ element: <SiteListPage />, search, user });
const OPERATOR = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' } as const;

const openMenu = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: `「${name}」の操作` }));
  return screen.findByRole('menu');
};

beforeEach(() => {
  localStorage.clear();
  use(2, 3);
});
afterEach(() => vi.restoreAllMocks());

describe('SiteListPage', () => {
  it('shows a customer cards with links to the editor, and how many sites the plan still allows', async () => {
    list().mockResolvedValue(answer([DRAFT, LIVE]));
    await show();
    const card = within((await screen.findAllByRole('article'))[0] ?? document.body);
    expect(card.getByRole('link', { name: '春の新作' }).getAttribute('href')).toBe('/admin-user/site/abcdefghij12');
    for (const text of ['下書き', '編集 2026/11/20 14:06']) expect(card.getByText(text)).toBeDefined();
    expect(await card.findByText('2行 × 4列 · 5 / 60シート')).toBeDefined();
    expect(card.queryByText(OWN.companyName)).toBeNull();
    expect(screen.getByText('2 / 3サイト')).toBeDefined();
    expect(screen.getByText('あと1サイト作成できます。')).toBeDefined();
  });

  it('links to the members, contacts and form entries of a site, with the number of unread entries', async () => {
    list().mockResolvedValue(answer([{ ...DRAFT, newEntries: 3 }, LIVE]));
    await show();
    const link = await screen.findByRole('link', { name: '未対応3件' });
    expect(link.getAttribute('href')).toBe('/admin-user/site/list/abcdefghij12');
    const menu = within(await openMenu('冬のセール'));
    expect(menu.getByRole('menuitem', { name: '会員・お問い合わせ' }).getAttribute('href')).toBe('/admin-user/site/list/abcdefghij13');
  });

  it('shows a table with owners to logins that see sites of other accounts', async () => {
    list().mockResolvedValue(answer([THEIRS, LIVE]));
    await show('', OPERATOR);
    const row = within(await screen.findByRole('row', { name: /旅館/ }));
    expect(row.getByText('湯川温泉')).toBeDefined();
    expect(row.getByText('8シート')).toBeDefined();
    expect(row.getByRole('link', { name: '旅館' }).getAttribute('href')).toBe('/master/site/abcdefghij14');
  });

  it('remembers the choice of table or cards', async () => {
    list().mockResolvedValue(answer([DRAFT]));
    await show();
    await screen.findByRole('article');
    fireEvent.click(screen.getByRole('radio', { name: '表' }));
    expect(await screen.findByRole('table')).toBeDefined();
    await show();
    expect(await screen.findByRole('table')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'カード' }));
    expect(await screen.findByRole('article')).toBeDefined();
  });

  it('keeps the filter in the URL and sends it with the request', async () => {
    const asked = list().mockResolvedValue(answer([DRAFT]));
    const { path } = await show('?status=DRAFT&sort=name&order=asc');
    await screen.findByRole('article');
    expect(asked.mock.calls[0]?.[0].query).toEqual({ status: 'DRAFT', sort: 'name', order: 'asc', limit: 50 });
    fireEvent.change(screen.getByRole('combobox', { name: 'ステータス' }), { target: { value: 'PUBLISH' } });
    await waitFor(() => expect(path()).toBe('/here?status=PUBLISH&sort=name&order=asc'));
    fireEvent.change(screen.getByRole('combobox', { name: '並べ替え' }), { target: { value: 'edited desc' } });
    await waitFor(() => expect(path()).toBe('/here?status=PUBLISH'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'キーワード' }), { target: { value: ' 春 ' } });
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ keyword: '春', status: 'PUBLISH' }));
    expect(screen.getByRole('combobox', { name: '並べ替え' }).hasAttribute('disabled')).toBe(true);
  });

  it('loads the next page, and lists a site only once if both pages contain it', async () => {
    const asked = list().mockImplementation(({ query }) =>
      Promise.resolve(query.cursor === undefined ? answer([DRAFT], 'next') : answer([DRAFT, LIVE])),
    );
    await show();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(asked.mock.calls.map(([{ query }]) => query.cursor)).toEqual([undefined, 'next']);
  });

  it('offers a next step if the list is empty, if no site matches the filter, and after a failure', async () => {
    const asked = list().mockResolvedValue(answer([]));
    await show();
    expect(await screen.findByText('まだサイトがありません')).toBeDefined();
    const { path } = await show('?status=EXPIRED&q=x');
    fireEvent.click(await screen.findByRole('button', { name: '条件をクリアする' }));
    await waitFor(() => expect(path()).toBe('/here'));
    asked.mockRejectedValueOnce(refused('internal', 500));
    const toasts = recordToasts();
    await show('?status=DRAFT');
    expect(await screen.findByText('サイトを読み込めませんでした')).toBeDefined();
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^サイトを読み込めませんでした: .+/)]));
    asked.mockResolvedValue(answer([DRAFT]));
    fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('article')).toBeDefined();
  });
});

describe('SiteListPage: menu of a site', () => {
  it('links to the editor, the preview and, if published, the site', async () => {
    list().mockResolvedValue(answer([DRAFT, LIVE]));
    await show();
    const ofDraft = within(await openMenu('春の新作'));
    expect(ofDraft.getByRole('menuitem', { name: '編集する' }).getAttribute('href')).toBe('/admin-user/site/abcdefghij12');
    expect(ofDraft.getByRole('menuitem', { name: 'プレビューする' }).getAttribute('href')).toBe('/site/abcdefghij12/preview');
    expect(ofDraft.queryByRole('menuitem', { name: '公開ページを開く' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const ofLive = within(await openMenu('冬のセール'));
    expect(ofLive.getByRole('menuitem', { name: '公開ページを開く' }).getAttribute('href')).toBe(LIVE.url);
  });

  it('duplicates the site under the entered name', async () => {
    const toasts = recordToasts();
    const asked = list().mockResolvedValue(answer([DRAFT]));
    const duplicate = vi.spyOn(api.site, 'duplicate').mockResolvedValue({ site: { ...DRAFT, id: 'abcdefghij15', name: '夏の新作' } });
    await show();
    fireEvent.click(within(await openMenu('春の新作')).getByRole('menuitem', { name: '複製する' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText('新しいサイトの名前');
    expect(name).toHaveProperty('value', '春の新作のコピー');
    fireEvent.change(name, { target: { value: '  ' } });
    fireEvent.click(dialog.getByRole('button', { name: '複製する' }));
    expect(await dialog.findByText('入力してください。')).toBeDefined();
    expect(duplicate).not.toHaveBeenCalled();
    fireEvent.change(name, { target: { value: ' 夏の新作 ' } });
    const before = asked.mock.calls.length;
    fireEvent.click(dialog.getByRole('button', { name: '複製する' }));
    expect(await screen.findByText('「夏の新作」を作成しました')).toBeDefined();
    expect(duplicate).toHaveBeenCalledWith({ params: { id: DRAFT.id }, body: { name: '夏の新作' } });
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
    expect(toasts()).toEqual(['「夏の新作」を作成しました']);
  });

  it('saves a site of the account as a template, and none of another account', async () => {
    const asked = list().mockResolvedValue(answer([THEIRS]));
    vi.spyOn(api.siteTemplate, 'list').mockResolvedValue({ templates: [], max: 50 });
    await show('', OPERATOR);
    expect(within(await openMenu('旅館')).queryByRole('menuitem', { name: 'テンプレートとして保存' })).toBeNull();
    document.body.replaceChildren();
    asked.mockResolvedValue(answer([DRAFT]));
    await show('', OPERATOR);
    fireEvent.click(within(await openMenu('春の新作')).getByRole('menuitem', { name: 'テンプレートとして保存' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'テンプレートとして保存' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/テンプレート名/).value).toBe('春の新作');
  });

  it('reports why a duplication failed', async () => {
    const toasts = recordToasts();
    list().mockResolvedValue(answer([THEIRS]));
    use(3, 3);
    vi.spyOn(api.site, 'duplicate').mockRejectedValue(refused('plan-limit-reached', 409));
    await show('', OPERATOR);
    fireEvent.click(within(await openMenu('旅館')).getByRole('menuitem', { name: '複製する' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '複製する' }));
    expect(await screen.findByText('サイトを複製できませんでした')).toBeDefined();
    expect(screen.getAllByText(/ご契約プランの上限に達しています/).length).toBeGreaterThan(0);
    expect(toasts()).toEqual([expect.stringMatching(/^サイトを複製できませんでした: ご契約プランの上限に達しています/)]);
  });

  it('reports why a deletion failed', async () => {
    const toasts = recordToasts();
    list().mockResolvedValue(answer([DRAFT]));
    vi.spyOn(api.site, 'delete').mockRejectedValue(refused('internal', 500));
    await show();
    fireEvent.click(within(await openMenu('春の新作')).getByRole('menuitem', { name: '削除する' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '春の新作' } });
    fireEvent.click(dialog.getByRole('button', { name: 'サイトを削除する' }));
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^サイトを削除できませんでした: .+/)]));
    expect(screen.getByRole('link', { name: '春の新作' })).toBeDefined();
  });

  it('disables duplication with the reason when the plan allows no more sites', async () => {
    list().mockResolvedValue(answer([DRAFT]));
    use(3, 3);
    await show();
    const create = await screen.findByRole('button', { name: 'サイトを作成する' });
    expect(create.getAttribute('aria-disabled')).toBe('true');
    const item = within(await openMenu('春の新作')).getByRole('menuitem', { name: /^複製する/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('3サイトまで');
    fireEvent.click(item);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers only viewing to read-only logins', async () => {
    list().mockResolvedValue(answer([DRAFT]));
    await show('', { ...TEST_USER, authority: 'view' });
    const menu = within(await openMenu('春の新作'));
    expect(menu.getByRole('menuitem', { name: '内容を見る' })).toBeDefined();
    for (const name of ['複製する', '削除する']) expect(menu.queryByRole('menuitem', { name })).toBeNull();
  });

  it('offers only viewing for an expired site, with the reason', async () => {
    list().mockResolvedValue(answer([{ ...DRAFT, status: 'EXPIRED' }]));
    await show();
    const menu = within(await openMenu('春の新作'));
    expect(menu.getByRole('menuitem', { name: '内容を見る' })).toBeDefined();
    for (const name of [/^複製する/, /^削除する/]) {
      const item = menu.getByRole('menuitem', { name });
      expect([item.getAttribute('aria-disabled'), item.textContent]).toEqual(['true', expect.stringContaining('ご契約が終了している')]);
      fireEvent.click(item);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('offers the operator every action on an expired site', async () => {
    list().mockResolvedValue(answer([{ ...DRAFT, status: 'EXPIRED' }]));
    await show('', OPERATOR);
    const menu = within(await openMenu('春の新作'));
    expect(menu.getByRole('menuitem', { name: '編集する' })).toBeDefined();
    expect(menu.getByRole('menuitem', { name: '削除する' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('deletes the site after its name has been typed, and removes it from the list at once', async () => {
    // The request of the updated list never resolves, because the removal must not depend on it.
    const asked = list()
      .mockResolvedValueOnce(answer([DRAFT, LIVE]))
      .mockReturnValue(new Promise(() => undefined));
    const remove = vi.spyOn(api.site, 'delete').mockResolvedValue(null);
    const toasts = recordToasts();
    await show();
    fireEvent.click(within(await openMenu('春の新作')).getByRole('menuitem', { name: '削除する' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'サイトを削除する' }));
    expect(await dialog.findByText('入力された名前が一致しません。')).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '春の新作' } });
    fireEvent.click(dialog.getByRole('button', { name: 'サイトを削除する' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '春の新作' })).toBeNull());
    expect(remove).toHaveBeenCalledWith({ params: { id: DRAFT.id } });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(toasts()).toEqual(['「春の新作」をゴミ箱に移動しました']);
  });
});

it('SiteListPage exports the filtered sites as CSV', async () => {
  list().mockResolvedValue(answer([DRAFT]));
  const asked = vi.spyOn(api.site, 'export').mockReturnValue(new Promise(() => undefined));
  await show('?status=DRAFT&q=春');
  fireEvent.click(await screen.findByRole('button', { name: 'CSVを書き出す' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0].query).toEqual({
    keyword: '春',
    status: 'DRAFT',
    sort: 'edited',
    order: 'desc',
    language: 'jp',
    format: 'csv',
  });
});
