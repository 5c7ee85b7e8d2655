import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { CUSTOMER, detailOf, OEM, OEM_ACCOUNT, OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { UserListPage } from '#web/features/accounts/users/list/user-list-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const PAUSED: UserSummary = {
  ...CUSTOMER,
  id: '01J00000000000000000000012',
  companyName: '山本金物店',
  contractStatus: 'SUSPENDED',
  effectiveStatus: 'SUSPENDED',
  pausedBy: 'operator',
};
const refused = (code: 'internal' | 'not-active', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });

const answer = (users: UserSummary[], nextCursor: string | null = null) => ({ users, nextCursor });
const list = () => vi.spyOn(api.masterUser, 'list');
const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const openMenu = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(within(rowOf(name)).getByRole('button', { name: new RegExp(`${name}.*の操作`) }));
  return screen.findByRole('menu');
};

beforeEach(() => {
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [...SEED_PLANS] });
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('UserListPage', () => {
  it('shows each account with a link to its detail', async () => {
    list().mockResolvedValue(answer([CUSTOMER, OEM_ACCOUNT]));
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    const link = await screen.findByRole('link', { name: '喫茶 こもれび' });
    expect(link.getAttribute('href')).toBe(`/master/user/${CUSTOMER.id}`);
    const row = within(rowOf('喫茶'));
    for (const text of ['茶谷 葉月', 'customer@example.com', 'ユーザー', '利用中', '運営事務局', '2026/11/01 14:05'])
      expect(row.getByText(text)).toBeDefined();
    expect(await row.findByText('standard')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ユーザーを追加' }).getAttribute('href')).toBe(`/master/create-user/${OPERATOR.workAccountId}`);
  });

  it('shows restrictions inherited from a parent account', async () => {
    list().mockResolvedValue(answer([{ ...CUSTOMER, effectiveStatus: 'SUSPENDED' }, PAUSED]));
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    expect(await within(await screen.findByRole('row', { name: /喫茶/ })).findByText('親アカウントが停止中')).toBeDefined();
    expect(within(rowOf('山本')).getByText('運営が停止')).toBeDefined();
  });

  it('keeps the filter in the URL and sends it with the request', async () => {
    const calls = list().mockResolvedValue(answer([CUSTOMER]));
    const { path } = await renderScreen({ element: <UserListPage />, user: OPERATOR });
    await screen.findByRole('link', { name: '喫茶 こもれび' });
    fireEvent.change(screen.getByLabelText('契約状況'), { target: { value: 'SUSPENDED' } });
    fireEvent.change(screen.getByLabelText('アカウント種別'), { target: { value: 'oem-user' } });
    fireEvent.click(screen.getByRole('button', { name: '会社名' }));
    expect(path()).toBe('/here?status=SUSPENDED&type=oem-user&sort=company&order=asc');
    await waitFor(() =>
      expect(calls.mock.lastCall?.[0].query).toEqual({ status: 'SUSPENDED', type: 'oem-user', sort: 'company', order: 'asc', limit: 50 }),
    );
    expect(screen.getByRole('columnheader', { name: '会社名' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('searches when typing pauses, and disables sorting during a search', async () => {
    const calls = list().mockResolvedValue(answer([CUSTOMER]));
    const { path } = await renderScreen({ element: <UserListPage />, user: OPERATOR, search: '?sort=company' });
    const field = screen.getByLabelText('キーワード');
    for (const value of ['き', 'きっ', '喫茶 ']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(calls.mock.lastCall?.[0].query).toMatchObject({ keyword: '喫茶' }));
    expect(calls.mock.calls.filter(([{ query }]) => query.keyword !== undefined)).toHaveLength(1);
    expect((field as HTMLInputElement).value).toBe('喫茶 ');
    const before = path();
    const heading = await screen.findByRole('button', { name: /会社名/ });
    expect(heading.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(heading);
    expect(path()).toBe(before);
  });

  it('loads up to four pages if they are empty, then offers to continue', async () => {
    const calls = list().mockResolvedValue(answer([], 'next'));
    await renderScreen({ element: <UserListPage />, user: OPERATOR, search: '?q=a' });
    const goOn = await screen.findByRole('button', { name: '続きを探す' });
    expect(calls).toHaveBeenCalledTimes(4);
    calls.mockResolvedValue(answer([CUSTOMER]));
    fireEvent.click(goOn);
    expect(await screen.findByRole('link', { name: '喫茶 こもれび' })).toBeDefined();
  });

  it('distinguishes an empty list from a filter without matches', async () => {
    list().mockResolvedValue(answer([]));
    const { path } = await renderScreen({ element: <UserListPage />, user: OPERATOR, search: '?status=ACTIVE&sort=company' });
    fireEvent.click(await screen.findByRole('button', { name: '条件をクリアする' }));
    expect(path()).toBe('/here?sort=company');
    expect(await screen.findByText('まだユーザーがいません')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    list()
      .mockRejectedValueOnce(refused('internal', 500))
      .mockResolvedValue(answer([CUSTOMER]));
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('link', { name: '喫茶 こもれび' })).toBeDefined();
  });

  it('offers the actions of a row, and shows the reason for each disabled action', async () => {
    list().mockResolvedValue(answer([CUSTOMER]));
    const pause = vi.spyOn(api.masterUser, 'pause').mockResolvedValue({ user: detailOf(PAUSED) });
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    await screen.findByRole('link', { name: '喫茶 こもれび' });
    const menu = within(await openMenu('喫茶 こもれび'));
    expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
      ['編集', 'false'],
      ['招待メールを再送すでに利用を開始しているため、招待メールは不要です。', 'true'],
      ['一時停止', 'false'],
      ['解約', 'false'],
      ['削除削除するには、先に解約してください。', 'true'],
    ]);
    fireEvent.click(menu.getByRole('menuitem', { name: '一時停止' }));
    fireEvent.click(await screen.findByRole('button', { name: '一時停止する' }));
    await waitFor(() => expect(pause).toHaveBeenCalledWith({ params: { id: CUSTOMER.id } }));
    expect(await screen.findByText('「喫茶 こもれび」を一時停止しました')).toBeDefined();
  });

  it('pauses the selected accounts that can be paused, and shows the result', async () => {
    const other = { ...CUSTOMER, id: '01J00000000000000000000013', companyName: '松風' };
    list().mockResolvedValue(
      answer([CUSTOMER, PAUSED, other, { ...CUSTOMER, id: '01J00000000000000000000014', contractStatus: 'INACTIVE' }]),
    );
    const pause = vi
      .spyOn(api.masterUser, 'pause')
      .mockImplementation(({ params: { id } }) =>
        id === other.id ? Promise.reject(refused('not-active', 409)) : Promise.resolve({ user: detailOf(PAUSED) }),
      );
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    await screen.findByRole('link', { name: '松風' });
    fireEvent.click(screen.getByRole('checkbox', { name: '表示中のすべてを選択する' }));
    expect(screen.getByText('3件を選択中')).toBeDefined();
    expect(screen.getByRole('button', { name: '再開(1件)' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '一時停止(2件)' }));
    expect(await screen.findByText('選択したうち1件は、この操作の対象外です。')).toBeDefined();
    const toasts = recordToasts();
    fireEvent.click(screen.getByRole('button', { name: '一時停止する' }));
    expect(await screen.findByText('1件のアカウントを一時停止しました')).toBeDefined();
    expect(toasts()).toEqual(['1件のアカウントを一時停止できませんでした']);
    expect(screen.getByText(/^松風: /)).toBeDefined();
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('confirms a batch without failures by a toast and clears the selection', async () => {
    list().mockResolvedValue(answer([CUSTOMER, PAUSED]));
    vi.spyOn(api.masterUser, 'pause').mockResolvedValue({ user: detailOf(PAUSED) });
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    await screen.findByRole('link', { name: CUSTOMER.companyName });
    fireEvent.click(screen.getByRole('checkbox', { name: '表示中のすべてを選択する' }));
    fireEvent.click(screen.getByRole('button', { name: '一時停止(1件)' }));
    const toasts = recordToasts();
    fireEvent.click(await screen.findByRole('button', { name: '一時停止する' }));
    await waitFor(() => expect(toasts()).toEqual(['1件のアカウントを一時停止しました']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/件を選択中/)).toBeNull();
  });

  it('hides actions that the login may not perform', async () => {
    vi.spyOn(api.oemMasterUser, 'list').mockResolvedValue(answer([CUSTOMER]));
    await renderScreen({ element: <UserListPage />, user: { ...OEM, authority: 'view' } });
    await screen.findByRole('link', { name: '喫茶 こもれび' });
    for (const role of ['checkbox', 'menu'] as const) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('link', { name: 'ユーザーを追加' })).toBeNull();
    expect(screen.queryByRole('button', { name: /の操作/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '親アカウント' })).toBeNull();
  });

  it('remembers which columns are visible', async () => {
    list().mockResolvedValue(answer([CUSTOMER]));
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    await screen.findByRole('link', { name: '喫茶 こもれび' });
    fireEvent.click(screen.getByRole('button', { name: '表示する列' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: '権限' }));
    expect(screen.getByRole('columnheader', { name: '権限' })).toBeDefined();
    await renderScreen({ element: <UserListPage />, user: OPERATOR });
    expect(await screen.findByRole('columnheader', { name: '権限' })).toBeDefined();
  });
});
