import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Brand, PRODUCT_BRAND } from '#shared/model/brand.ts';
import { SignInPage } from '#web/features/sign-in/sign-in/sign-in-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { blockStorage } from '#web/lib/storage/browser-storage-fixture.ts';
import { readBrand, storeBrand } from '#web/lib/session/brand.ts';
import { changeLanguage } from '#web/lib/i18n.ts';
import { clearSession, readSession } from '#web/lib/session/session.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const SESSION = { accessToken: 'token', accessTokenExpiresAt: '2026-11-20T05:05:00.000Z', user: TEST_USER };
const BRAND: Brand = {
  id: '01J0000000000000000000000A',
  name: '株式会社アオゾラ企画',
  logo: null,
  mainColor: '#0B7A75',
  textColor: '#FFFFFF',
};
const refused = (code: 'confirmation-expired' | 'sign-in-failed' | 'too-many-requests', retryAfter?: number): ApiError =>
  new ApiError({
    kind: 'refused',
    status: 401,
    statusText: '',
    refusal: { code, ...(retryAfter !== undefined && { retryAfter }) },
    message: null,
  });

const email = (): HTMLElement => screen.getByLabelText(/メールアドレス/);
const password = (): HTMLElement => screen.getByLabelText('パスワード');

function signIn(): void {
  fireEvent.change(email(), { target: { value: ' User@Example.com ' } });
  fireEvent.change(password(), { target: { value: 'Passw0rd!' } });
  fireEvent.click(screen.getByRole('button', { name: 'ログインする' }));
}

beforeEach(() => {
  clearSession();
  storeBrand(PRODUCT_BRAND);
});
afterEach(() => vi.restoreAllMocks());

describe('SignInPage', () => {
  it('signs in, stores the session and opens the start screen', async () => {
    vi.spyOn(api.auth, 'login').mockResolvedValue(SESSION);
    const { path } = await renderScreen({ element: <SignInPage /> });
    signIn();
    await waitFor(() => expect(path()).toBe('/admin-user/summary'));
    expect(readSession()).toEqual(SESSION);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps the session only until the page is closed if the browser blocks storage, and shows a warning (R-6.64)', async () => {
    const unblock = blockStorage();
    try {
      vi.spyOn(api.auth, 'login').mockResolvedValue(SESSION);
      const { path } = await renderScreen({ element: <SignInPage /> });
      expect(screen.getByRole('status').textContent).toContain('ページを再読み込みしたり閉じたりすると、ログアウトします');
      signIn();
      await waitFor(() => expect(path()).toBe('/admin-user/summary'));
      expect(readSession()).toEqual(SESSION);
    } finally {
      clearSession();
      unblock();
    }
  });

  it('opens the screen in `next` after signing in', async () => {
    vi.spyOn(api.auth, 'login').mockResolvedValue(SESSION);
    const { path } = await renderScreen({ element: <SignInPage />, search: '?next=%2Fadmin-user%2Fcreate-site' });
    signIn();
    await waitFor(() => expect(path()).toBe('/admin-user/create-site'));
  });

  it('opens the first-password screen after signing in with an issued password', async () => {
    vi.spyOn(api.auth, 'login').mockResolvedValue({ ...SESSION, user: { ...TEST_USER, mustChangePassword: true } });
    const { path } = await renderScreen({ element: <SignInPage />, search: '?next=%2Fadmin-user%2Fcreate-site' });
    signIn();
    await waitFor(() => expect(path()).toBe('/first-time-change-password'));
  });

  it('shows the message of R-4.1 for a wrong password, in the selected language', async () => {
    vi.spyOn(api.auth, 'login').mockRejectedValue(refused('sign-in-failed'));
    await renderScreen({ element: <SignInPage /> });
    signIn();
    expect((await screen.findByRole('alert')).textContent).toContain('ログインIDまたはパスワードが正しくありません');
    await changeLanguage('en');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The login ID or password is incorrect. Please check and try logging in again.',
    );
    await changeLanguage('jp');
  });

  it('asks for a code if the login has a second factor, and returns to the first step once the challenge has expired', async () => {
    const refusal = { code: 'second-factor-required', challenge: 'the-challenge' } as const;
    const required = new ApiError({ kind: 'refused', status: 401, statusText: '', refusal, message: null });
    vi.spyOn(api.auth, 'login').mockRejectedValue(required);
    const complete = vi.spyOn(api.signInSecurity, 'completeSignIn').mockRejectedValueOnce(refused('confirmation-expired'));
    complete.mockResolvedValueOnce(SESSION);
    const { path } = await renderScreen({ element: <SignInPage /> });
    const enter = async (code: string): Promise<void> => {
      signIn();
      fireEvent.change(await screen.findByLabelText('認証コード'), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: 'ログインする' }));
    };
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain('有効期限が切れました');
    await enter('123457');
    await waitFor(() => expect(path()).toBe('/admin-user/summary'));
    expect(complete).toHaveBeenLastCalledWith({ body: { challenge: 'the-challenge', code: '123457' } });
  });

  it('opens the second-factor set-up if the operator requires a second factor', async () => {
    vi.spyOn(api.auth, 'login').mockResolvedValue({ ...SESSION, user: { ...TEST_USER, mustSetUpTwoFactor: true } });
    const { path } = await renderScreen({ element: <SignInPage /> });
    signIn();
    await waitFor(() => expect(path()).toBe('/set-up-two-factor'));
  });

  it('shows the waiting time after too many attempts', async () => {
    vi.spyOn(api.auth, 'login').mockRejectedValue(refused('too-many-requests', 840));
    await renderScreen({ element: <SignInPage /> });
    signIn();
    expect((await screen.findByRole('alert')).textContent).toContain('14分');
  });

  it('reports missing values beside their fields and focuses the first', async () => {
    const login = vi.spyOn(api.auth, 'login');
    await renderScreen({ element: <SignInPage /> });
    fireEvent.click(screen.getByRole('button', { name: 'ログインする' }));
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('入力してください。')).toHaveLength(2);
    expect(login).not.toHaveBeenCalled();
  });

  it('shows and stores the brand of the account in the URL, and hides the link to registration', async () => {
    vi.spyOn(api.auth, 'brand').mockResolvedValue({ brand: BRAND });
    await renderScreen({ element: <SignInPage />, search: `?brand=${BRAND.id}` });
    expect(await screen.findByText('株式会社アオゾラ企画')).toBeDefined();
    expect(screen.queryByRole('link', { name: '無料トライアルに申し込む' })).toBeNull();
    expect(readBrand()).toEqual(BRAND);
    await renderScreen({ element: <SignInPage /> });
    expect(screen.getByText('株式会社アオゾラ企画')).toBeDefined();
    await waitFor(() => expect(document.title).toBe('ログイン | 株式会社アオゾラ企画'));
  });

  it('shows the product’s brand if the account in the URL has no brand', async () => {
    storeBrand(BRAND);
    vi.spyOn(api.auth, 'brand').mockResolvedValue({ brand: PRODUCT_BRAND });
    await renderScreen({ element: <SignInPage />, search: '?brand=01J0000000000000000000000B' });
    expect(await screen.findByText('Swipe Studio')).toBeDefined();
    expect(readBrand()).toEqual(PRODUCT_BRAND);
    expect(screen.getByRole('link', { name: '無料トライアルに申し込む' })).toBeDefined();
  });

  it('keeps the stored brand when the request for the brand fails', async () => {
    storeBrand(BRAND);
    vi.spyOn(api.auth, 'brand').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await renderScreen({ element: <SignInPage />, search: '?brand=01J0000000000000000000000B' });
    expect(await screen.findByText('株式会社アオゾラ企画')).toBeDefined();
    expect(readBrand()).toEqual(BRAND);
  });

  it('sets the attributes that password managers need', async () => {
    await renderScreen({ element: <SignInPage /> });
    expect(email().getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
  });
});
