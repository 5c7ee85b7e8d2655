import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { detailOf, CUSTOMER } from '#web/features/accounts/users/user-fixture.ts';
import { ManualInvoicePage } from '#web/features/billing/manual/manual-invoice-page.tsx';
import { TEST_INVOICE } from '#web/features/billing/shared/bill-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const PAGE = {
  element: <ManualInvoicePage />,
  at: `/master/create-invoice/${CUSTOMER.id}`,
  route: '/master/create-invoice/:accountId',
};

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'errors', 'manual']);
});
afterEach(() => vi.restoreAllMocks());

async function open() {
  vi.spyOn(api.bill, 'settings').mockResolvedValue({ settings: { ...TEST_INVOICE.issuer, chargeDay: 27 }, version: 1 });
  vi.spyOn(api.masterUser, 'get').mockResolvedValue({ user: detailOf(CUSTOMER) });
  const screenOf = await renderScreen({ ...PAGE, user: MASTER });
  const type = (label: RegExp, value: string, at = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[at] ?? document.body, { target: { value } });
  await screen.findByRole('group', { name: '明細1' });
  type(/^内容/u, '撮影');
  type(/^単価/u, '30000');
  return { ...screenOf, type };
}
const sums = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const review = () => fireEvent.click(screen.getByRole('button', { name: '発行内容を確認する' }));

describe('ManualInvoicePage', () => {
  it('shows subtotal, tax and total, and issues what it showed once it is confirmed (R-22.116)', async () => {
    const issue = vi.spyOn(api.bill, 'issue').mockResolvedValue({ number: '2026-12-000009' });
    const { path, type } = await open();
    fireEvent.click(screen.getByRole('button', { name: '明細を追加する' }));
    type(/^内容/u, '特別値引き', 1);
    type(/^単価/u, '-5000', 1);
    expect(sums(screen.getByRole('region', { name: '請求書の金額' }))).toEqual(['¥30,000', '-¥5,000', '¥25,000', '¥2,500', '¥27,500']);
    review();
    const dialog = await screen.findByRole('dialog');
    expect(issue).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: '発行する' }));
    await waitFor(() => expect(path()).toBe('/master/payment-list/2026-12-000009'));
    const body = issue.mock.lastCall?.[0].body;
    expect(body).toMatchObject({ accountId: CUSTOMER.id, total: 27_500, lines: [{ text: '撮影' }, { unitPrice: -5_000 }] });
  });

  it('refuses a negative sum, and sends the same id again after a failure (R-22.116, R-22.117)', async () => {
    const issue = vi.spyOn(api.bill, 'issue').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    const { type } = await open();
    type(/^単価/u, '-30000');
    review();
    expect(await screen.findByText(/50以上/u)).toBeDefined();
    type(/^単価/u, '30000');
    for (const attempt of [1, 2]) {
      review();
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '発行する' }));
      await waitFor(() => expect(issue).toHaveBeenCalledTimes(attempt));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const [first, second] = issue.mock.calls.map(([{ body }]) => body.requestId);
    expect(first).toMatch(/^[\w-]{36}$/u);
    expect(second).toBe(first);
  });
});
