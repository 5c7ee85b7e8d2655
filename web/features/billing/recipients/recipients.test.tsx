import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import type { BillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { OwnRecipients } from '#web/features/billing/recipients/own-recipients.tsx';
import { RecipientPage } from '#web/features/sign-in/email/recipient-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const recipient = (state: BillingRecipient['state']): BillingRecipient => ({
  id: `01J0000000000000000000000${state.length}`,
  email: `${state}@example.com`,
  language: 'en',
  state,
  at: '2026-11-30T00:00:00.000Z',
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('OwnRecipients (R-2.92)', () => {
  it('shows each address with its state, adds one and removes one', async () => {
    vi.spyOn(api.bill, 'recipients').mockResolvedValue({ recipients: [recipient('confirmed')], isAvailable: true });
    const add = vi.spyOn(api.bill, 'addRecipient').mockResolvedValue({ recipients: [recipient('confirmed'), recipient('waiting')] });
    const remove = vi.spyOn(api.bill, 'removeRecipient').mockResolvedValue({ recipients: [recipient('waiting')] });
    await renderScreen({ element: <OwnRecipients />, user: TEST_USER });
    expect(await screen.findByText('確認済み')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /メールアドレス/ }), { target: { value: 'waiting@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: '送付先を追加する' }));
    expect(await screen.findByText('確認待ち')).toBeDefined();
    expect(add.mock.calls).toEqual([[{ body: { email: 'waiting@example.com', language: 'jp' } }]]);
    fireEvent.click(screen.getByRole('button', { name: 'confirmed@example.com を削除する' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(screen.queryByText('確認済み')).toBeNull());
    expect(remove).toHaveBeenCalledOnce();
  });

  it('offers no changes to accountants, and nothing in an account that the operator does not bill', async () => {
    const list = vi.spyOn(api.bill, 'recipients').mockResolvedValue({ recipients: [recipient('refused')], isAvailable: true });
    const user = { ...TEST_USER, userTypeId: 'SUB_ADMIN', permission: 'accountant' } as const;
    await renderScreen({ element: <OwnRecipients />, user });
    expect(await screen.findByText('受け取らない')).toBeDefined();
    expect(screen.queryByRole('button', { name: /送付先|削除/ })).toBeNull();
    list.mockResolvedValue({ recipients: [], isAvailable: false });
    await renderScreen({ element: <OwnRecipients />, user });
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('RecipientPage (R-2.92)', () => {
  it.each([
    ['受け取る', 'confirmRecipient', '確認しました'],
    ['受け取らない', 'refuseRecipient', '受け取らないことにしました'],
  ] as const)('stores the answer %s', async (name, endpoint, title) => {
    vi.spyOn(api.auth, 'verifyToken').mockResolvedValue({
      link: {
        kind: 'billing-recipient',
        email: 'money@example.com',
        contactName: '',
        companyName: '喫茶 こもれび',
        expiresAt: '2026-12-07T00:00:00.000Z',
        brand: PRODUCT_BRAND,
        emailChange: null,
      },
    });
    const answer = vi.spyOn(api.auth, endpoint).mockResolvedValue(null);
    await renderScreen({ element: <RecipientPage />, search: '#token=abc' });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(answer.mock.calls).toEqual([[{ body: { token: 'abc' } }]]);
  });
});
