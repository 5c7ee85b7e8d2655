import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldError } from '#shared/model/error.ts';
import type { AccountOwner, SubAdmin } from '#shared/model/accounts/sub-admin.ts';
import { AdminListPage } from '#web/features/accounts/admins/admin-list-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const OWNER: AccountOwner = {
  id: TEST_USER.id,
  name: '山田 花子',
  email: 'user@example.com',
  authority: 'edit',
  contractStatus: 'ACTIVE',
  picture: null,
};
const subAdmin = (differences: Partial<SubAdmin>): SubAdmin => ({
  id: '01J00000000000000000000002',
  name: '佐藤 次郎',
  email: 'jiro@example.com',
  permission: 'main-contact',
  authority: 'edit',
  contractStatus: 'ACTIVE',
  hasTwoFactor: false,
  picture: null,
  version: 3,
  createdAt: '2026-11-20T05:05:00.000Z',
  ...differences,
});
const MAIN = subAdmin({});
const INVITED = subAdmin({
  id: '01J00000000000000000000003',
  name: '鈴木 三郎',
  email: 'saburo@example.com',
  permission: 'viewer',
  contractStatus: 'INACTIVE',
});

const refused = (code: 'invalid-input' | 'version-conflict' | 'own-account' | 'too-many-requests', fields?: FieldError[]) =>
  new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code, ...(fields && { fields }) }, message: null });

const listOf = (...subAdmins: SubAdmin[]) => vi.spyOn(api.subAdmin, 'list').mockResolvedValue({ owner: OWNER, subAdmins });
const row = async (name: string): Promise<HTMLElement> => {
  const head = await screen.findByRole('rowheader', { name: new RegExp(name) });
  const found = head.closest('tr');
  if (!found) throw new Error('The row header is in no row');
  return found;
};
const openMenu = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: `「${name}」の操作` }));
  await screen.findByRole('menu');
};
const choose = (name: RegExp): boolean => fireEvent.click(screen.getByRole('menuitem', { name }));
const type = (label: RegExp, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

/** Loads catalogues once, outside the timeout of a single test. */
beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['admins', 'users']);
});
beforeEach(() => void listOf(MAIN, INVITED));
afterEach(() => vi.restoreAllMocks());

describe('AdminListPage', () => {
  it('lists the account owner first, without actions, and shows the rights of each login', async () => {
    await renderScreen({ element: <AdminListPage /> });
    const owner = await row('山田 花子');
    expect(within(owner).getByText('アカウントの契約者')).toBeDefined();
    expect(within(owner).getByText('あなた')).toBeDefined();
    expect(within(owner).getByText('主担当')).toBeDefined();
    expect(within(owner).queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('山田 花子');
    const invited = await row('鈴木 三郎');
    for (const word of ['saburo@example.com', '閲覧者', '編集', '招待中']) expect(within(invited).getByText(word)).toBeDefined();
    expect(screen.getByRole('heading', { name: '役割ごとにできること' })).toBeDefined();
  });

  it('offers to invite a sub-admin if the account has none', async () => {
    listOf();
    await renderScreen({ element: <AdminListPage /> });
    expect(await screen.findByText('まだサブ管理者がいません')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'サブ管理者を招待' })).toHaveLength(1);
    expect(await row('山田 花子')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    const list = vi.spyOn(api.subAdmin, 'list').mockRejectedValueOnce(new ApiError({ kind: 'no-response' }));
    await renderScreen({ element: <AdminListPage /> });
    expect(await screen.findByText('管理者の一覧を読み込めませんでした')).toBeDefined();
    list.mockResolvedValue({ owner: OWNER, subAdmins: [MAIN] });
    press('もう一度試す');
    expect(await row('佐藤 次郎')).toBeDefined();
    expect(screen.queryByText('管理者の一覧を読み込めませんでした')).toBeNull();
  });

  it('offers no actions to read-only logins', async () => {
    await renderScreen({ element: <AdminListPage />, user: { ...TEST_USER, authority: 'view' } });
    expect(await row('佐藤 次郎')).toBeDefined();
    expect(screen.queryByRole('button', { name: /操作|招待/ })).toBeNull();
  });
});

describe('AdminForm of a new sub-admin', () => {
  it('sends the entered values, confirms the invitation by a toast, and lists the new sub-admin', async () => {
    const create = vi
      .spyOn(api.subAdmin, 'create')
      .mockResolvedValue({ subAdmin: subAdmin({ id: '01J00000000000000000000004', name: '高橋 四郎' }) });
    const list = listOf(MAIN);
    await renderScreen({ element: <AdminListPage /> });
    fireEvent.click(await screen.findByRole('button', { name: 'サブ管理者を招待' }));
    type(/お名前/, '高橋 四郎');
    type(/メールアドレス/, 'Shiro@Example.com');
    fireEvent.click(screen.getByRole('radio', { name: /閲覧者/ }));
    list.mockResolvedValue({ owner: OWNER, subAdmins: [MAIN, subAdmin({ id: '01J00000000000000000000004', name: '高橋 四郎' })] });
    press('招待する');
    expect(await screen.findByText('jiro@example.com に招待メールを送りました')).toBeDefined();
    expect(create.mock.calls[0]?.[0].body).toEqual({
      name: '高橋 四郎',
      email: 'Shiro@Example.com',
      permission: 'viewer',
      authority: 'edit',
      language: 'jp',
    });
    expect(await row('高橋 四郎')).toBeDefined();
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows validation errors of the form and of the server beside their fields', async () => {
    const create = vi.spyOn(api.subAdmin, 'create').mockRejectedValue(refused('invalid-input', [{ path: 'email', rule: 'email-taken' }]));
    await renderScreen({ element: <AdminListPage /> });
    fireEvent.click(await screen.findByRole('button', { name: 'サブ管理者を招待' }));
    press('招待する');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/お名前/)));
    expect(create).not.toHaveBeenCalled();
    type(/お名前/, '高橋 四郎');
    type(/メールアドレス/, 'taken@example.com');
    press('招待する');
    expect(await screen.findByText('このメールアドレスはすでに使われています。')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/メールアドレス/)));
    expect(screen.getByLabelText<HTMLInputElement>(/お名前/).value).toBe('高橋 四郎');
  });
});

describe('AdminForm of an existing sub-admin', () => {
  it('sends all fields with the version that was loaded', async () => {
    const update = vi.spyOn(api.subAdmin, 'update').mockResolvedValue({ subAdmin: { ...INVITED, permission: 'editor', version: 4 } });
    await renderScreen({ element: <AdminListPage /> });
    await openMenu('鈴木 三郎');
    choose(/変更する/);
    expect((await screen.findByLabelText<HTMLInputElement>(/お名前/)).value).toBe('鈴木 三郎');
    fireEvent.click(screen.getByRole('radio', { name: /編集者/ }));
    const toasts = recordToasts();
    press('保存する');
    await waitFor(() => expect(toasts()).toEqual(['「鈴木 三郎」を保存しました']));
    expect(update.mock.calls[0]?.[0]).toEqual({
      params: { id: INVITED.id },
      body: { name: '鈴木 三郎', email: 'saburo@example.com', permission: 'editor', authority: 'edit', version: 3 },
    });
  });

  it('after a version conflict, loads the changes of the other login before it saves again', async () => {
    const update = vi.spyOn(api.subAdmin, 'update').mockRejectedValueOnce(refused('version-conflict'));
    const list = listOf(MAIN, INVITED);
    await renderScreen({ element: <AdminListPage /> });
    await openMenu('鈴木 三郎');
    choose(/変更する/);
    type(/お名前/, '鈴木 三');
    list.mockResolvedValue({ owner: OWNER, subAdmins: [MAIN, { ...INVITED, name: '鈴木 新', version: 4 }] });
    press('保存する');
    expect(await screen.findByText('ほかの人が先に変更しました')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/お名前/).value).toBe('鈴木 三');
    await waitFor(() => expect(screen.getByRole('button', { name: '最新の内容を読み込む' }).hasAttribute('data-loading')).toBe(false));
    press('最新の内容を読み込む');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/お名前/).value).toBe('鈴木 新'));
    update.mockResolvedValue({ subAdmin: { ...INVITED, version: 5 } });
    type(/お名前/, '鈴木 三郎');
    press('保存する');
    await waitFor(() => expect(update.mock.calls[1]?.[0].body).toMatchObject({ name: '鈴木 三郎', version: 4 }));
  });

  it('enables permission and authority of the only sub-admin that is a main contact', async () => {
    await renderScreen({ element: <AdminListPage /> });
    await openMenu('佐藤 次郎');
    choose(/変更する/);
    expect((await screen.findByRole('radio', { name: /閲覧者/ })).hasAttribute('disabled')).toBe(false);
    expect(screen.getByRole('radio', { name: '閲覧' }).hasAttribute('disabled')).toBe(false);
  });

  it('disables permission and authority of the signed-in login, with the reason', async () => {
    const user = { ...TEST_USER, id: MAIN.id, userTypeId: 'SUB_ADMIN' as const, permission: 'main-contact' as const };
    listOf(MAIN, { ...INVITED, permission: 'main-contact' });
    await renderScreen({ element: <AdminListPage />, user });
    await openMenu('佐藤 次郎');
    choose(/変更する/);
    expect(await screen.findAllByText('ご自身の役割と権限は変更できません。ほかの主担当にご依頼ください。')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /編集者/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('radio', { name: '閲覧' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('AdminListPage: removal of a sub-admin', () => {
  it('asks for confirmation, then removes the login from the list', async () => {
    const remove = vi.spyOn(api.subAdmin, 'delete').mockResolvedValue(null);
    const list = listOf(MAIN, INVITED);
    await renderScreen({ element: <AdminListPage /> });
    await openMenu('鈴木 三郎');
    choose(/削除する/);
    expect(await screen.findByRole('dialog', { name: '「鈴木 三郎」を削除しますか?' })).toBeDefined();
    expect(remove).not.toHaveBeenCalled();
    list.mockResolvedValue({ owner: OWNER, subAdmins: [MAIN] });
    const toasts = recordToasts();
    press('サブ管理者を削除する');
    await waitFor(() => expect(toasts()).toEqual(['「鈴木 三郎」を削除しました']));
    expect(remove.mock.calls[0]?.[0]).toEqual({ params: { id: INVITED.id } });
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /鈴木 三郎/ })).toBeNull());
  });

  it('disables removal of the signed-in login, with the reason', async () => {
    const user = { ...TEST_USER, id: MAIN.id, userTypeId: 'SUB_ADMIN' as const, permission: 'main-contact' as const };
    await renderScreen({ element: <AdminListPage />, user });
    await openMenu('佐藤 次郎');
    const item = screen.getByRole('menuitem', { name: /削除する/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('ご自身のアカウントに対しては、この操作はできません。');
    fireEvent.click(item);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('enables removal of the only sub-admin that is a main contact', async () => {
    await renderScreen({ element: <AdminListPage /> });
    await openMenu('佐藤 次郎');
    choose(/削除する/);
    expect(await screen.findByRole('dialog', { name: '「佐藤 次郎」を削除しますか?' })).toBeDefined();
  });

  it('shows why the server refused the removal', async () => {
    vi.spyOn(api.subAdmin, 'delete').mockRejectedValue(refused('own-account'));
    await renderScreen({ element: <AdminListPage /> });
    await openMenu('鈴木 三郎');
    choose(/削除する/);
    await screen.findByRole('dialog');
    press('サブ管理者を削除する');
    expect(await screen.findByText(/削除できませんでした: ご自身のアカウントに対しては、この操作はできません。/)).toBeDefined();
  });
});

describe('AdminListPage: invitation of a sub-admin', () => {
  it('offers to resend the invitation only for sub-admins that have not signed in yet', async () => {
    const resend = vi.spyOn(api.subAdmin, 'resendInvitation').mockResolvedValue(null);
    await renderScreen({ element: <AdminListPage /> });
    await openMenu('佐藤 次郎');
    expect(screen.queryByRole('menuitem', { name: /招待メール/ })).toBeNull();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu('鈴木 三郎');
    choose(/招待メールを再送する/);
    expect(await screen.findByText('saburo@example.com に招待メールを送り直しました')).toBeDefined();
    expect(resend.mock.calls[0]?.[0]).toEqual({ params: { id: INVITED.id } });
  });
});
