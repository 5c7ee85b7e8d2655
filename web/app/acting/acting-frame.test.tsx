import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActingAccess } from '#shared/model/sign-in/acting.ts';
import { ActingFrame } from '#web/app/acting/acting-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import * as leaving from '#web/lib/leave-to.ts';
import { beginActing, markActingOver } from '#web/lib/session/acting.ts';
import { dropActingSession, readSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_ACTING, TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MINUTE_MS = 60_000;

function actFor(access: ActingAccess, minutes: number): void {
  const until = new Date(Date.now() + minutes * MINUTE_MS - 1_000).toISOString();
  beginActing('/admin/user/1');
  storeSession({ accessToken: 'acting', accessTokenExpiresAt: until, user: { ...TEST_USER, acting: { ...TEST_ACTING, access, until } } });
}
const show = () => renderScreen({ element: <ActingFrame>the screen</ActingFrame> });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeSession({ accessToken: 'own', accessTokenExpiresAt: '2026-11-20T06:00:00.000Z', user: TEST_USER });
  vi.spyOn(leaving, 'leaveTo').mockReturnValue();
});
afterEach(() => {
  dropActingSession();
  vi.restoreAllMocks();
});

describe('ActingFrame (R-4.15)', () => {
  it('renders the screen without a banner if the login acts for no other login', async () => {
    await show();
    expect(screen.getByText('the screen')).toBeDefined();
    expect(screen.queryByRole('region', { name: '代理操作' })).toBeNull();
  });

  it.each([
    ['READ', '閲覧のみ'],
    ['EDIT', '閲覧と変更'],
  ] as const)('shows the name of the login, the remaining minutes, and the access %s', async (access, label) => {
    actFor(access, 42);
    await show();
    const { textContent } = screen.getByRole('region', { name: '代理操作' });
    for (const told of ['株式会社サンプル 山田 花子さんの管理画面を開いています', label, '残り42分']) expect(textContent).toContain(told);
    expect(screen.getByText('the screen')).toBeDefined();
  });

  it('returns to the login’s own console and ends acting on the server', async () => {
    const end = vi.spyOn(api.signInSecurity, 'endActing').mockResolvedValue(null);
    actFor('READ', 42);
    await show();
    fireEvent.click(screen.getByRole('button', { name: '自分の管理画面に戻る' }));
    await waitFor(() => expect(leaving.leaveTo).toHaveBeenCalledWith('/admin/user/1'));
    expect(end).toHaveBeenCalledWith({ params: { id: TEST_ACTING.id } });
    expect(readSession()?.accessToken).toBe('own');
  });

  it('returns to the login’s own console even if the server cannot be reached', async () => {
    vi.spyOn(api.signInSecurity, 'endActing').mockRejectedValue(new Error('no network'));
    actFor('READ', 42);
    await show();
    fireEvent.click(screen.getByRole('button', { name: '自分の管理画面に戻る' }));
    await waitFor(() => expect(readSession()?.accessToken).toBe('own'));
  });

  it('shows ActingOverPage instead of the screen when the session is refused', async () => {
    actFor('EDIT', 42);
    await show();
    act(markActingOver);
    expect(await screen.findByRole('heading', { name: 'お客様の管理画面の利用が終了しました' })).toBeDefined();
    expect(screen.queryByText('the screen')).toBeNull();
  });

  it('shows ActingOverPage instead of the screen when the acting time is over', async () => {
    actFor('EDIT', 0);
    await show();
    expect(await screen.findByRole('heading', { name: 'お客様の管理画面の利用が終了しました' })).toBeDefined();
  });
});
