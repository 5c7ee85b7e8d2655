import { describe, expect, it } from 'vitest';
import { ISSUER_SETTINGS } from '#functions/billing/store/billing-fixture.ts';
import { renderApplicationForm } from '#functions/billing/jobs/archive-invoice/document/render-application-form.ts';
import type { ApplicationForm } from '#shared/model/legal/application-form.ts';
import type { Language } from '#shared/model/language.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { testPdfFonts } from '#test/support/pdf/pdf-fonts.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';

const fonts = testPdfFonts();
const line = (text: string, unitPrice: number) => ({ text, from: '2027-01-01', to: null, quantity: 1, unitPrice });
const issuer = issuerOf(ISSUER_SETTINGS);
const FORM: ApplicationForm = {
  id: '0123456789abcdef',
  issuerId: 'issuer',
  accountId: 'account',
  issuedOn: '2026-12-01',
  issuer,
  recipient: { companyName: '株式会社さくら', contactName: '佐倉 一郎', department: '経理部', address: '東京都' },
  conditions: {
    planName: 'standard',
    price: 19_800,
    priceWithTax: 21_780,
    initialFee: 100_000,
    initialFeeChoice: 'charge',
    firstBilledMonth: '2027-01',
    discount: { amount: 2_000, months: 3 },
    minimumMonths: 12,
    isTrial: false,
  },
  contractStart: '2027-01-01',
  invoice: {
    ...manualInvoiceParts([line('月額基本料', 19_800), line('初期費用', 100_000)]),
    issuedOn: '2027-01-01',
    dueOn: '2027-01-27',
  },
  estimate: null,
  documents: [
    { kind: 'terms', effectiveDate: '2026-11-01' },
    { kind: 'privacy', effectiveDate: '2026-10-01' },
  ],
  agreement: null,
};
const pagesOf = async (differences: Partial<ApplicationForm> = {}, language: Language = 'jp') =>
  pdfPages(await renderApplicationForm({ ...FORM, ...differences }, language, fonts));

describe('the PDF of an application form', () => {
  it('states customer, conditions, first invoice, documents with their versions, and where to sign (R-22.157)', async () => {
    const [page = '', ...further] = await pagesOf();
    expect(further).toEqual([]);
    for (const text of [
      '申込書',
      'A-0123456789ABCDEF',
      '株式会社さくら御中',
      'SampleIssuerK.K.',
      'プラン:standard',
      '¥19,800(税抜)/¥21,780(税込)',
      '初期費用(税抜):¥100,000',
      '最低利用期間:12か月',
      '契約開始日:2027/01/01',
      '請求を始める月:2027/01',
      '毎月¥2,000(税抜)・3か月',
      '初回ご請求金額(税込)¥131,780',
      '発行日2027/01/01、お支払期限2027/01/27',
      '利用規約(2026/11/01版)',
      'プライバシーポリシー(2026/10/01版)',
      'ご署名',
    ])
      expect(page).toContain(text);
  });

  it('states when and by whom it was agreed to, in Japanese time, instead of a place to sign (R-22.157)', async () => {
    const [page = ''] = await pagesOf({ agreement: { at: '2026-12-01T15:30:00.000Z', by: '佐倉 一郎' } });
    expect(page).toContain('佐倉一郎様が2026/12/0200:30に同意されました');
    expect(page).not.toContain('ご署名');
  });

  it('a form of a contract without a first invoice has no sums, and that of a quotation has its lines', async () => {
    const [page = ''] = await pagesOf({ invoice: null });
    expect(page).not.toContain('数量');
    expect(page).toContain('プラン:standard');
    const quoted = {
      conditions: null,
      contractStart: null,
      estimate: 'Q2026-12-000001',
      agreement: { at: '2026-12-01T00:00:00.000Z', by: null },
    };
    const [other = ''] = await pagesOf(quoted);
    for (const text of ['見積番号Q2026-12-000001', 'お見積金額(税込)¥131,780', 'ご承諾を記録しました']) expect(other).toContain(text);
  });

  it.each([
    ['en', 'Applicationform'],
    ['cn', '申请书'],
    ['kr', '신청서'],
  ] as const)('a PDF in another language begins with the Japanese document: %s', async (language, title) => {
    const [original = '', translation = ''] = await pagesOf({}, language);
    expect(original).toContain('申込書');
    expect(translation).toContain(title);
  });
});
