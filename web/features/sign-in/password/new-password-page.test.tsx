import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/model/error.ts';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import type { LinkKind, LinkDetails } from '#shared/model/sign-in/session.ts';
import { FirstPasswordPage } from '#web/features/sign-in/password/first-password-page.tsx';
import { NewPasswordPage } from '#web/features/sign-in/password/new-password-page.tsx';
import { RegisterPage } from '#web/features/sign-in/registration/register-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { clearSession, readSession, storeSession } from '#web/lib/session/session.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const SESSION = { accessToken: 'token', accessTokenExpiresAt: '2026-11-20T05:05:00.000Z', user: TEST_USER };
const TOKEN = '#token=id.secret';
const GOOD = 'Abcdef1@';

const refused = (code: ErrorCode, fields: { path: string; rule: 'password-wrong' | 'password-unchanged' }[] = []): ApiError =>
  new ApiError({ kind: 'refused', status: 400, statusText: '', refusal: { code, fields }, message: null });

const openLink = (kind: LinkKind): { link: LinkDetails } => ({
  link: {
    kind,
    email: TEST_USER.email,
    contactName: '山田 花子',
    companyName: '株式会社サンプル',
    expiresAt: '2026-11-20T05:30:00.000Z',
    brand: PRODUCT_BRAND,
    emailChange: null,
  },
});

const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const states = (): string[] => screen.getAllByRole('listitem').map((item) => item.textContent.slice(-3));

async function choose(password = GOOD, confirmation = password): Promise<void> {
  await screen.findByLabelText('新しいパスワード');
  type('新しいパスワード', password);
  type('新しいパスワード(確認)', confirmation);
}

beforeEach(() => clearSession());
afterEach(() => vi.restoreAllMocks());

describe('NewPasswordPage', () => {
  it('sets a password with the link, signs in with the new password, and opens the start screen', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('password-reset'));
    const reset = vi.spyOn(api.auth, 'resetPassword').mockResolvedValue({ email: TEST_USER.email });
    const login = vi.spyOn(api.auth, 'login').mockResolvedValue(SESSION);
    const { path } = await renderScreen({ element: <NewPasswordPage />, search: TOKEN });
    await choose();
    press('パスワードを設定する');
    await waitFor(() => expect(path()).toBe('/admin-user/summary'));
    expect(reset.mock.calls).toEqual([[{ body: { token: 'id.secret', password: GOOD, confirmPassword: GOOD } }]]);
    expect(login.mock.calls).toEqual([[{ body: { email: TEST_USER.email, password: GOOD } }]]);
    expect(readSession()).toEqual(SESSION);
    expect(await screen.findByText('新しいパスワードを設定しました。')).toBeDefined();
  });

  it('opens the sign-in page if the password was set but signing in failed', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('password-reset'));
    vi.spyOn(api.auth, 'resetPassword').mockResolvedValue({ email: TEST_USER.email });
    vi.spyOn(api.auth, 'login').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    const { path } = await renderScreen({ element: <NewPasswordPage />, search: TOKEN });
    await choose();
    press('パスワードを設定する');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(readSession()).toBeNull();
  });

  it('marks each password rule that is met', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('password-reset'));
    await renderScreen({ element: <NewPasswordPage />, search: TOKEN });
    await screen.findByLabelText('新しいパスワード');
    const rules = screen.getByRole('list', { name: 'パスワードの条件' });
    expect(screen.getByLabelText('新しいパスワード').getAttribute('aria-describedby')).toBe(rules.id);
    expect(states()).toEqual(Array.from({ length: 6 }, () => '未達成'));
    type('新しいパスワード', 'Abcdef1');
    expect(states().map((state) => state !== '未達成')).toEqual([false, true, true, true, false, true]);
    type('新しいパスワード', 'Abc def1@');
    expect(states().map((state) => state !== '未達成')).toEqual([true, true, true, true, true, false]);
    await waitFor(() => expect(screen.getByText('パスワードの条件を6件中5件満たしています。')).toBeDefined());
  });

  it('focuses the invalid field and sends no request', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('password-reset'));
    const reset = vi.spyOn(api.auth, 'resetPassword');
    await renderScreen({ element: <NewPasswordPage />, search: TOKEN });
    await choose('abc', 'abc');
    press('パスワードを設定する');
    expect(await screen.findByText('下の条件をすべて満たすパスワードを入力してください。')).toBeDefined();
    const field = screen.getByLabelText('新しいパスワード');
    await waitFor(() => expect(document.activeElement).toBe(field));
    const described =
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent) ?? [];
    expect(described[0]).toBe('下の条件をすべて満たすパスワードを入力してください。');
    expect(described[1]).toContain('8〜20文字');
    await choose(GOOD, 'Abcdef1#');
    press('パスワードを設定する');
    expect(await screen.findByText('パスワードが一致しません。')).toBeDefined();
    expect(reset).not.toHaveBeenCalled();
  });

  it.each([
    ['has been used', TOKEN, () => vi.spyOn(api.auth, 'verifyToken').mockRejectedValue(refused('link-invalid'))],
    ['has another purpose', TOKEN, () => vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('registration'))],
    ['has no token', '', () => vi.spyOn(api.auth, 'verifyToken')],
  ])('reports a link that %s, and links to the form for requesting another link', async (_, search, prepare) => {
    prepare();
    await renderScreen({ element: <NewPasswordPage />, search });
    expect(await screen.findByRole('heading', { name: 'このリンクは使えません' })).toBeDefined();
    expect(screen.getByRole('link', { name: '再設定用のメールを送る' }).getAttribute('href')).toBe('/reset-pass');
  });

  it('reports a link that expires before the form is submitted', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('password-reset'));
    vi.spyOn(api.auth, 'resetPassword').mockRejectedValue(refused('link-invalid'));
    await renderScreen({ element: <NewPasswordPage />, search: TOKEN });
    await choose();
    press('パスワードを設定する');
    expect(await screen.findByRole('heading', { name: 'このリンクは使えません' })).toBeDefined();
  });

  it('offers a retry when the server cannot be reached', async () => {
    const verify = vi.spyOn(api.auth, 'verifyToken').mockRejectedValueOnce(new ApiError({ kind: 'no-response' }));
    verify.mockResolvedValue(openLink('password-reset'));
    await renderScreen({ element: <NewPasswordPage />, search: TOKEN });
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByLabelText('新しいパスワード')).toBeDefined();
  });
});

describe('FirstPasswordPage', () => {
  it('greets the invited login by name and sets its first password', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('invitation'));
    vi.spyOn(api.auth, 'resetPassword').mockResolvedValue({ email: TEST_USER.email });
    vi.spyOn(api.auth, 'login').mockResolvedValue(SESSION);
    const { path } = await renderScreen({ element: <FirstPasswordPage />, search: TOKEN });
    expect(await screen.findByRole('heading', { name: 'ようこそ、山田 花子さん' })).toBeDefined();
    await choose();
    press('パスワードを設定して始める');
    await waitFor(() => expect(path()).toBe('/admin-user/summary'));
  });

  it('replaces an issued password, then opens the start screen with the session from the response', async () => {
    storeSession({ ...SESSION, user: { ...TEST_USER, mustChangePassword: true } });
    const change = vi.spyOn(api.auth, 'changePassword').mockResolvedValue({ ...SESSION, accessToken: 'another' });
    const { path } = await renderScreen({ element: <FirstPasswordPage /> });
    expect(screen.getByRole('link', { name: 'ログアウトする' }).getAttribute('href')).toBe('/log-out');
    type('発行されたパスワード', 'Issued.2026');
    await choose();
    press('パスワードを設定して始める');
    await waitFor(() => expect(path()).toBe('/admin-user/summary'));
    expect(change.mock.calls).toEqual([[{ body: { currentPassword: 'Issued.2026', password: GOOD, confirmPassword: GOOD } }]]);
    expect(readSession()?.accessToken).toBe('another');
  });

  it('reports a wrong issued password beside its field', async () => {
    storeSession({ ...SESSION, user: { ...TEST_USER, mustChangePassword: true } });
    vi.spyOn(api.auth, 'changePassword').mockRejectedValue(refused('invalid-input', [{ path: 'currentPassword', rule: 'password-wrong' }]));
    await renderScreen({ element: <FirstPasswordPage /> });
    type('発行されたパスワード', 'x');
    await choose();
    press('パスワードを設定して始める');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('発行されたパスワード')));
    expect(screen.getByText('現在のパスワードが正しくありません。')).toBeDefined();
  });

  it('redirects a signed-out visitor, and a login without an issued password', async () => {
    const signedOut = await renderScreen({ element: <FirstPasswordPage /> });
    await waitFor(() => expect(signedOut.path()).toBe('/login'));
    storeSession(SESSION);
    const signedIn = await renderScreen({ element: <FirstPasswordPage /> });
    await waitFor(() => expect(signedIn.path()).toBe('/admin-user/summary'));
  });
});

describe('RegisterPage with an e-mailed link', () => {
  it('creates the account on submit, never by opening the link', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue(openLink('registration'));
    const complete = vi.spyOn(api.auth, 'completeRegistration').mockResolvedValue({ email: TEST_USER.email });
    vi.spyOn(api.auth, 'login').mockResolvedValue(SESSION);
    const { path } = await renderScreen({ element: <RegisterPage />, search: TOKEN });
    expect(await screen.findByText('株式会社サンプル')).toBeDefined();
    await choose();
    expect(complete).not.toHaveBeenCalled();
    press('登録を完了する');
    await waitFor(() => expect(path()).toBe('/admin-user/summary'));
    expect(complete.mock.calls).toEqual([[{ body: { token: 'id.secret', password: GOOD, confirmPassword: GOOD } }]]);
  });

  it('links to a new registration when the link has expired', async () => {
    vi.spyOn(api.auth, 'verifyToken').mockRejectedValue(refused('link-invalid'));
    await renderScreen({ element: <RegisterPage />, search: TOKEN });
    expect((await screen.findByRole('link', { name: 'もう一度申し込む' })).getAttribute('href')).toBe('/register');
  });
});
