import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PastActing } from '#shared/model/sign-in/acting.ts';
import type { OwnSession, SignInSecurity } from '#shared/model/sign-in/two-factor.ts';
import { SecuritySection } from '#web/features/accounts/profile/security/security-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { TEST_ACTING } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SESSION: OwnSession = {
  id: '01J0000000000000000000000A',
  browser: 'Chrome',
  system: 'Windows',
  createdAt: '2026-11-20T05:00:00.000Z',
  usedAt: '2026-11-21T05:00:00.000Z',
  isCurrent: true,
};
const PHONE: OwnSession = { ...SESSION, id: '01J0000000000000000000000B', browser: null, system: null, isCurrent: false };
const OFF: SignInSecurity = {
  sessions: [SESSION, PHONE],
  twoFactor: { since: null, recoveryCodesLeft: 0, isObligatory: false },
  actings: [],
  obligatoryFor: null,
};
const ON: SignInSecurity = { ...OFF, twoFactor: { since: '2026-11-20T05:00:00.000Z', recoveryCodesLeft: 2, isObligatory: false } };
const CODES = ['AAAAA-11111', 'BBBBB-22222'];

const refusedField = (path: string, rule: 'code-wrong' | 'password-wrong'): ApiError =>
  new ApiError({
    kind: 'refused',
    status: 400,
    statusText: '',
    refusal: { code: 'invalid-input', fields: [{ path, rule }] },
    message: null,
  });

async function show(overview: SignInSecurity): Promise<void> {
  vi.spyOn(api.signInSecurity, 'overview').mockResolvedValue(overview);
  await renderScreen({ element: <SecuritySection /> });
  await screen.findByRole('heading', { name: '2要素認証' });
}
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => vi.restoreAllMocks());

describe('SecuritySection: second factor (R-4.13)', () => {
  it('turns the second factor on with a code, and shows the recovery codes until they are saved', async () => {
    vi.spyOn(api.signInSecurity, 'setUp').mockResolvedValue({ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' });
    const confirm = vi.spyOn(api.signInSecurity, 'confirm').mockRejectedValueOnce(refusedField('code', 'code-wrong'));
    confirm.mockResolvedValueOnce({ recoveryCodes: CODES });
    await show(OFF);
    press('2要素認証を設定する');
    await screen.findByRole('img', { name: '認証アプリで読み取るQRコード' });
    expect(screen.getByLabelText<HTMLInputElement>('キー').value).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    press('設定する');
    await screen.findByText('6桁の認証コードを入力してください。');
    expect(confirm).not.toHaveBeenCalled();
    type('認証コード', '123456');
    press('設定する');
    await screen.findByText(/コードが正しくありません/);
    expect(document.activeElement).toBe(screen.getByLabelText('認証コード'));
    type('認証コード', '１２３ ４５７');
    press('設定する');
    await screen.findByText(CODES[0] ?? '');
    press('保存しました');
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  });

  it('turns the second factor off with password and code, and reports a wrong password', async () => {
    const change = vi.spyOn(api.signInSecurity, 'change').mockRejectedValueOnce(refusedField('password', 'password-wrong'));
    change.mockResolvedValueOnce({ recoveryCodes: null });
    const toasts = recordToasts();
    await show(ON);
    expect(screen.getByText('リカバリーコードが残りわずかです。再発行してください。')).toBeDefined();
    press('2要素認証を解除する');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('現在のパスワード'), { target: { value: 'Wrong' } });
    fireEvent.change(dialog.getByLabelText('認証コードまたはリカバリーコード'), { target: { value: 'abcde-12345' } });
    fireEvent.click(dialog.getByRole('button', { name: '2要素認証を解除する' }));
    await dialog.findByText('現在のパスワードが正しくありません。');
    fireEvent.click(dialog.getByRole('button', { name: '2要素認証を解除する' }));
    await waitFor(() => expect(toasts()).toContain('2要素認証を解除しました。'));
  });

  it('hides the button for turning the second factor off if the operator requires a second factor', async () => {
    await show({ ...ON, twoFactor: { ...ON.twoFactor, isObligatory: true } });
    expect(screen.queryByRole('button', { name: '2要素認証を解除する' })).toBeNull();
    expect(screen.getByText('運営者の設定により、解除できません。')).toBeDefined();
  });

  it('lets only the operator make a second factor mandatory for roles', async () => {
    const setRoles = vi.spyOn(api.signInSecurity, 'setRoles').mockResolvedValue({ roles: ['USER'] });
    await show(OFF);
    expect(screen.queryByRole('heading', { name: '2要素認証を必須にする' })).toBeNull();
    await show({ ...OFF, obligatoryFor: [] });
    const group = within(screen.getByRole('group', { name: '2要素認証を必須にする' }));
    fireEvent.click(group.getAllByRole('checkbox').at(-2) ?? expect.unreachable());
    press('必須の種別を保存する');
    await waitFor(() => expect(setRoles).toHaveBeenCalledWith({ body: { roles: ['USER'] } }));
  });
});

describe('SessionList (R-4.12)', () => {
  it('marks the current device, and signs out a single other device or all of them', async () => {
    const end = vi.spyOn(api.signInSecurity, 'endSessions').mockResolvedValue({ ended: 1 });
    await show(OFF);
    const [here, there] = screen.getAllByRole('listitem');
    expect(here?.textContent).toContain('Chrome / Windowsこの端末');
    expect(within(here ?? document.body).queryByRole('button')).toBeNull();
    expect(there?.textContent).toContain('不明な端末');
    press('不明な端末をログアウトする');
    await waitFor(() => expect(end).toHaveBeenCalledWith({ body: { which: 'one', id: PHONE.id } }));
    press('ほかのすべての端末をログアウトする');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ログアウト' }));
    await waitFor(() => expect(end).toHaveBeenCalledWith({ body: { which: 'others' } }));
  });

  it('reports that the devices could not be loaded', async () => {
    vi.spyOn(api.signInSecurity, 'overview').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await renderScreen({ element: <SecuritySection /> });
    expect(await screen.findByText('ログインの保護を読み込めませんでした')).toBeDefined();
  });
});

describe('ActingList (R-4.15)', () => {
  const past: PastActing = { ...TEST_ACTING, endedAt: null };
  const later = new Date(Date.now() + 600_000).toISOString();

  it('shows the name, reason, access and period of the login that has acted', async () => {
    await show({ ...OFF, actings: [past] });
    const item = screen.getByText('株式会社代理店 鈴木 一').closest('li');
    for (const told of ['閲覧のみ', '理由: お問い合わせの確認', '2026/11/20 14:00 〜 2026/11/20 15:00'])
      expect(item?.textContent).toContain(told);
    expect(within(item ?? document.body).queryByRole('button')).toBeNull();
  });

  it('ends an active acting session with the end button', async () => {
    const end = vi.spyOn(api.signInSecurity, 'endActing').mockResolvedValue(null);
    await show({ ...OFF, actings: [{ ...past, until: later }] });
    expect(screen.getByText('利用中')).toBeDefined();
    press('終了する');
    await waitFor(() => expect(end).toHaveBeenCalledWith({ params: { id: TEST_ACTING.id } }));
  });

  it('hides the end button of an acting session that has already ended', async () => {
    await show({ ...OFF, actings: [{ ...past, until: later, endedAt: past.startedAt }] });
    expect(screen.queryByText('利用中')).toBeNull();
    expect(screen.queryByRole('button', { name: '終了する' })).toBeNull();
  });

  it('renders nothing if no login has acted for the signed-in login', async () => {
    await show(OFF);
    expect(screen.queryByRole('heading', { name: '担当者が管理画面を開いた記録' })).toBeNull();
  });
});
