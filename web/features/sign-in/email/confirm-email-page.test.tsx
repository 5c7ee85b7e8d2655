import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import type { LinkDetails } from '#shared/model/sign-in/session.ts';
import { ConfirmEmailPage } from '#web/features/sign-in/email/confirm-email-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const link = (emailChange: LinkDetails['emailChange']): LinkDetails => ({
  kind: 'login-email-change',
  email: 'old@example.com',
  contactName: '',
  companyName: '',
  expiresAt: '2026-11-21T05:00:00.000Z',
  brand: PRODUCT_BRAND,
  emailChange,
});

async function show(emailChange: LinkDetails['emailChange']) {
  vi.spyOn(api.auth, 'verifyToken').mockResolvedValue({ link: link(emailChange) });
  await renderScreen({ element: <ConfirmEmailPage />, search: '#token=abc' });
  await screen.findByRole('button', { name: '変更を取り消す' });
}
afterEach(() => {
  vi.restoreAllMocks();
});

describe('ConfirmEmailPage', () => {
  it('waits for the other address after the first confirmation, and asks to sign in after the second (R-2.80)', async () => {
    const confirm = vi.spyOn(api.auth, 'confirmEmailChange').mockResolvedValue({ isChanged: false });
    await show({ to: 'new@example.com', isConfirmed: false });
    expect(screen.getByText(/old@example.com から new@example.com に変更します/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '変更を確認する' }));
    expect(await screen.findByText(/もう一方のメールアドレスにお送りしたメールでも確認されると/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '変更を確認する' })).toBeNull();
    expect(confirm.mock.calls).toEqual([[{ body: { token: 'abc' } }]]);
  });

  it('says that the address is changed, or that the change is cancelled', async () => {
    vi.spyOn(api.auth, 'confirmEmailChange').mockResolvedValue({ isChanged: true });
    await show({ to: null, isConfirmed: false });
    fireEvent.click(screen.getByRole('button', { name: '変更を確認する' }));
    expect(await screen.findByText('メールアドレスを変更しました')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ログイン画面へ' })).toBeDefined();
  });

  it('cancels the change, also after this address has confirmed it', async () => {
    const refuse = vi.spyOn(api.auth, 'refuseEmailChange').mockResolvedValue(null);
    await show({ to: 'new@example.com', isConfirmed: true });
    fireEvent.click(screen.getByRole('button', { name: '変更を取り消す' }));
    expect(await screen.findByText('変更を取り消しました')).toBeDefined();
    expect(refuse).toHaveBeenCalledOnce();
  });
});
