import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginEmailChange } from '#shared/model/sign-in/login-email.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { OwnLoginActions } from '#web/features/accounts/profile/own-login/own-login-actions.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const CHANGE: LoginEmailChange = {
  email: 'new@example.com',
  isConfirmedByOld: true,
  isConfirmedByNew: false,
  requestedAt: '2026-11-20T05:00:00.000Z',
  until: '2026-11-21T05:00:00.000Z',
};

async function show(user: UserInfo = TEST_USER) {
  storeSession({ accessToken: 'token', accessTokenExpiresAt: '2026-11-20T05:05:00.000Z', user });
  await renderScreen({ element: <OwnLoginActions />, user });
}
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const type = (dialog: ReturnType<typeof within>, label: RegExp, value: string): void => {
  fireEvent.change(dialog.getByLabelText(label, { selector: 'input' }), { target: { value } });
};

beforeEach(() => {
  vi.spyOn(api.auth, 'emailChange').mockResolvedValue({ change: null });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('NamesDialog', () => {
  it('saves name and company name of the own account (R-2.82)', async () => {
    const save = vi.spyOn(api.profile, 'setNames').mockResolvedValue({ user: TEST_USER });
    const toasts = recordToasts();
    await show();
    const dialog = await open('お名前・会社名を変更');
    type(dialog, /担当者名/, '佐藤 次郎');
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(toasts()).toEqual(['お名前・会社名を保存しました。']));
    expect(save.mock.calls[0]?.[0]).toEqual({ body: { contactName: '佐藤 次郎', companyName: TEST_USER.companyName } });
  });

  it('offers only the name to a SUB_ADMIN, and refuses an empty one', async () => {
    const save = vi.spyOn(api.profile, 'setNames');
    await show({ ...TEST_USER, userTypeId: 'SUB_ADMIN', permission: 'viewer' });
    const dialog = await open('お名前・会社名を変更');
    expect(dialog.queryByLabelText(/会社名/, { selector: 'input' })).toBeNull();
    type(dialog, /担当者名/, ' ');
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await dialog.findByText(/入力してください/)).toBeDefined();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('EmailDialog', () => {
  it('requests another address with the password, and shows what is still to be confirmed (R-2.80)', async () => {
    const request = vi.spyOn(api.auth, 'changeEmail').mockResolvedValue({ change: CHANGE });
    const cancel = vi.spyOn(api.auth, 'cancelEmailChange').mockResolvedValue(null);
    await show();
    const dialog = await open('メールアドレスを変更');
    type(dialog, /新しいメールアドレス/, 'new@example.com');
    type(dialog, /現在のパスワード/, 'Correct-horse-1');
    fireEvent.click(dialog.getByRole('button', { name: '確認のメールを送る' }));
    expect(await screen.findByText('new@example.com への変更は、まだ完了していません。')).toBeDefined();
    expect(request.mock.calls[0]?.[0]).toEqual({ body: { email: 'new@example.com', currentPassword: 'Correct-horse-1' } });
    expect(screen.queryByText(/これまでのメールアドレスにお送りした/)).toBeNull();
    expect(screen.getByText(/新しいメールアドレスにお送りした/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '変更を取り消す' }));
    await waitFor(() => expect(screen.queryByText(/まだ完了していません/)).toBeNull());
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('shows a wrong password beside its field', async () => {
    vi.spyOn(api.auth, 'changeEmail').mockRejectedValue(
      new ApiError({
        kind: 'refused',
        status: 400,
        statusText: '',
        refusal: { code: 'invalid-input', fields: [{ path: 'currentPassword', rule: 'password-wrong' }] },
        message: null,
      }),
    );
    await show();
    const dialog = await open('メールアドレスを変更');
    type(dialog, /新しいメールアドレス/, 'new@example.com');
    type(dialog, /現在のパスワード/, 'Wrong-horse-1');
    fireEvent.click(dialog.getByRole('button', { name: '確認のメールを送る' }));
    expect(await dialog.findByText('現在のパスワードが正しくありません。')).toBeDefined();
  });
});
