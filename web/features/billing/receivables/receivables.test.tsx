import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccountReceivables } from '#shared/model/billing/receivables.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { sumByAge } from '#shared/rules/billing/receivables.ts';
import { ReceivablesPage } from '#web/features/billing/receivables/receivables-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const account = (accountId: string, companyName: string, ages: Partial<AccountReceivables['ages']>): AccountReceivables => ({
  accountId,
  companyName,
  isOem: accountId === 'oem',
  ages: { ...sumByAge([]), ...ages },
});
const show = (...accounts: AccountReceivables[]) =>
  vi.spyOn(api.bill, 'receivables').mockResolvedValue({ receivables: { accounts, received: 5_000 }, nextCursor: null });

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['errors', 'receivables']);
});
afterEach(() => vi.restoreAllMocks());

describe('ReceivablesPage', () => {
  it('adds up all pages, and links each figure to its invoices (R-22.100)', async () => {
    const pages = show();
    pages.mockResolvedValueOnce({
      receivables: {
        accounts: [
          account('oem', 'あおぞら', { OVERDUE_60: { invoices: 2, amount: 30_000 } }),
          account('01', 'さくら', { NOT_DUE: { invoices: 1, amount: 1_000 } }),
        ],
        received: 400,
      },
      nextCursor: 'next',
    });
    pages.mockResolvedValueOnce({
      receivables: { accounts: [account('01', 'さくら', { OVERDUE_30: { invoices: 1, amount: 200 } })], received: 100 },
      nextCursor: null,
    });
    await renderScreen({ element: <ReceivablesPage />, user: MASTER });
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('¥31,200')).toBe('/master/payment-list?group=OPEN');
    expect(await link('¥30,200')).toBe('/master/payment-list?group=OVERDUE');
    expect(await link('¥500')).toBe('/master/accounting');
    expect(await link('31〜60日')).toBe('/master/payment-list?group=OVERDUE_60');
    const customers = within(screen.getByRole('region', { name: '直接のお客様' }));
    expect(customers.getByRole('link', { name: 'さくら' }).getAttribute('href')).toBe('/master/payment-list?group=OPEN&account=01');
    expect(customers.getByRole('link', { name: '¥200' }).getAttribute('href')).toBe('/master/payment-list?group=OVERDUE_30&account=01');
    expect(within(screen.getByRole('region', { name: 'OEM' })).getAllByRole('row')).toHaveLength(2);
  });

  it('shows the most overdue accounts first, 50 at a time (R-22.100)', async () => {
    const many = Array.from({ length: 60 }, (_, index) => account(`${index}`, `会社${index}`, { NOT_DUE: { invoices: 1, amount: 9_999 } }));
    show(...many, account('late', '遅延商事', { OVERDUE_30: { invoices: 1, amount: 1 } }));
    await renderScreen({ element: <ReceivablesPage />, user: MASTER });
    const rows = () => within(screen.getByRole('region', { name: '直接のお客様' })).getAllByRole('row');
    const more = await screen.findByRole('button', { name: 'さらに表示する' });
    expect(rows()).toHaveLength(51);
    expect(rows()[1]?.textContent).toContain('遅延商事');
    more.click();
    await vi.waitFor(() => expect(rows()).toHaveLength(62));
  });

  it('says that nothing is open, or why nothing could be read (R-22.100)', async () => {
    show();
    await renderScreen({ element: <ReceivablesPage />, user: MASTER });
    expect(await screen.findByText('未収の請求はありません')).toBeTruthy();
    cleanup();
    vi.mocked(api.bill.receivables).mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await renderScreen({ element: <ReceivablesPage />, user: MASTER });
    expect(await screen.findByText('未収金を読み込めませんでした')).toBeTruthy();
  });
});
