import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { TEST_INVOICE, TEST_PAYMENT } from '#web/features/billing/shared/bill-fixture.ts';
import { InvoicePage } from '#web/features/billing/invoice/invoice-page.tsx';
import { PaymentListPage } from '#web/features/billing/list/payment-list-page.tsx';
import { BillingSettingsPage } from '#web/features/billing/settings/billing-settings-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const refusal = (code: 'not-found' | 'transition-refused', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null });

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'card', 'errors', 'ledger']);
});
beforeEach(() => {
  vi.spyOn(api.bill, 'list').mockResolvedValue({ payments: [TEST_PAYMENT], nextCursor: null });
  vi.spyOn(api.bill, 'get').mockResolvedValue({ payment: TEST_PAYMENT, invoice: TEST_INVOICE, entries: [], creditNotes: [], receipts: [] });
  vi.spyOn(api.bill, 'settings').mockResolvedValue({ settings: null, version: 0 });
});
afterEach(() => vi.restoreAllMocks());

describe('PaymentListPage', () => {
  it('shows companies, totals and states to the operator, and warns of missing billing settings', async () => {
    await renderScreen({ element: <PaymentListPage />, user: MASTER });
    const row = (await screen.findByText('株式会社さくら')).closest('tr');
    expect(row?.textContent).toContain('2026-12-000007');
    expect(row?.textContent).toContain('¥26,180');
    expect(row?.textContent).toContain('未払い');
    expect(await screen.findByText('請求の設定が入力されていません')).toBeTruthy();
  });

  it('shows a failed card payment as overdue, and the day of a payment that was received (R-24.43)', async () => {
    vi.mocked(api.bill.list).mockResolvedValue({
      payments: [
        { ...TEST_PAYMENT, number: '2020-12-000002', method: 'card', state: 'FAILED', dueOn: '2020-12-28' },
        {
          ...TEST_PAYMENT,
          number: '2020-12-000001',
          method: 'card',
          state: 'PAID',
          charge: { attempts: 1, failure: null, retryOn: null, paidOn: '2020-12-29' },
        },
      ],
      nextCursor: null,
    });
    await renderScreen({ element: <PaymentListPage />, user: TEST_USER });
    expect(await screen.findByText('2020/12/28 期限超過')).toBeTruthy();
    expect((await screen.findByText('2020-12-000001')).closest('tr')?.textContent).toContain('2020/12/29');
  });

  it('hides companies and operator controls from a customer', async () => {
    await renderScreen({ element: <PaymentListPage />, user: TEST_USER });
    await screen.findByText('2026-12-000007');
    expect(screen.queryByText('株式会社さくら')).toBeNull();
    expect(screen.queryByRole('link', { name: '請求の設定' })).toBeNull();
    expect(api.bill.settings).not.toHaveBeenCalled();
  });

  it('requests the payments that match the filter; sends no request if the first month is after the last (R-22.131)', async () => {
    const [last, before] = [-1, -2].map((months) => addMonths(monthOf(new Date()), months));
    await renderScreen({ element: <PaymentListPage />, user: MASTER });
    fireEvent.change(await screen.findByLabelText('状態'), { target: { value: 'UNPAID' } });
    fireEvent.change(screen.getByLabelText('合計(以上)'), { target: { value: '1000' } });
    await waitFor(() => expect(vi.mocked(api.bill.list).mock.lastCall?.[0].query).toEqual({ state: 'UNPAID', minTotal: 1_000 }));
    fireEvent.change(screen.getByLabelText('状態'), { target: { value: 'OVERDUE' } });
    await waitFor(() => expect(vi.mocked(api.bill.list).mock.lastCall?.[0].query).toEqual({ group: 'OVERDUE', minTotal: 1_000 }));
    fireEvent.change(screen.getByLabelText('発行月(から)'), { target: { value: last } });
    fireEvent.change(screen.getByLabelText('発行月(まで)'), { target: { value: before } });
    expect(await screen.findByText('開始月以降の月にしてください。')).toBeTruthy();
    expect(vi.mocked(api.bill.list).mock.calls.every(([{ query }]) => query.to !== before)).toBe(true);
  });
});

describe('invoice documents', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
  });
  const choose = async (button: RegExp, item: string): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  const file = { url: 'https://storage.example.com/a.pdf', fileName: 'a.pdf', sha256: '', bytes: 1 };

  it('InvoicePage downloads the document with its translation', async () => {
    const request = vi.spyOn(api.bill, 'document').mockResolvedValue({ document: file });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    await choose(/PDF/, '日本語と英訳');
    await waitFor(() => expect(clicked).toEqual([file.url]));
    expect(request.mock.lastCall?.[0].query).toEqual({ language: 'en' });
  });

  it('InvoicePage shows that the document is being generated', async () => {
    vi.spyOn(api.bill, 'document').mockResolvedValue({ document: null });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    await choose(/PDF/, '日本語');
    expect(await screen.findByText(/PDFを作成しています/)).toBeTruthy();
    expect(clicked).toEqual([]);
  });

  it('PaymentListPage downloads the documents of the selected payments as one ZIP file', async () => {
    const numbers = [TEST_PAYMENT.number, '2026-12-000008'];
    vi.mocked(api.bill.list).mockResolvedValue({ payments: numbers.map((number) => ({ ...TEST_PAYMENT, number })), nextCursor: null });
    const request = vi.spyOn(api.bill, 'documents').mockResolvedValue({ url: 'https://storage.example.com/a.zip', missing: [] });
    await renderScreen({ element: <PaymentListPage />, user: TEST_USER });
    for (const number of numbers) fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(number) }));
    await choose(/ZIP/, '日本語');
    await waitFor(() => expect(clicked).toEqual(['https://storage.example.com/a.zip']));
    expect(request.mock.lastCall?.[0].body).toEqual({ numbers, language: 'jp' });
  });
});

describe('InvoicePage', () => {
  it('explains an invoice line on request: its page view blocks and the page views of each site', async () => {
    vi.spyOn(api.bill, 'sites').mockResolvedValue({ sites: [{ siteId: 'abc', siteName: '花のサイト', views: 61_000 }] });
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    fireEvent.click(await screen.findByRole('button', { name: /内訳 ページビュー料/ }));
    expect((await screen.findByText('花のサイト')).parentElement?.textContent).toContain('61,000 PV');
    expect(screen.getByText(/61,000 PVは、30,000 PVごとに数えて3単位です。.*2単位 × ¥2,000です。/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /内訳 standard/ }));
    expect(screen.getByText(/standardプランは2026\/10から/)).toBeTruthy();
  });

  it('lets the operator send an e-mail to the customer', async () => {
    const send = vi.spyOn(api.bill, 'letter').mockResolvedValue({ recipients: 1 });
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: 'メールを送る' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '送信する' }));
    expect(await dialog.findAllByText('入力してください。')).toHaveLength(2);
    fireEvent.change(dialog.getByLabelText(/件名/), { target: { value: '入金の確認' } });
    fireEvent.change(dialog.getByLabelText(/本文/), { target: { value: 'お振り込みの予定をお知らせください。' } });
    fireEvent.click(dialog.getByRole('button', { name: '送信する' }));
    await waitFor(() =>
      expect(send.mock.lastCall?.[0]).toEqual({
        params: { number: TEST_PAYMENT.number },
        body: { subject: '入金の確認', text: 'お振り込みの予定をお知らせください。' },
      }),
    );
  });

  it('shows the mandatory contents of a qualified invoice, in Japanese', async () => {
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    const document = await screen.findByRole('article');
    for (const text of [
      '株式会社さくら 御\u2060中',
      '運営事務局',
      '登録番号 T1234567890123',
      '2026/12/01',
      'standard 月額基本料(2026/12分)',
      '61,000 PV',
      '小計(10%対象・税抜)',
      '消費税(10%)',
      '¥2,380',
      'サンプル銀行',
    ])
      expect(document.textContent).toContain(text);
    expect(screen.queryByRole('button', { name: '残額を締める' })).toBeNull();
  });

  it('lets the operator close the payment with reason, day and amount', async () => {
    vi.spyOn(api.bill, 'complete').mockResolvedValue({ payment: { ...TEST_PAYMENT, state: 'COMPLETED' } });
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: '残額を締める' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '残額を締める' }));
    expect(await dialog.findByText('入力してください。')).toBeTruthy();
    expect(api.bill.complete).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText(/理由/), { target: { value: '入金あり' } });
    fireEvent.change(dialog.getByLabelText(/^入金日/), { target: { value: '2026-12-20' } });
    fireEvent.change(dialog.getByLabelText(/入金額/), { target: { value: '20000' } });
    expect(dialog.getByText(/残額と異なります/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '残額を締める' }));
    await waitFor(() =>
      expect(vi.mocked(api.bill.complete).mock.lastCall?.[0].body).toEqual({
        reason: '入金あり',
        receivedOn: '2026-12-20',
        receivedAmount: 20_000,
      }),
    );
  });

  it('reports that another login has changed the payment', async () => {
    vi.spyOn(api.bill, 'void').mockRejectedValue(refusal('transition-refused', 409));
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: '無効にする' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/理由/), { target: { value: '誤り' } });
    fireEvent.click(dialog.getByRole('button', { name: '無効にする' }));
    expect(await dialog.findByText(/ほかの人がこの支払いを更新しました/)).toBeTruthy();
  });

  it('shows the new total before the operator corrects the invoice', async () => {
    vi.spyOn(api.bill, 'correct').mockResolvedValue({ credit: '2026-12-000008', reissue: '2026-12-000009' });
    await renderScreen({ element: <InvoicePage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: '訂正する' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [, quantity] = dialog.getAllByLabelText('数量');
    if (!quantity) throw new Error('The second line has no quantity');
    fireEvent.change(quantity, { target: { value: '0' } });
    expect(dialog.getByText('訂正後の合計(税込): ¥21,780')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/理由/), { target: { value: '数え違い' } });
    fireEvent.click(dialog.getByRole('button', { name: '訂正する' }));
    await waitFor(() =>
      expect(vi.mocked(api.bill.correct).mock.lastCall?.[0].body).toEqual({
        companyName: '株式会社さくら',
        contactName: '佐倉 一郎',
        lines: [
          { quantity: 1, unitPrice: 19_800 },
          { quantity: 0, unitPrice: 2_000 },
        ],
        reason: '数え違い',
      }),
    );
  });

  it('reports an invoice that does not exist', async () => {
    vi.mocked(api.bill.get).mockRejectedValue(refusal('not-found', 404));
    await renderScreen({ element: <InvoicePage />, user: TEST_USER });
    expect(await screen.findByText('請求書が見つかりません')).toBeTruthy();
  });
});

describe('BillingSettingsPage', () => {
  it('validates the settings with the schema of the server and saves them', async () => {
    const save = vi.spyOn(api.bill, 'setSettings').mockImplementation(({ body }) => Promise.resolve({ ...body, version: 1 }));
    await renderScreen({ element: <BillingSettingsPage />, user: MASTER });
    fireEvent.change(await screen.findByLabelText(/発行者の名称/), { target: { value: '運営' } });
    fireEvent.change(screen.getByLabelText(/住所/), { target: { value: '東京都' } });
    fireEvent.change(screen.getByLabelText(/電話番号/), { target: { value: '03-1234-5678' } });
    fireEvent.change(screen.getByLabelText(/登録番号/), { target: { value: 'T12' } });
    fireEvent.change(screen.getByLabelText(/振込先/), { target: { value: '銀行' } });
    fireEvent.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText(/「T」と13桁の数字で入力してください/)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/登録番号/), { target: { value: 'T1234567890123' } });
    fireEvent.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.lastCall?.[0].body).toMatchObject({
      version: 0,
      settings: { registrationNumber: 'T1234567890123', phone: '03-1234-5678', chargeDay: 27, logo: null, seal: null },
    });
  });

  it('previews logo and seal of the issuer, and removes them with the next save (R-22.150)', async () => {
    const image = (mediaId: string) => ({ mediaId, width: 200, height: 200, colour: '#336699' });
    const pictures = { logo: image('01J00000000000000000000051'), seal: image('01J00000000000000000000052') };
    const { issuer } = TEST_INVOICE;
    const stored = { ...issuer, chargeDay: 27, logo: pictures.logo.mediaId, seal: pictures.seal.mediaId };
    vi.mocked(api.bill.settings).mockResolvedValue({ settings: stored, version: 3, pictures });
    const save = vi.spyOn(api.bill, 'setSettings').mockImplementation(({ body }) => Promise.resolve({ ...body, version: 4 }));
    await renderScreen({ element: <BillingSettingsPage />, user: MASTER });
    const preview = (await screen.findByText('書類での見え方')).parentElement;
    expect(preview?.querySelectorAll('img')).toHaveLength(2);
    expect(preview?.textContent).toContain('登録番号 T1234567890123');
    fireEvent.click(within(screen.getByRole('group', { name: '角印' })).getByRole('button', { name: '取り除く' }));
    expect(preview?.querySelectorAll('img')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(save.mock.lastCall?.[0].body.settings).toMatchObject({ logo: stored.logo, seal: null }));
  });
});
