import { Modal, TextInput } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#shared/model/sign-in/session.ts';
import { useShellUser } from '#web/app/shell/use-shell-user.ts';
import { SignInAgainDialog } from '#web/features/sign-in/sign-in/sign-in-again-dialog.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { clearSession, readSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

const SESSION: Session = { accessToken: 'first', accessTokenExpiresAt: '2026-11-20T05:05:00.000Z', user: TEST_USER };
const AGAIN: Session = { ...SESSION, accessToken: 'again' };
const refused = (refusal: ApiError['refusal']): ApiError =>
  new ApiError({ kind: 'refused', status: 401, statusText: '', refusal, message: null });

/** A page with a form in a dialog. */
function Page() {
  const { user, isSignedOut, leave } = useShellUser();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <UnsavedGuard isActive={text !== ''} />
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="form" transitionProps={{ duration: 0 }}>
        <TextInput label="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Modal>
      {isSignedOut && user && <SignInAgainDialog user={user} onLeave={leave} />}
    </>
  );
}

const show = (): Promise<{ path: () => string }> => renderScreen({ element: <Page />, at: '/admin-user/plans', route: '/:segment/plans' });
const write = (): void => void fireEvent.change(screen.getByLabelText('text'), { target: { value: 'written' } });
const written = (): string => screen.getByLabelText<HTMLInputElement>('text').value;
const dialog = (): Promise<HTMLElement> => screen.findByText('ログアウトされました');
const enterPassword = (): void => {
  fireEvent.change(screen.getByLabelText('パスワード'), { target: { value: 'Passw0rd!' } });
  fireEvent.click(screen.getByRole('button', { name: 'ログインする' }));
};
const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByText('ログアウトされました')).toBeNull());
const endSession = (): void => act(() => clearSession());

beforeEach(() => storeSession(SESSION));
afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('SignInAgainDialog asks for the password when another tab signs out, and keeps the entered text', async () => {
  const login = vi.spyOn(api.auth, 'login').mockResolvedValue(AGAIN);
  const { path } = await show();
  write();
  endSession();
  await dialog();
  expect(screen.getByDisplayValue(TEST_USER.email).hasAttribute('readonly')).toBe(true);
  enterPassword();
  await isClosed();
  expect(login.mock.calls).toEqual([[{ body: { email: TEST_USER.email, password: 'Passw0rd!' } }]]);
  expect([readSession()?.accessToken, written(), path()]).toEqual(['again', 'written', '/admin-user/plans']);
});

it('SignInAgainDialog also asks for a code if the login has a second factor', async () => {
  vi.spyOn(api.auth, 'login').mockRejectedValue(refused({ code: 'second-factor-required', challenge: 'the-challenge' }));
  const complete = vi.spyOn(api.signInSecurity, 'completeSignIn').mockResolvedValue(AGAIN);
  await show();
  write();
  endSession();
  await dialog();
  enterPassword();
  fireEvent.change(await screen.findByLabelText('認証コード'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'ログインする' }));
  await isClosed();
  expect(complete).toHaveBeenCalledWith({ body: { challenge: 'the-challenge', code: '123456' } });
  expect(written()).toBe('written');
});

it('SignInAgainDialog shows why a password was refused, and stays open', async () => {
  vi.spyOn(api.auth, 'login').mockRejectedValue(refused({ code: 'sign-in-failed' }));
  await show();
  write();
  endSession();
  await dialog();
  enterPassword();
  expect(await screen.findByText(/ログインIDまたはパスワードが正しくありません/)).toBeDefined();
  expect(screen.getByText('ログアウトされました')).toBeDefined();
});

it('SignInAgainDialog closes after the login has signed in again in another tab', async () => {
  await show();
  write();
  endSession();
  await dialog();
  act(() => storeSession(AGAIN));
  await isClosed();
  expect(written()).toBe('written');
});

it('SignInAgainDialog keeps the dialog below it open when Escape is pressed', async () => {
  await show();
  write();
  endSession();
  await dialog();
  fireEvent.keyDown(screen.getByLabelText('パスワード'), { key: 'Escape' });
  expect(written()).toBe('written');
  expect(screen.getByText('ログアウトされました')).toBeDefined();
});

it('SignInAgainDialog opens sign-in when the user leaves, without asking about unsaved input', async () => {
  const { path } = await show();
  write();
  endSession();
  await dialog();
  fireEvent.click(screen.getByRole('button', { name: '保存せずにログイン画面へ移動する' }));
  await waitFor(() => expect(path()).toBe('/login?next=%2Fadmin-user%2Fplans'), { timeout: 3_000 });
});

it('a page without unsaved input opens sign-in a second after sign-out (R-4.3)', async () => {
  const { path } = await show();
  endSession();
  expect(screen.queryByText('ログアウトされました')).toBeNull();
  await waitFor(() => expect(path()).toBe('/login?next=%2Fadmin-user%2Fplans'), { timeout: 3_000 });
});
