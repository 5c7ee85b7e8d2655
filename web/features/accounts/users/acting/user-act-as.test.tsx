import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { UserActAs } from '#web/features/accounts/users/acting/user-act-as.tsx';
import { CUSTOMER, detailOf, OEM, OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import * as leaving from '#web/lib/leave-to.ts';
import { dropActingSession, readSession } from '#web/lib/session/session.ts';
import { TEST_ACTING, TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const OPEN = 'お客様の管理画面を開く';

const show = (target: UserSummary = CUSTOMER, user: UserInfo = OPERATOR) =>
  renderScreen({ element: <UserActAs target={detailOf(target)} />, user });

async function ask() {
  await show();
  fireEvent.click(screen.getByRole('button', { name: OPEN }));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(leaving, 'leaveTo').mockReturnValue();
});
afterEach(() => {
  dropActingSession();
  vi.restoreAllMocks();
});

describe('UserActAs (R-4.15)', () => {
  it('shows the acting button to the operator and the OEM, but not to operator staff or read-only logins', async () => {
    for (const user of [OPERATOR, OEM]) {
      await show(CUSTOMER, user);
      expect(screen.getByRole('button', { name: OPEN })).toBeDefined();
    }
    for (const user of [
      { ...OPERATOR, id: TEST_USER.id, userTypeId: 'MASTER_USER' },
      { ...OPERATOR, authority: 'view' },
    ] as const) {
      await show(CUSTOMER, user);
      expect(screen.queryByRole('button', { name: OPEN })).toBeNull();
    }
  });

  it.each([
    ['SUSPENDED', '一時停止中のアカウントのため、変更できません。'],
    ['INACTIVE', 'まだ一度もログインしていないアカウントです。本人が利用を開始してから操作できます。'],
  ] as const)('explains why the console of a %s account cannot be opened', async (effectiveStatus, reason) => {
    await show({ ...CUSTOMER, effectiveStatus });
    expect(screen.getByText(reason)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: OPEN }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires a reason before it sends the request', async () => {
    const start = vi.spyOn(api.signInSecurity, 'actAs');
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: '管理画面を開く' }));
    await dialog.findByText('入力してください。');
    expect(start).not.toHaveBeenCalled();
  });

  it('opens the console of the customer in this tab, read-only by default', async () => {
    const session = { accessToken: 'acting', accessTokenExpiresAt: TEST_ACTING.until, user: { ...TEST_USER, acting: TEST_ACTING } };
    const start = vi.spyOn(api.signInSecurity, 'actAs').mockResolvedValue(session);
    const dialog = await ask();
    fireEvent.change(dialog.getByLabelText(/^理由/), { target: { value: 'お問い合わせの確認' } });
    fireEvent.click(dialog.getByRole('button', { name: '管理画面を開く' }));
    await waitFor(() => expect(leaving.leaveTo).toHaveBeenCalledWith('/admin-user/summary'));
    expect(start).toHaveBeenCalledWith({ params: { id: CUSTOMER.id }, body: { reason: 'お問い合わせの確認', access: 'READ' } });
    expect(readSession()?.accessToken).toBe('acting');
    expect(localStorage.getItem('session') ?? '').not.toContain('acting"');
  });

  it('reports that the console could not be opened', async () => {
    vi.spyOn(api.signInSecurity, 'actAs').mockRejectedValue(new Error('no network'));
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('radio', { name: '閲覧と変更' }));
    fireEvent.change(dialog.getByLabelText(/^理由/), { target: { value: 'お問い合わせの確認' } });
    fireEvent.click(dialog.getByRole('button', { name: '管理画面を開く' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
  });
});
