import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_ACCOUNTING, type SalesSummary } from '#shared/model/billing/accounting.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import { AccountingPage } from '#web/features/billing/accounting/accounting-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const SUMMARY: SalesSummary = {
  month: '2026-12',
  invoices: 3,
  credits: 1,
  creditNotes: 2,
  credited: 3_300,
  rates: [{ taxRate: 10, subtotal: -39_800, tax: -3_980, total: -43_780 }],
  sum: { subtotal: -39_800, tax: -3_980, total: -43_780 },
  received: { transfer: 26_180, card: 0 },
  refunded: 1_100,
  shortfall: 440,
  surplus: 0,
  writtenOff: 0,
};

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'errors']);
});
beforeEach(() => {
  vi.spyOn(api.bill, 'sales').mockResolvedValue({ summary: SUMMARY });
  vi.spyOn(api.bill, 'accounting').mockResolvedValue({ settings: DEFAULT_ACCOUNTING, version: 2 });
});
afterEach(() => vi.restoreAllMocks());

describe('AccountingPage', () => {
  it('shows sales by tax rate and receipts of the chosen month (R-22.95)', async () => {
    await renderScreen({ element: <AccountingPage />, user: MASTER });
    const sales = await screen.findByRole('region', { name: '税率別の売上' });
    expect(sales.textContent).toContain('請求書3件、返還請求書3件');
    for (const text of ['-¥39,800', '-¥3,980', '-¥43,780']) expect(sales.textContent).toContain(text);
    expect(screen.getByRole('region', { name: '入金と差額' }).textContent).toContain('入金の不足¥440');
    expect(screen.getByRole('region', { name: '入金と差額' }).textContent).toContain('返還請求書の売上(税込)-¥3,300');
    expect(screen.getByRole('region', { name: '入金と差額' }).textContent).toContain('返金-¥1,100');
    const month = addMonths(monthOf(new Date()), -2);
    fireEvent.change(screen.getByLabelText('対象月'), { target: { value: month } });
    await waitFor(() => expect(vi.mocked(api.bill.sales).mock.lastCall?.[0].query).toEqual({ month }));
  });

  it('downloads the journal for a program in its usual encoding, and names characters that are missing (R-22.93)', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    vi.spyOn(api.bill, 'journal').mockResolvedValue({ url: 'https://storage.example.com/a.csv', entries: 4, missing: ['𠮷'] });
    await renderScreen({ element: <AccountingPage />, user: MASTER });
    fireEvent.change(await screen.findByLabelText('会計ソフト'), { target: { value: 'yayoi' } });
    fireEvent.click(screen.getByRole('button', { name: '仕訳をダウンロードする' }));
    await waitFor(() => expect(clicked).toEqual(['https://storage.example.com/a.csv']));
    expect(vi.mocked(api.bill.journal).mock.lastCall?.[0].body).toEqual({
      month: monthOf(new Date()),
      program: 'yayoi',
      encoding: 'shift_jis',
    });
    expect(await screen.findByText(/「〓」になりました: 𠮷/)).toBeTruthy();
  });

  it('saves the names of accounts, and refuses an empty one (R-22.94)', async () => {
    const save = vi.spyOn(api.bill, 'setAccounting').mockResolvedValue({ settings: DEFAULT_ACCOUNTING, version: 3 });
    await renderScreen({ element: <AccountingPage />, user: MASTER });
    const form = within(await screen.findByRole('form', { name: '勘定科目と税区分' }));
    const sales = within(form.getByRole('group', { name: '勘定科目' })).getByLabelText(/^売上/);
    fireEvent.change(sales, { target: { value: '' } });
    fireEvent.click(form.getByRole('button', { name: '保存する' }));
    expect(await form.findByText('入力してください。')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    fireEvent.change(sales, { target: { value: '役務収益' } });
    fireEvent.click(form.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(save.mock.lastCall?.[0].body).toMatchObject({ version: 2, settings: { accounts: { sales: '役務収益' } } }));
  });
});
