import { describe, expect, it } from 'vitest';
import { renderReceipt } from '#functions/billing/jobs/archive-invoice/document/render-receipt.ts';
import type { Receipt } from '#shared/model/billing/receipt.ts';
import type { Language } from '#shared/model/language.ts';
import { testPdfFonts } from '#test/support/pdf/pdf-fonts.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';

const fonts = testPdfFonts();
const RECEIPT: Receipt = {
  number: '2026-12-000007-1',
  invoiceNumber: '2026-12-000007',
  issuerId: 'issuer',
  accountId: 'account',
  entryId: 'entry',
  copy: 0,
  issuedOn: '2026-12-21',
  receivedOn: '2026-12-20',
  issuer: {
    name: '運営事務局株式会社',
    address: '東京都千代田区1-2-3',
    registrationNumber: 'T1234567890123',
    bankDetails: 'サンプル銀行',
    note: '',
  },
  recipient: { companyName: '株式会社さくら', contactName: '佐倉 一郎' },
  purpose: 'サービス利用料',
  methods: ['bank-transfer'],
  amount: 23_000,
  excess: 1_000,
  taxes: [
    { taxRate: 10, subtotal: 10_000, tax: 1_000 },
    { taxRate: 8, subtotal: 10_186, tax: 814 },
  ],
  subtotal: 20_186,
  tax: 1_814,
  total: 22_000,
};
const textOf = async (differences: Partial<Receipt> = {}, language: Language = 'jp') =>
  (await pdfPages(await renderReceipt({ ...RECEIPT, ...differences }, language, fonts))).map((page) => page.replaceAll(/\s/gu, ''));

describe('the PDF of a receipt', () => {
  it('states issuer, registration number, day, purpose, sums of each rate, recipient, and that it needs no stamp (R-22.123)', async () => {
    const [page = '', ...further] = await textOf();
    expect(further).toEqual([]);
    for (const text of [
      '領収書',
      '2026-12-000007-1',
      '運営事務局株式会社',
      'T1234567890123',
      '2026/12/20',
      '但し、サービス利用料として',
      '小計(10%対象・税抜)',
      '¥10,000',
      '消費税(8%)',
      '¥814',
      '¥23,000',
      'お預かり金',
      '株式会社さくら御中',
      '銀行振込',
      '収入印紙は不要',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('再発行');
  });

  it.each([
    ['en', 'Receipt(reissued)'],
    ['cn', '收据（补发）'],
    ['kr', '영수증(재발행)'],
  ] as const)('is followed by its translation, both marked as reissued from the second copy on: %s (R-22.124)', async (language, title) => {
    const [original = '', translation = ''] = await textOf({ copy: 1, methods: ['card'] }, language);
    expect(original).toContain('領収書(再発行)');
    expect(original).toContain('クレジットカード');
    expect(translation).toContain(title);
  });

  it('has the same bytes whenever it is rendered', async () => {
    expect(await renderReceipt(RECEIPT, 'en', fonts)).toEqual(await renderReceipt(RECEIPT, 'en', fonts));
  });
});
