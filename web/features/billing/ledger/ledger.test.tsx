import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { TEST_INVOICE, TEST_PAYMENT } from '#web/features/billing/shared/bill-fixture.ts';
import { InvoicePage } from '#web/features/billing/invoice/invoice-page.tsx';
import { PaymentListPage } from '#web/features/billing/list/payment-list-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const PARTLY_PAID: Payment = {
  ...TEST_PAYMENT,
  ledger: { entries: 1, received: 10_000, receivedByCard: 0, writtenOff: 0 },
};
const RECEIPT: LedgerEntry = {
  id: '01J00000000000000000000009',
  number: TEST_PAYMENT.number,
  kind: 'transfer',
  amount: 10_000,
  on: '2026-12-19',
  recordedAt: '2026-12-19T03:00:00.000Z',
  note: 'みずほ',
  reverses: null,
  reference: null,
};

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'card', 'errors', 'ledger']);
});
afterEach(() => vi.restoreAllMocks());

describe('LedgerSection', () => {
  it('shows what is open and lets the operator take a receipt back with a reason', async () => {
    vi.spyOn(api.bill, 'get').mockResolvedValue({
      payment: PARTLY_PAID,
      invoice: TEST_INVOICE,
      entries: [RECEIPT],
      creditNotes: [],
      receipts: [],
    });
    const reverse = vi.spyOn(api.bill, 'reverse').mockResolvedValue({ payment: TEST_PAYMENT });
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    expect(await screen.findByText('一部入金')).toBeTruthy();
    expect(screen.getByText('¥16,180')).toBeTruthy();
    // Money was received, so the invoice can be neither voided nor corrected.
    expect(screen.queryByRole('button', { name: '無効にする' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /取り消す: 銀行振込の入金/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/理由/), { target: { value: '別のお客様の入金' } });
    fireEvent.click(dialog.getByRole('button', { name: '取り消す' }));
    await waitFor(() => expect(reverse.mock.lastCall?.[0].body).toEqual({ entryId: RECEIPT.id, reason: '別のお客様の入金' }));
  });

  it('the ledger is absent for a void invoice, whose page says that it is void (R-22.62)', async () => {
    const settlement = { reason: '誤り', receivedOn: null, receivedAmount: null };
    const payment: Payment = { ...TEST_PAYMENT, state: 'VOID', settlement };
    vi.spyOn(api.bill, 'get').mockResolvedValue({ payment, invoice: TEST_INVOICE, entries: [], creditNotes: [], receipts: [] });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    expect((await screen.findByRole('article')).textContent).toContain('この請求書は無効です。');
    expect(screen.queryByRole('region', { name: '入金と返金の記録' })).toBeNull();
  });

  it('offers a customer no changes', async () => {
    vi.spyOn(api.bill, 'get').mockResolvedValue({
      payment: PARTLY_PAID,
      invoice: TEST_INVOICE,
      entries: [{ ...RECEIPT, note: '' }],
      creditNotes: [],
      receipts: [],
    });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    expect((await screen.findByRole('region', { name: '入金と返金の記録' })).textContent).toContain('銀行振込の入金');
    expect(screen.queryByRole('button', { name: /取り消す/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '入金を登録する' })).toBeNull();
  });
});

describe('PayButton', () => {
  it('pays an open transfer by the saved card (R-22.63)', async () => {
    vi.spyOn(api.bill, 'get').mockResolvedValue({
      payment: TEST_PAYMENT,
      invoice: TEST_INVOICE,
      entries: [],
      creditNotes: [],
      receipts: [],
    });
    const saved = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    vi.spyOn(api.bill, 'card').mockResolvedValue({ card: saved, isAvailable: true });
    const pay = vi.spyOn(api.bill, 'pay').mockResolvedValue({ payment: { ...TEST_PAYMENT, state: 'PAID' }, url: null });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    fireEvent.click(await screen.findByRole('button', { name: '今すぐカードで支払う' }));
    await waitFor(() => expect(pay.mock.lastCall?.[0].params).toEqual({ number: TEST_PAYMENT.number }));
  });

  it('leads to saving a card if there is none (R-22.63)', async () => {
    vi.spyOn(api.bill, 'get').mockResolvedValue({
      payment: TEST_PAYMENT,
      invoice: TEST_INVOICE,
      entries: [],
      creditNotes: [],
      receipts: [],
    });
    vi.spyOn(api.bill, 'card').mockResolvedValue({ card: null, isAvailable: true });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    expect((await screen.findByRole('link', { name: 'カードを登録して支払う' })).getAttribute('href')).toBe('/admin-user/payment');
  });

  it('the button to pay is beside the bank details if the card failed (R-22.63)', async () => {
    const payment: Payment = {
      ...TEST_PAYMENT,
      method: 'card',
      state: 'FAILED',
      charge: { attempts: 1, failure: 'declined', retryOn: null },
    };
    vi.spyOn(api.bill, 'get').mockResolvedValue({
      payment,
      invoice: { ...TEST_INVOICE, method: 'card' },
      entries: [],
      creditNotes: [],
      receipts: [],
    });
    vi.spyOn(api.bill, 'card').mockResolvedValue({ card: null, isAvailable: true });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    expect((await screen.findByRole('region', { name: '支払いの記録' })).textContent).toContain('サンプル銀行');
  });
});

describe('ReceiptDialog', () => {
  it('records one receipt for the selected invoices of a customer, and shows what remains open', async () => {
    const other = { ...TEST_PAYMENT, number: '2026-12-000008', total: 1_000 };
    vi.spyOn(api.bill, 'settings').mockResolvedValue({ settings: null, version: 0 });
    vi.spyOn(api.bill, 'list').mockResolvedValue({ payments: [PARTLY_PAID, other], nextCursor: null });
    const receive = vi.spyOn(api.bill, 'receive').mockResolvedValue({ payments: [] });
    await renderScreen({ element: <PaymentListPage />, user: MASTER });
    for (const { number } of [PARTLY_PAID, other]) fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(number) }));
    fireEvent.click(await screen.findByRole('button', { name: '入金を登録する' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^入金日/), { target: { value: '2026-12-20' } });
    fireEvent.change(dialog.getByLabelText(/2026-12-000007/), { target: { value: '6180' } });
    expect(dialog.getByRole('status').textContent).toBe('合計 ¥7,180 登録後も ¥10,000 が未収です。');
    fireEvent.click(dialog.getByRole('button', { name: '入金を登録する' }));
    await waitFor(() =>
      expect(receive.mock.lastCall?.[0].body).toEqual({
        receivedOn: '2026-12-20',
        note: '',
        allocations: [
          { number: '2026-12-000007', amount: 6_180, open: 16_180 },
          { number: '2026-12-000008', amount: 1_000, open: 1_000 },
        ],
      }),
    );
  });
});
