import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';
import { PaymentMethodPage } from '#web/features/billing/card/payment-method-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import * as leaving from '#web/lib/leave-to.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const CARD = { brand: 'jcb', last4: '0505', expMonth: 3, expYear: 2040 };
const PAYER: UserInfo = { ...TEST_USER, userTypeId: 'USER', workRole: 'USER', routeSegment: 'admin-user' };

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'card', 'errors']);
});
beforeEach(() => {
  vi.spyOn(leaving, 'leaveTo').mockReturnValue(undefined);
  vi.spyOn(api.bill, 'card').mockResolvedValue({ card: null, isAvailable: true });
  vi.spyOn(api.bill, 'recipients').mockResolvedValue({ recipients: [], isAvailable: false });
  vi.spyOn(api.bill, 'billingData').mockResolvedValue({ data: NO_BILLING_DATA, version: 0, isAvailable: false });
});
afterEach(() => {
  notifications.clean();
  vi.restoreAllMocks();
});

const render = (search = '', user: UserInfo = PAYER) => renderScreen({ element: <PaymentMethodPage />, user, search });

it('PaymentMethodPage offers to replace bank transfer by a card, and opens the checkout of Stripe', async () => {
  vi.spyOn(api.bill, 'openCheckout').mockResolvedValue({ url: 'https://checkout.stripe.com/c/pay/cs_1' });
  await render();
  expect(await screen.findByRole('heading', { name: '銀行振込' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'カードで支払う' }));
  await waitFor(() => expect(leaving.leaveTo).toHaveBeenCalledWith('https://checkout.stripe.com/c/pay/cs_1'));
});

it('PaymentMethodPage saves the card once when the browser returns from Stripe', async () => {
  const save = vi.spyOn(api.bill, 'saveCard').mockResolvedValue({ card: CARD });
  await render('?session=cs_1');
  expect(await screen.findByText('カードを登録しました。')).toBeTruthy();
  expect(save).toHaveBeenCalledExactlyOnceWith({ body: { sessionId: 'cs_1' } });
});

it('PaymentMethodPage reports that a card could not be added', async () => {
  const refusal = { code: 'card-missing' } as const;
  vi.spyOn(api.bill, 'saveCard').mockRejectedValue(new ApiError({ kind: 'refused', status: 409, statusText: '', refusal, message: null }));
  await render('?session=cs_1');
  expect((await screen.findByRole('alert')).textContent).toContain('カードを登録できませんでした。もう一度お試しください。');
});

it('PaymentMethodPage shows the card, warns if it has expired, and removes it after confirmation', async () => {
  vi.mocked(api.bill.card).mockResolvedValue({ card: { ...CARD, expYear: 2020 }, isAvailable: true });
  const remove = vi.spyOn(api.bill, 'removeCard').mockResolvedValue({ card: null });
  await render();
  expect(await screen.findByText('JCB 末尾 0505')).toBeTruthy();
  expect(screen.getByText('有効期限 03/2020')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('有効期限が切れています');
  fireEvent.click(screen.getByRole('button', { name: 'カードを削除する' }));
  const dialog = await screen.findByRole('dialog');
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
});

it('PaymentMethodPage shows no buttons to logins that may only view', async () => {
  await render('', { ...PAYER, authority: 'view' });
  expect(await screen.findByText('カードを変更できるのは、編集の権限がある方だけです。')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('PaymentMethodPage tells a customer of an OEM that the OEM pays, and offers no settings', async () => {
  vi.mocked(api.bill.card).mockResolvedValue({ card: null, isAvailable: false });
  await render();
  expect(await screen.findByText('ご利用料金は契約先の会社がお支払いします。ここでの設定はありません。')).toBeTruthy();
});
