import { describe, expect, it } from 'vitest';
import { renderCreditNote } from '#functions/billing/jobs/archive-invoice/document/render-credit-note.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import { testPdfFonts } from '#test/support/pdf/pdf-fonts.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';

const fonts = testPdfFonts();
const NOTE: CreditNote = {
  number: 'R2026-12-000003',
  invoiceNumber: '2026-12-000007',
  invoiceIssuedOn: '2026-12-01',
  month: '2026-12',
  issuerId: 'issuer',
  accountId: 'account',
  issuedOn: '2026-12-20',
  issuer: {
    name: '運営事務局株式会社',
    address: '東京都千代田区1-2-3',
    registrationNumber: 'T1234567890123',
    bankDetails: 'サンプル銀行 普通 1234567',
    note: '振込手数料はご負担ください。',
  },
  recipient: { companyName: '株式会社さくら', contactName: '佐倉 一郎' },
  reason: '障害により使えなかった3日分',
  taxes: [
    { taxRate: 10, subtotal: 1_000, tax: 100 },
    { taxRate: 8, subtotal: 50, tax: 4 },
  ],
  subtotal: 1_050,
  tax: 104,
  total: 1_154,
};

describe('the PDF of a credit note', () => {
  it('contains everything a qualified credit note requires, as text (R-22.133)', async () => {
    const [page = '', ...further] = await pdfPages(await renderCreditNote(NOTE, 'jp', fonts));
    expect(further).toEqual([]);
    for (const text of [
      '返還請求書',
      '株式会社さくら御中',
      '返還請求書番号R2026-12-000003',
      '返還年月日2026/12/20',
      '元の請求書番号2026-12-000007',
      '元の請求書の発行日2026/12/01',
      '運営事務局株式会社',
      '登録番号T1234567890123',
      '請求書2026-12-000007(2026/12分)のご請求額の返還10%¥1,000',
      '小計(10%対象・税抜)¥1,000',
      '消費税(10%)¥100',
      '小計(8%対象・税抜)¥50',
      '消費税(8%)¥4',
      '返還金額(税込)¥1,154',
      '障害により使えなかった3日分',
    ])
      expect(page).toContain(text);
    for (const text of ['サンプル銀行', '振込手数料']) expect(page).not.toContain(text);
  });

  it.each([
    ['en', 'Amountcredited(taxincluded)¥1,154'],
    ['cn', '退还金额（含税）¥1,154'],
    ['kr', '환급금액(세금포함)¥1,154'],
  ] as const)('is Japanese first, with its translation if the language is %s (R-22.133)', async (language, total) => {
    const [japanese, translation] = await pdfPages(await renderCreditNote(NOTE, language, fonts));
    expect(japanese).toContain('返還金額(税込)¥1,154');
    expect(translation).toContain(total);
  });
});
