import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterPage } from '#web/features/sign-in/registration/register-page.tsx';
import { ResetPasswordPage } from '#web/features/sign-in/password/reset-password-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { clearSession } from '#web/lib/session/session.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const TOO_MANY = new ApiError({
  kind: 'refused',
  status: 429,
  statusText: '',
  refusal: { code: 'too-many-requests', retryAfter: 300 },
  message: null,
});
const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => clearSession());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('ResetPasswordPage', () => {
  it('shows the same confirmation for every address, and resends after 60 seconds at the earliest', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const forgot = vi.spyOn(api.auth, 'forgotPassword').mockResolvedValue(null);
    await renderScreen({ element: <ResetPasswordPage /> });
    type('メールアドレス', 'Someone@example.com');
    press('再設定用のメールを送る');
    expect(await screen.findByText(/Someone@example.com のアカウントがある場合は/)).toBeDefined();
    expect(forgot.mock.calls).toEqual([[{ body: { email: 'Someone@example.com', language: 'jp' } }]]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '再送信は60秒後にできます' }).disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(59_000));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '再送信は1秒後にできます' }).disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(1_000));
    press('もう一度送信する');
    await waitFor(() => expect(forgot).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: '再送信は60秒後にできます' })).toBeDefined();
  });

  it('returns on request to the form with the entered address', async () => {
    vi.spyOn(api.auth, 'forgotPassword').mockResolvedValue(null);
    await renderScreen({ element: <ResetPasswordPage /> });
    type('メールアドレス', 'someone@example.com');
    press('再設定用のメールを送る');
    fireEvent.click(await screen.findByRole('button', { name: '別のメールアドレスを入力する' }));
    expect(screen.getByLabelText<HTMLInputElement>('メールアドレス').value).toBe('someone@example.com');
  });

  it('reports an invalid address, and the waiting time after too many requests', async () => {
    const forgot = vi.spyOn(api.auth, 'forgotPassword').mockRejectedValue(TOO_MANY);
    await renderScreen({ element: <ResetPasswordPage /> });
    type('メールアドレス', 'nobody');
    press('再設定用のメールを送る');
    expect(await screen.findByText('メールアドレスを正しい形式で入力してください。')).toBeDefined();
    expect(forgot).not.toHaveBeenCalled();
    type('メールアドレス', 'somebody@example.com');
    press('再設定用のメールを送る');
    expect((await screen.findByRole('alert')).textContent).toContain('5分');
  });
});

describe('RegisterPage', () => {
  it('requests an account, and confirms that the e-mail was sent', async () => {
    const register = vi.spyOn(api.auth, 'register').mockResolvedValue(null);
    await renderScreen({ element: <RegisterPage /> });
    type('会社名', '株式会社サンプル');
    type('ご担当者名', '山田 花子');
    type('メールアドレス', 'hanako@example.com');
    fireEvent.click(screen.getByLabelText('利用規約とプライバシーポリシーに同意します'));
    press('確認メールを送る');
    expect(await screen.findByRole('heading', { name: '確認メールをお送りしました' })).toBeDefined();
    const body = {
      companyName: '株式会社サンプル',
      contactName: '山田 花子',
      email: 'hanako@example.com',
      agreed: true,
      language: 'jp',
    };
    expect(register.mock.calls).toEqual([[{ body }]]);
    press('入力内容を変更する');
    expect(screen.getByLabelText<HTMLInputElement>('会社名').value).toBe('株式会社サンプル');
  });

  it('requires agreement to the documents', async () => {
    const register = vi.spyOn(api.auth, 'register');
    await renderScreen({ element: <RegisterPage /> });
    type('会社名', '株式会社サンプル');
    type('ご担当者名', '山田 花子');
    type('メールアドレス', 'hanako@example.com');
    press('確認メールを送る');
    expect(await screen.findByText('同意が必要です。')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('利用規約とプライバシーポリシーに同意します')));
    expect(register).not.toHaveBeenCalled();
  });
});
