import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { TEST_INVOICE, TEST_PAYMENT } from '#web/features/billing/shared/bill-fixture.ts';
import { InvoicePage } from '#web/features/billing/invoice/invoice-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const PAID: Payment = { ...TEST_PAYMENT, state: 'PAID', ledger: { entries: 1, received: 26_180, receivedByCard: 0, writtenOff: 0 } };
const NOTE: Omit<CreditNote, 'issuerId'> = {
  number: 'R2026-12-000001',
  invoiceNumber: TEST_PAYMENT.number,
  invoiceIssuedOn: '2026-12-01',
  month: '2026-12',
  accountId: TEST_PAYMENT.accountId,
  issuedOn: '2026-12-20',
  issuer: TEST_INVOICE.issuer,
  recipient: TEST_INVOICE.recipient,
  reason: '3日分',
  taxes: [{ taxRate: 10, subtotal: 1_000, tax: 100 }],
  subtotal: 1_000,
  tax: 100,
  total: 1_100,
};
const CREDITED: Payment = { ...PAID, ledger: { entries: 2, received: 26_180, receivedByCard: 0, writtenOff: 0, credited: 1_100 } };

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'card', 'errors', 'ledger']);
});
afterEach(() => vi.restoreAllMocks());

describe('CreditDialog', () => {
  it('shows what a credit causes before it is confirmed, and refuses more than is left beside the field (R-22.135)', async () => {
    vi.spyOn(api.bill, 'get').mockResolvedValue({ payment: PAID, invoice: TEST_INVOICE, entries: [], creditNotes: [], receipts: [] });
    const credit = vi.spyOn(api.bill, 'credit').mockResolvedValue({ payment: CREDITED, creditNote: NOTE });
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: '返還請求書を発行する' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText(/差し引く額/);
    expect((amount as HTMLInputElement).value).toBe('26180');
    fireEvent.change(amount, { target: { value: '26181' } });
    fireEvent.change(dialog.getByLabelText(/返還の内容/), { target: { value: '3日分' } });
    fireEvent.click(dialog.getByRole('button', { name: '返還請求書を発行する' }));
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(credit).not.toHaveBeenCalled();
    fireEvent.change(amount, { target: { value: '1100' } });
    const sums = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(['-¥1,100', '¥25,080', '¥0', '¥1,100']);
    fireEvent.click(dialog.getByRole('button', { name: '返還請求書を発行する' }));
    await waitFor(() =>
      expect(credit.mock.lastCall?.[0].body).toEqual({ reason: '3日分', amounts: [{ taxRate: 10, amount: 1_100 }], credited: 0 }),
    );
  });
});

describe('RefundDialog', () => {
  it('records a refund of what was paid too much, and refuses more beside the field (R-22.138)', async () => {
    vi.spyOn(api.bill, 'get').mockResolvedValue({
      payment: CREDITED,
      invoice: TEST_INVOICE,
      entries: [],
      creditNotes: [NOTE],
      receipts: [],
    });
    const refund = vi.spyOn(api.bill, 'refund').mockResolvedValue({ payment: PAID });
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: '返金する' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText(/返金額/);
    fireEvent.change(dialog.getByLabelText(/^返金日/), { target: { value: '2026-12-21' } });
    fireEvent.change(amount, { target: { value: '1101' } });
    fireEvent.click(dialog.getByRole('button', { name: '返金する' }));
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(refund).not.toHaveBeenCalled();
    fireEvent.change(amount, { target: { value: '1000' } });
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['-¥1,000', '¥100']);
    fireEvent.click(dialog.getByRole('button', { name: '返金する' }));
    await waitFor(() =>
      expect(refund.mock.lastCall?.[0].body).toEqual({
        method: 'bank-transfer',
        amount: 1_000,
        paidOn: '2026-12-21',
        note: '',
        excess: 1_100,
      }),
    );
  });
});

describe('RefundDialog of an invoice that a card paid', () => {
  it('offers the card first, for what is left of its charge, without a day (R-22.139)', async () => {
    const charged = { number: NOTE.invoiceNumber, on: '2026-12-19', recordedAt: '2026-12-19T00:00:00.000Z', note: '', reverses: null };
    const entries = [{ ...charged, id: 'card-1', kind: 'card' as const, amount: 1_000, reference: 'pi_1' }];
    vi.spyOn(api.bill, 'get').mockResolvedValue({ payment: CREDITED, invoice: TEST_INVOICE, entries, creditNotes: [NOTE], receipts: [] });
    const refund = vi.spyOn(api.bill, 'refund').mockResolvedValue({ payment: PAID });
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: '返金する' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/^返金日/)).toBeNull();
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['-¥1,000', '¥100']);
    fireEvent.click(dialog.getByRole('button', { name: '返金する' }));
    const body = { method: 'card', amount: 1_000, paidOn: null, note: '', excess: 1_100 };
    await waitFor(() => expect(refund.mock.lastCall?.[0].body).toEqual(body));
  });
});

describe('CreditNotes', () => {
  it('shows the customer its credit notes with their PDFs, and no action (R-22.135)', async () => {
    vi.spyOn(api.bill, 'get').mockResolvedValue({
      payment: CREDITED,
      invoice: TEST_INVOICE,
      entries: [],
      creditNotes: [NOTE],
      receipts: [],
    });
    const file = vi.spyOn(api.bill, 'creditNote').mockResolvedValue({ document: null });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    const notes = await screen.findByRole('region', { name: '返還請求書' });
    for (const text of ['R2026-12-000001', '2026/12/20', '3日分', '-¥1,100']) expect(notes.textContent).toContain(text);
    expect(screen.getByText('返金待ち')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返還請求書を発行する' })).toBeNull();
    fireEvent.click(within(notes).getByRole('button', { name: 'PDFをダウンロードする: R2026-12-000001' }));
    await waitFor(() =>
      expect(file.mock.lastCall?.[0]).toMatchObject({
        params: { number: NOTE.invoiceNumber, note: NOTE.number },
        query: { language: 'jp' },
      }),
    );
  });
});
