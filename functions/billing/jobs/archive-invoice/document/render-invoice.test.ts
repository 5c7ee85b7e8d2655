import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderInvoice } from '#functions/billing/jobs/archive-invoice/document/render-invoice.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';
import { testPdfFonts } from '#test/support/pdf/pdf-fonts.ts';
import { imagesOf, pdfPages } from '#test/support/pdf/pdf-text.ts';

const fonts = testPdfFonts();
const LINE: InvoiceLine = {
  kind: 'plan-fee',
  month: '2026-12',
  planName: 'standard',
  quantity: 1,
  unitPrice: 19_800,
  amount: 19_800,
  taxRate: 10,
  usage: null,
};
const VIEWS: InvoiceLine = {
  ...LINE,
  kind: 'page-views',
  month: '2026-11',
  quantity: 2,
  unitPrice: 2_000,
  amount: 4_000,
  usage: { views: 61_000, blockSize: 30_000, blocks: 3 },
};
const invoiceOf = (differences: Partial<Invoice> = {}): Invoice => {
  const lines = differences.lines ?? [LINE, VIEWS];
  return {
    number: '2026-12-000007',
    kind: 'invoice',
    corrects: null,
    issuerId: 'issuer',
    accountId: 'account',
    month: '2026-12',
    issuedOn: '2026-12-01',
    dueOn: '2026-12-28',
    issuer: {
      name: '運営事務局株式会社',
      address: '東京都千代田区1-2-3',
      registrationNumber: 'T1234567890123',
      bankDetails: 'サンプル銀行 普通 1234567',
      note: '振込手数料はご負担ください。',
    },
    recipient: { companyName: '株式会社さくら', contactName: '佐倉 一郎' },
    method: 'bank-transfer',
    ...differences,
    lines,
    ...invoiceTotals(lines),
  };
};
const pagesOf = async (differences?: Partial<Invoice>, language: 'jp' | 'en' = 'jp') =>
  pdfPages(await renderInvoice(invoiceOf(differences), language, fonts));

describe('the PDF of an invoice', () => {
  it('marks the document of a voided payment as void on each page (R-22.62)', async () => {
    const pages = await pdfPages(
      await renderInvoice(invoiceOf({ lines: Array.from({ length: 40 }, () => VIEWS) }), 'en', fonts, { isVoid: true }),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page.replaceAll(/\s/gu, '')).toContain('無効/VOID');
    expect((await pagesOf()).join('')).not.toContain('無効');
  });

  it('states the text, the days and the price of each line that the operator wrote, and its note (R-22.115)', async () => {
    const free: InvoiceLine = { ...LINE, kind: 'free', planName: null, text: '撮影', period: { from: '2026-12-01', to: '2026-12-10' } };
    const discount = { ...free, text: '特別値引き', period: { from: '2026-12-20', to: null }, unitPrice: -800, amount: -800 };
    const page = (await pagesOf({ lines: [free, discount], note: 'ご発注番号 A-1' }, 'en')).join('\n').replaceAll(/\s/gu, '');
    for (const text of ['撮影', '2026/12/01–2026/12/10', '2026/12/20', '-¥800', '¥20,900', 'ご発注番号A-1']) expect(page).toContain(text);
  });

  it('the document is addressed to the billing address, department and person of the customer (R-22.121)', async () => {
    const recipient = { companyName: '株式会社さくら', contactName: '田中', department: '経理部', address: '〒100-0001\n東京都' };
    for (const page of await pagesOf({ recipient }, 'en'))
      for (const text of ['〒100-0001', '東京都', '株式会社さくら', '経理部', '田中']) expect(page).toContain(text);
  });

  it('states the telephone number of the issuer in each language, if it is entered (R-22.125)', async () => {
    const { issuer } = invoiceOf();
    const [page = '', translation = ''] = await pagesOf({ issuer: { ...issuer, phone: '03-1234-5678' } }, 'en');
    expect(page).toContain('電話03-1234-5678');
    expect(translation).toContain('03-1234-5678');
    expect((await pagesOf()).join('')).not.toContain('電話');
  });

  it('each first page has the logo above its title and the seal beside the issuer, and the same text as without them (R-22.151)', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 90, height: 90, channels: 4, background } })
        .png()
        .toBuffer();
    const pictures = { logo: await picture('#336699'), seal: await picture('#cc000080') };
    const bytes = await renderInvoice(invoiceOf(), 'en', fonts, { pictures });
    expect(await imagesOf(bytes)).toEqual([2, 2]);
    expect(await imagesOf(await renderInvoice(invoiceOf(), 'en', fonts, { pictures: { seal: pictures.seal } }))).toEqual([1, 1]);
    expect(await pdfPages(bytes)).toEqual(await pagesOf({}, 'en'));
  });

  it('contains everything a qualified invoice requires, as text (R-22.10)', async () => {
    const [page = '', ...further] = await pagesOf();
    expect(further).toEqual([]);
    for (const text of [
      '請求書',
      '株式会社さくら御中',
      '2026-12-000007',
      '発行日2026/12/01',
      'お支払期限2026/12/28',
      '運営事務局株式会社',
      '登録番号T1234567890123',
      'standard月額基本料(2026/12分)1¥19,80010%¥19,800',
      '61,000PV',
      '小計(10%対象・税抜)¥23,800',
      '消費税(10%)¥2,380',
      'ご請求金額(税込)¥26,180',
      'サンプル銀行普通1234567',
      '振込手数料はご負担ください。',
      '1/1',
    ])
      expect(page).toContain(text);
  });

  it('is byte-identical for the same invoice, and differs for another invoice', async () => {
    const [one, other] = [await renderInvoice(invoiceOf(), 'en', fonts), await renderInvoice(invoiceOf(), 'en', fonts)];
    expect(one.equals(other)).toBe(true);
    expect(one.equals(await renderInvoice(invoiceOf({ issuedOn: '2026-12-02' }), 'en', fonts))).toBe(false);
  });

  it('is followed by a translation if a translation is requested', async () => {
    const [japanese, english] = await pagesOf({}, 'en');
    expect(japanese).toContain('請求書');
    expect(english).toContain('Translationforreference.');
    expect(english).toContain('Amountdue(taxincluded)¥26,180');
    expect(english).toContain('2/2');
  });

  it('continues on further pages with invoice number and table headings, and contains every line', async () => {
    const lines = Array.from({ length: 40 }, (_, index): InvoiceLine => ({
      ...VIEWS,
      unitPrice: 1_000 + index,
      amount: 2 * (1_000 + index),
    }));
    const pages = await pagesOf({ lines });
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('2026-12-000007');
    for (const page of pages.slice(0, -1)) expect(page).toContain('内容数量単価税率金額(税抜)');
    const all = pages.join('');
    for (const { amount } of lines) expect(all).toContain(`¥${amount.toLocaleString('en')}`);
    expect(all).toContain(`ご請求金額(税込)¥${invoiceOf({ lines }).total.toLocaleString('en')}`);
  });

  it('shows Chinese, Korean and very long names, and rare characters', async () => {
    const companyName = `北京朝阳门饮食有限公司 주식회사 한글 髙﨑𠮷野家 ${'とても長い名前の'.repeat(20)}`;
    const [page = ''] = await pagesOf({ recipient: { companyName, contactName: '김철수' } });
    expect(page).toContain(`${companyName.replaceAll(' ', '')}御中`);
    expect(page).toContain('김철수');
  });

  it('names the cancelled invoice and omits due date and bank details if the invoice is a credit', async () => {
    const lines = [{ ...LINE, quantity: -1, amount: -19_800 }];
    const [page = ''] = await pagesOf({ kind: 'credit', corrects: '2026-12-000003', lines });
    expect(page).toContain('訂正元の請求書番号2026-12-000003');
    expect(page).toContain('取消金額(税込)-¥21,780');
    for (const text of ['お支払期限', 'お振込先', 'ご請求']) expect(page.replace('ご請求を取り消します', '')).not.toContain(text);
  });

  it('states the day of the charge instead of bank details if the method is card', async () => {
    const [page = ''] = await pagesOf({ method: 'card' });
    expect(page).toContain('ご登録のカードへ2026/12/28に請求いたします');
    expect(page).not.toContain('サンプル銀行');
  });
});
