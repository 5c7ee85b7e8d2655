import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AccountingProgram, DEFAULT_ACCOUNTING } from '#shared/model/billing/accounting.ts';
import { cutToWidth, journalCsv } from '#shared/rules/billing/accounting/journal-csv.ts';
import { type JournalEntry, journalOf } from '#shared/rules/billing/accounting/journal.ts';
import { hostileText, isFormula, readCsvRow } from '#test/support/text/csv-injection.ts';

const ISSUED = {
  number: '2026-12-000001',
  kind: 'invoice',
  corrects: null,
  issuedOn: '2026-12-01',
  recipient: { companyName: '株式会社さくら', contactName: '' },
  taxes: [{ taxRate: 10, subtotal: 12_345, tax: 1_234 }],
} as const;
const PAID = {
  number: '2026-12-000001',
  companyName: '株式会社さくら',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-28',
  total: 13_579,
  method: 'bank-transfer',
  state: 'COMPLETED',
  charge: null,
  ledger: null,
  settlement: { reason: '', receivedOn: '2026-12-20', receivedAmount: 13_000 },
} as const;
const ENTRIES = journalOf('2026-12', [{ ...ISSUED, taxes: [...ISSUED.taxes] }], [{ payment: PAID, entries: [] }]);

/** The lines of a file without line breaks inside fields. */
const rowsOf = (csv: string): string[][] =>
  csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) => readCsvRow(`${line}\r\n`));

/** Returns the filled fields of a row by their heading. */
const filled = ([headings = [], ...rows]: string[][]): Record<string, string>[] =>
  rows.map((row) => Object.fromEntries(row.flatMap((value, column) => (value === '' ? [] : [[headings[column] ?? '', value]]))));

describe('journalCsv', () => {
  it('writes the slips that freee imports, with the company as partner of its receivable', () => {
    expect(filled(rowsOf(journalCsv('freee', DEFAULT_ACCOUNTING, ENTRIES)))).toEqual([
      {
        日付: '2026/12/01',
        伝票番号: '1',
        借方勘定科目: '売掛金',
        借方取引先: '株式会社さくら',
        借方税区分: '対象外',
        借方金額: '13579',
        借方税額: '0',
        貸方勘定科目: '売上高',
        貸方税区分: '課税売上10%',
        貸方金額: '13579',
        貸方税額: '1234',
        摘要: '請求書 2026-12-000001 株式会社さくら',
      },
      expect.objectContaining({
        伝票番号: '2',
        借方勘定科目: '普通預金',
        借方金額: '13000',
        貸方勘定科目: '売掛金',
        貸方取引先: '株式会社さくら',
      }),
      expect.objectContaining({ 伝票番号: '2', 借方勘定科目: '支払手数料', 借方金額: '579', 貸方勘定科目: '売掛金' }),
    ]);
  });

  it('writes the journal that MoneyForward imports', () => {
    expect(filled(rowsOf(journalCsv('moneyforward', DEFAULT_ACCOUNTING, ENTRIES)))[0]).toMatchObject({
      取引No: '1',
      取引日: '2026/12/01',
      借方勘定科目: '売掛金',
      '借方金額(円)': '13579',
      貸方税区分: '課税売上 10%',
      貸方税額: '1234',
    });
  });

  it('writes the 25 columns that Yayoi imports without headings, and flags slips of several rows', () => {
    const rows = rowsOf(journalCsv('yayoi', DEFAULT_ACCOUNTING, ENTRIES));
    expect(rows.map((row) => [row.length, row[0], row[1], row[19], row[24]])).toEqual([
      [25, '2000', '1', '0', 'no'],
      [25, '2110', '2', '3', 'no'],
      [25, '2101', '2', '3', 'no'],
    ]);
    expect(rows[0]?.slice(3, 17)).toEqual([
      '2026/12/01',
      '売掛金',
      '',
      '',
      '対象外',
      '13579',
      '0',
      '売上高',
      '',
      '',
      '課税売上内10%',
      '13579',
      '1234',
      '請求書 2026-12-000001 株式会社さくら',
    ]);
  });

  it('uses the accounts and tax codes of the operator', () => {
    const settings = {
      accounts: { ...DEFAULT_ACCOUNTING.accounts, sales: '役務収益' },
      taxCodes: { ...DEFAULT_ACCOUNTING.taxCodes, freee: { ...DEFAULT_ACCOUNTING.taxCodes.freee, sales: '課売{rate}' } },
    };
    expect(filled(rowsOf(journalCsv('freee', settings, ENTRIES)))[0]).toMatchObject({ 貸方勘定科目: '役務収益', 貸方税区分: '課売10' });
  });

  it('writes equal debits and credits in every row, as numbers, and no formula, for any company (R-22.93)', () => {
    const companyName = hostileText().map((name) => name.replaceAll(/[\r\n]/g, ''));
    fc.assert(
      fc.property(fc.constantFrom(...AccountingProgram.options), companyName, fc.integer({ min: 1 }), (program, name, amount) => {
        const entries = ENTRIES.map((entry): JournalEntry => ({
          ...entry,
          companyName: name,
          rows: entry.rows.map((row) => ({ ...row, amount })),
        }));
        for (const row of rowsOf(journalCsv(program, DEFAULT_ACCOUNTING, entries)).slice(program === 'yayoi' ? 0 : 1)) {
          expect(row.filter((value) => value === String(amount)).length).toBeGreaterThanOrEqual(2);
          expect(row.filter(isFormula)).toEqual([]);
        }
      }),
    );
  });
});

describe('cutToWidth', () => {
  it.each([
    ['abc', 2, 'ab'],
    ['請求書', 4, '請求'],
    ['a請求', 4, 'a請'],
    ['請求書', 6, '請求書'],
  ])('cuts %s to %i characters of half width', (text, width, cut) => expect(cutToWidth(text, width)).toBe(cut));
});
