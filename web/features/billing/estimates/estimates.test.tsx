import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';
import type { EstimateSummary } from '#shared/model/billing/estimate.ts';
import { type Plan, SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { CUSTOMER, detailOf } from '#web/features/accounts/users/user-fixture.ts';
import { CreateEstimatePage } from '#web/features/billing/estimates/create-estimate-page.tsx';
import { draftOfAccount } from '#web/features/billing/estimates/estimate-draft.ts';
import { EstimateListPage } from '#web/features/billing/estimates/estimate-list-page.tsx';
import { EstimatePage } from '#web/features/billing/estimates/estimate-page.tsx';
import { TEST_INVOICE } from '#web/features/billing/shared/bill-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const TODAY = japaneseDay(new Date());
const SUMMARY: EstimateSummary = {
  number: 'Q2026-12-000007',
  accountId: null,
  companyName: '株式会社みなと',
  issuedOn: TODAY,
  validUntil: TODAY,
  total: 1_100,
  state: 'open',
  sentAt: null,
};
const { companyName: _companyName, ...facts } = SUMMARY;
const ESTIMATE = {
  ...facts,
  issuer: TEST_INVOICE.issuer,
  recipient: { companyName: '株式会社みなと', contactName: '港 花子' },
  email: 'minato@example.com',
  language: 'jp' as const,
  delivery: 'attachment' as const,
  ...manualInvoiceParts([{ text: '撮影', from: TODAY, to: null, quantity: 1, unitPrice: 1_000 }]),
  note: '',
  replaces: null,
  decidedAt: null,
  replacedBy: null,
};

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'errors', 'estimates', 'manual']);
});
beforeEach(() => {
  vi.spyOn(api.bill, 'settings').mockResolvedValue({ settings: { ...TEST_INVOICE.issuer, chargeDay: 27 }, version: 1 });
  vi.spyOn(api.bill, 'estimate').mockResolvedValue({ estimate: ESTIMATE });
});
afterEach(() => vi.restoreAllMocks());

describe('quotations', () => {
  it('the list shows the state of each quotation on this day (R-22.152)', async () => {
    const expired = { ...SUMMARY, number: 'Q2026-12-000006', validUntil: addDays(TODAY, -1) };
    vi.spyOn(api.bill, 'estimates').mockResolvedValue({ estimates: [SUMMARY, expired], nextCursor: null });
    await renderScreen({ element: <EstimateListPage />, user: MASTER });
    expect((await screen.findByText('Q2026-12-000007')).closest('tr')?.textContent).toContain('未送信');
    expect(screen.getByText('Q2026-12-000006').closest('tr')?.textContent).toContain('期限切れ');
  });

  it('the form issues a quotation with the sum that it shows, and refuses one without a company (R-22.152)', async () => {
    const issue = vi.spyOn(api.bill, 'issueEstimate').mockResolvedValue({ number: 'Q2026-12-000008' });
    await renderScreen({ element: <CreateEstimatePage />, user: MASTER });
    fireEvent.change(await screen.findByLabelText(/メールアドレス/), { target: { value: 'minato@example.com' } });
    fireEvent.change(screen.getByLabelText(/内容/), { target: { value: '撮影' } });
    fireEvent.change(screen.getByLabelText(/単価/), { target: { value: '1000' } });
    expect(screen.getByRole('region', { name: '見積書の金額' }).textContent).toContain('合計(税込)¥1,100');
    fireEvent.click(screen.getByRole('button', { name: '発行する' }));
    expect(issue).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/会社名/), { target: { value: '株式会社みなと' } });
    fireEvent.click(screen.getByRole('button', { name: '発行する' }));
    await waitFor(() => expect(issue).toHaveBeenCalledOnce());
    expect(issue.mock.lastCall?.[0].body).toMatchObject({
      companyName: '株式会社みなと',
      accountId: null,
      total: 1_100,
      delivery: 'attachment',
    });
  });

  it('the question before sending names the address (R-22.155)', async () => {
    const send = vi.spyOn(api.bill, 'sendEstimate').mockResolvedValue({ estimate: { ...ESTIMATE, sentAt: new Date().toISOString() } });
    await renderScreen({ element: <EstimatePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: 'メールで送る' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('minato@example.com');
    fireEvent.click(within(dialog).getByRole('button', { name: '送る' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });
});

describe('draftOfAccount', () => {
  it('offers the agreed price of a plan and the initial fee that is charged, by the billing data of the account (R-22.154)', () => {
    const plan = SEED_PLANS.find(({ offer }) => offer === 'quotation') as Plan;
    const figures = { price: 128_000, limitAccess: 1, limitAccessPrice: 0, licencePrice: 0 };
    const account = {
      ...detailOf(CUSTOMER),
      quotations: [{ planId: plan.id, quantitySite: 1, maxPages: 1, quantitySwipe: 1, prices: [{ ...figures, from: '2027-01' }] }],
      isBillingStartOpen: true,
      billingStart: { initialFee: 'charge', firstMonth: null, discount: null } as never,
    };
    const data = { ...NO_BILLING_DATA, department: '経理部', delivery: 'link' as const };
    const textOf = (text: string) => text;
    const draft = draftOfAccount(account, data, { plan, month: '2027-01', textOf }, TODAY);
    expect(draft).toMatchObject({ companyName: account.companyName, email: account.email, department: '経理部', delivery: 'link' });
    expect(draft.lines).toMatchObject([
      { text: 'price', from: '2027-01-01', quantity: 1, unitPrice: 128_000 },
      { text: 'initialFee', unitPrice: 100_000 },
    ]);
  });
});
