import { describe, expect, it } from 'vitest';
import { ISSUER_SETTINGS } from '#functions/billing/store/billing-fixture.ts';
import { renderEstimate } from '#functions/billing/jobs/archive-invoice/document/render-estimate.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import type { Language } from '#shared/model/language.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { testPdfFonts } from '#test/support/pdf/pdf-fonts.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';

const fonts = testPdfFonts();
const line = (text: string, unitPrice = 30_000) => ({ text, from: '2027-01-01', to: '2027-01-31', quantity: 2, unitPrice });
const issuer = issuerOf(ISSUER_SETTINGS);
const ESTIMATE: Estimate = {
  number: 'Q2026-12-000007',
  issuerId: 'issuer',
  accountId: null,
  issuedOn: '2026-12-01',
  validUntil: '2026-12-31',
  issuer: { ...issuer, phone: '03-1234-5678' },
  recipient: { companyName: '株式会社さくら', contactName: '佐倉 一郎', department: '経理部', address: '〒100-0001\n東京都' },
  email: 'sakura@example.com',
  language: 'jp',
  delivery: 'attachment',
  ...manualInvoiceParts([line('撮影')]),
  note: '納期は別途ご相談ください。',
  replaces: null,
  state: 'open',
  sentAt: null,
  decidedAt: null,
  replacedBy: null,
};
const pagesOf = async (differences: Partial<Estimate> = {}, language: Language = 'jp') =>
  pdfPages(await renderEstimate({ ...ESTIMATE, ...differences }, language, fonts));

describe('the PDF of a quotation', () => {
  it('states number, days, addressee, issuer, each line and the sums, and no bank account (R-22.153)', async () => {
    const [page = '', ...further] = await pagesOf({ replaces: 'Q2026-11-000003' });
    expect(further).toEqual([]);
    for (const text of [
      '見積書',
      '見積番号Q2026-12-000007',
      '発行日2026/12/01',
      '有効期限2026/12/31',
      'Q2026-11-000003',
      '株式会社さくら御中',
      '経理部',
      '佐倉一郎',
      '電話03-1234-5678',
      '登録番号T1234567890123',
      '撮影2027/01/01–2027/01/312¥30,00010%¥60,000',
      '消費税(10%)¥6,000',
      'お見積金額(税込)¥66,000',
      '納期は別途ご相談ください。',
    ])
      expect(page).toContain(text.replaceAll(' ', ''));
    expect(page).not.toContain('SampleBank');
  });

  it.each([
    ['en', 'Quotation'],
    ['cn', '报价单'],
    ['kr', '견적서'],
  ] as const)('a PDF in another language begins with the Japanese document: %s (R-22.155)', async (language, title) => {
    const [original = '', translation = ''] = await pagesOf({}, language);
    expect(original).toContain('見積書');
    expect(translation).toContain(title);
  });

  it('a quotation of 40 lines and names of 50 characters continues on further pages without losing a line', async () => {
    const name = '長'.repeat(50);
    const recipient = { companyName: name, contactName: name, department: name, address: '' };
    const pages = await pagesOf({ recipient, ...manualInvoiceParts(Array.from({ length: 40 }, (_, index) => line(name, 1_000 + index))) });
    expect(pages.length).toBeGreaterThan(1);
    for (let index = 0; index < 40; index += 1) expect(pages.join('')).toContain(`¥${(2 * (1_000 + index)).toLocaleString('en')}`);
    expect(pages[0]).toContain(`${name}御中`);
  });
});
