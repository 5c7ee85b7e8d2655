import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { COLUMNS, COUNTS, ENTRY, entryDetailOf, OTHER_ENTRY, SITE_ID } from '#web/features/visitors/visitor-fixture.ts';
import { AT, refused, row, show, stubLists } from '#web/features/visitors/visitor-lists-fixture.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';

const VIEWER: UserInfo = { ...TEST_USER, authority: 'view' };

beforeEach(stubLists);
afterEach(() => vi.restoreAllMocks());

describe('VisitorListsPage', () => {
  it('shows the numbers of rows and unread entries on the tabs, and the contacts with a column for each form field', async () => {
    await show();
    await row(/hanako@example.com/);
    expect((await screen.findByRole('tab', { name: /CONTACT\s*45\s*未対応2件/ })).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: /会員\s*40/ })).toBeDefined();
    const cells = within(await row(/hanako@example.com/));
    for (const text of ['新規', '花子商店', '2026/11/20 14:05', '日本語', '未定']) expect(cells.getByText(text)).toBeDefined();
    expect(within(await row(/taro@example.com/)).getByLabelText('メモあり')).toBeDefined();
    expect(screen.queryByText('Your message(削除済みの項目)')).toBeNull();
  });

  it('shows name and state of the site, and links to its editor', async () => {
    await show();
    const name = await screen.findByRole('link', { name: '港のホテル' });
    expect(name.getAttribute('href')).toBe(`/admin-user/site/${SITE_ID}`);
    expect(screen.getByText('公開中')).toBeDefined();
    expect(document.title).toContain('港のホテルの会員・お問い合わせ');
  });

  it('reads the filter from the URL and sends it with the request', async () => {
    const { path } = await show('?list=contact&q=tea&lang=en&state=done&from=2026-11-01');
    await row(/hanako@example.com/);
    expect(vi.mocked(api.siteContact.list).mock.lastCall?.[0]).toMatchObject({
      params: { id: SITE_ID },
      query: { keyword: 'tea', lang: 'en', state: 'done', from: '2026-11-01' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: '状況' }), { target: { value: 'spam' } });
    await waitFor(() => expect(path()).toContain('state=spam'));
    expect(path()).toContain('list=contact');
  });

  it('reports days in the wrong order, and sends no request', async () => {
    await show('?from=2026-11-22&to=2026-11-01');
    expect(await screen.findByText('開始日以降の日付を指定してください。')).toBeDefined();
    expect(api.siteContact.list).not.toHaveBeenCalled();
  });

  it('prefers columns of current form fields over columns of removed form fields', async () => {
    const removed = ['a', 'b', 'c'].map((id) => ({ id, key: null, titles: { jp: `旧${id}` }, isCurrent: false }));
    vi.mocked(api.siteContact.list).mockResolvedValue({ entries: [ENTRY], columns: [...removed, ...COLUMNS], nextCursor: null });
    await show();
    expect(await screen.findByRole('columnheader', { name: '会社名' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: /旧/ })).toBeNull();
  });

  it('switches between the lists', async () => {
    const { path } = await show();
    fireEvent.click(await screen.findByRole('tab', { name: /会員/ }));
    await row(/member@example.com/);
    expect(path()).toBe(`${AT}?list=membership`);
  });

  it('says that there are no entries, and clears a filter without matches', async () => {
    vi.mocked(api.siteContact.list).mockResolvedValue({ entries: [], columns: [], nextCursor: null });
    await show();
    expect(await screen.findByText('まだお問い合わせがありません')).toBeDefined();
    const { path } = await show('?q=nothing');
    fireEvent.click(await screen.findByRole('button', { name: '条件をクリアする' }));
    await waitFor(() => expect(path()).toBe(AT));
  });

  it('offers a retry when the list cannot be loaded', async () => {
    vi.mocked(api.siteContact.list).mockRejectedValueOnce(refused('internal', 500));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    await row(/hanako@example.com/);
  });

  it('shows only the link to the site list for an unknown site', async () => {
    vi.mocked(api.siteMember.counts).mockRejectedValue(refused('not-found', 404));
    vi.mocked(api.siteContact.list).mockRejectedValue(refused('not-found', 404));
    await show();
    expect((await screen.findByRole('link', { name: 'サイト制作へ' })).getAttribute('href')).toBe('/admin-user/site-list');
    for (const role of ['tab', 'search', 'searchbox']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: '個人情報の管理' })).toBeNull();
  });

  it('shows read-only logins the entries without controls, and the reason', async () => {
    await show('', VIEWER);
    await row(/hanako@example.com/);
    expect(screen.getByText('閲覧のみの権限のため、CSVの書き出し・変更・消去はできません。')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'CSVを書き出す' })).toBeNull();
    expect(screen.queryByRole('button', { name: '個人情報の管理' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: 'taro@example.com' }));
    const detail = within(await screen.findByRole('dialog', { name: 'お問い合わせ' }));
    expect(await detail.findByText('折り返し電話する')).toBeDefined();
    for (const name of ['すべて消去する', '迷惑にする']) expect(detail.queryByRole('button', { name })).toBeNull();
    expect(detail.queryByRole('textbox')).toBeNull();
  });
});

describe('VisitorListsPage: keyboard shortcuts', () => {
  const press = (key: string, target: Element = document.activeElement ?? document.body) => fireEvent.keyDown(target, { key });

  it('moves through the rows with j and k, and marks the focused entry as done with e', async () => {
    await show();
    await row(/hanako@example.com/);
    press('j');
    expect(document.activeElement?.textContent).toBe('hanako@example.com');
    press('j');
    expect(document.activeElement?.textContent).toBe('taro@example.com');
    press('k');
    const update = vi.spyOn(api.siteContact, 'update').mockResolvedValue({ entry: { ...entryDetailOf(ENTRY), state: 'done', version: 2 } });
    press('e');
    await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ params: { entryId: ENTRY.id }, body: { state: 'done' } }));
  });

  it('opens the detail of the next entry with j', async () => {
    const { path } = await show(`?open=${ENTRY.id}`);
    await screen.findByText('送信された内容');
    press('j', await screen.findByRole('dialog'));
    await waitFor(() => expect(path()).toContain(OTHER_ENTRY.id));
  });

  it('ignores keys pressed in a field, and all keys if shortcuts are turned off', async () => {
    await show();
    await row(/hanako@example.com/);
    const update = vi.spyOn(api.siteContact, 'update');
    const search = screen.getByRole('searchbox', { name: 'キーワード' });
    search.focus();
    press('j');
    expect(document.activeElement).toBe(search);
    search.blur();
    localStorage.setItem('visitor-list-keys', 'false');
    await show();
    await row(/hanako@example.com/);
    press('j');
    expect(document.activeElement?.tagName).toBe('BODY');
    expect(update).not.toHaveBeenCalled();
  });
});

describe('VisitorListsPage: batch actions', () => {
  it('changes all selected entries in one request', async () => {
    await show();
    await row(/hanako@example.com/);
    fireEvent.click(screen.getByRole('checkbox', { name: '表示中のすべてを選択する' }));
    const batch = vi.spyOn(api.siteContact, 'batch').mockResolvedValue({ changed: 2 });
    const toasts = recordToasts();
    fireEvent.click(screen.getByRole('button', { name: '状況を変える' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: '迷惑' }));
    await waitFor(() => expect(toasts()).toContain('2件を変更しました'));
    expect(batch.mock.calls[0]?.[0]).toEqual({ params: { id: SITE_ID }, body: { ids: [ENTRY.id, OTHER_ENTRY.id], state: 'spam' } });
    await waitFor(() => expect(screen.queryByText('2件を選択中')).toBeNull());
  });
});

describe('CSV export of VisitorListsPage', () => {
  it('runs in the background for a long list and ends with a link', async () => {
    vi.mocked(api.siteMember.counts).mockResolvedValue({ ...COUNTS, contact: { ...COUNTS.contact, done: 12_000 } });
    const state = { id: '01J00000000000000000000901', state: 'running' as const, progress: { done: 0, total: 12_005 }, url: null };
    const start = vi.spyOn(api.siteContact, 'startExport').mockResolvedValue({ export: { ...state, state: 'queued' } });
    const poll = vi
      .spyOn(api.siteContact, 'getExport')
      .mockResolvedValueOnce({ export: { ...state, progress: { done: 6_000, total: 12_005 } } })
      .mockResolvedValue({ export: { ...state, state: 'done', url: 'https://files.example.com/x.csv' } });
    await show('?lang=en');
    await screen.findByRole('tab', { name: /12,005/ });
    fireEvent.click(screen.getByRole('button', { name: 'CSVを書き出す' }));
    expect(await screen.findByText('6,000 / 12,005件')).toBeDefined();
    expect(start.mock.calls[0]?.[0].body).toMatchObject({ lang: 'en', language: 'jp' });
    expect((await screen.findByRole('link', { name: 'ダウンロードする' })).getAttribute('href')).toBe('https://files.example.com/x.csv');
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('requests a short list page by page', async () => {
    const pages = vi.spyOn(api.siteContact, 'exportCsv').mockReturnValue(new Promise(() => undefined));
    await show('?state=new');
    await row(/hanako@example.com/);
    fireEvent.click(screen.getByRole('button', { name: 'CSVを書き出す' }));
    await waitFor(() => expect(pages.mock.calls[0]?.[0].query).toMatchObject({ state: 'new', language: 'jp' }));
  });
});
