import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankDay } from '#shared/rules/billing/bank/bank-day.ts';
import { readBankFile } from '#shared/rules/billing/bank/read-bank-file.ts';

const TODAY = '2026-12-20';
const padded = (text: string, length: number): string => text.padEnd(length).slice(0, length);
const figure = (value: number, length: number): string => String(value).padStart(length, '0');
const HEADER = (kind: string): string => padded(`1${kind}0081220081201081220`, 200);
const END = padded('9', 200);
const notice = (day: string, amount: number, payer: string, edi = '', cancelled = ' '): string =>
  `2000001${day}${day}${figure(amount, 10)}${figure(0, 10)}${figure(0, 10)}${padded(payer, 48)}${padded('', 30)}${cancelled}${padded(edi, 20)}${padded('', 52)}`;
const statement = (day: string, direction: string, amount: number, payer: string, edi = ''): string =>
  `200000001${day}${day}${direction}11${figure(amount, 12)}${figure(0, 12)}${padded('', 33)}${padded(payer, 48)}${padded('', 50)}${padded(edi, 20)} `;

describe('readBankFile', () => {
  it.each(['', '\r\n'])(
    'reads notices of transfers in the Zengin format with line break %j, and names cancelled ones (R-22.103)',
    (end) => {
      const records = [HEADER('01'), notice('081219', 26_180, 'ｶ)ｻｸﾗ', '2026-12-000007'), notice('081219', 500, 'ｱｵｷ', '', '1'), END];
      expect(readBankFile(records.join(end), TODAY)).toEqual({
        transfers: [{ line: 2, on: '2026-12-19', amount: 26_180, payer: 'ｶ)ｻｸﾗ', text: '2026-12-000007' }],
        refused: [{ line: 3, fault: 'cancelled' }],
      });
    },
  );

  it('reads the incoming transfers of a statement in the Zengin format, and refuses outgoing and broken lines (R-22.103)', () => {
    const records = [
      HEADER('03'),
      statement('261218', '1', 1_000, 'ｻｸﾗ', 'EDI'),
      statement('081218', '2', 300, 'ﾔﾁﾝ'),
      statement('081399', '1', 300, 'ｱｵｷ'),
      END,
    ];
    expect(readBankFile(records.join('\n'), TODAY)).toEqual({
      transfers: [{ line: 2, on: '2026-12-18', amount: 1_000, payer: 'ｻｸﾗ', text: 'EDI' }],
      refused: [
        { line: 3, fault: 'outgoing' },
        { line: 4, fault: 'date' },
      ],
    });
  });

  it.each([
    ['年月日,お引出し,お預入れ,お取り扱い内容,残高\n2026/12/19,,"26,180",振込 ｶ)ｻｸﾗ,99', 'カ)サクラ'],
    ['日付,摘要,摘要内容,支払い金額,預かり金額,差引残高\n2026/12/19,振込１,カ）サクラ,,26180,99', 'カ）サクラ'],
    [
      '口座,1234567\n\n"取引日","受入金額（円）","払出金額（円）","詳細１","詳細２","現在高"\n"20261219","26180","","振込","カ）サクラ","99"',
      'カ)サクラ',
    ],
    ['取引日,入出金(円),残高(円),入出金先内容\n20261219,26180,99,カ）サクラ', 'カ)サクラ'],
    ['日付;摘要;入金金額;出金金額;残高;メモ\n令和8年12月19日;振込＊カ）サクラ;26180;;99;-', 'カ)サクラ'],
    ['勘定日\t入払区分\t金額\t振込依頼人名\n8.12.19\t入金\t¥26,180\tカ）サクラ', 'カ）サクラ'],
  ])('reads a CSV export of a bank: %j (R-22.103)', (text, payer) => {
    expect(readBankFile(text, TODAY)?.transfers).toEqual([expect.objectContaining({ on: '2026-12-19', amount: 26_180, payer })]);
  });

  it('says why a line of a CSV export is no incoming transfer (R-22.103)', () => {
    const text = '日付,摘要,入金金額,出金金額\n2026/12/19,A,,500\n2026/02/30,B,500,\n2026/12/19,C,x,\n\n2026/12/19,D,0,\n2026/12/19,E,-5,';
    expect(readBankFile(text, TODAY)).toEqual({
      transfers: [],
      refused: [
        { line: 2, fault: 'outgoing' },
        { line: 3, fault: 'date' },
        { line: 4, fault: 'amount' },
        { line: 6, fault: 'amount' },
        { line: 7, fault: 'outgoing' },
      ],
    });
  });

  it('refuses other texts (R-22.103)', () => {
    for (const text of ['', 'Hello', 'a,b\n1,2', '{"a":1}', '1210081220']) expect(readBankFile(text, TODAY)).toBeUndefined();
  });

  it('reads any text without failing, and only positive amounts on existing days (R-22.103)', () => {
    const start = fc.constantFrom('日付,摘要,入金金額\n', HEADER('01') + '\n', HEADER('03'), '');
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary', maxLength: 300 }), (head, rest) => {
        for (const { on, amount } of readBankFile(head + rest, TODAY)?.transfers ?? []) {
          expect(amount).toBeGreaterThan(0);
          expect(new Date(`${on}T00:00:00.000Z`).toISOString().slice(0, 10)).toBe(on);
        }
      }),
    );
  });
});

describe('bankDay', () => {
  it.each([
    ['2026/12/1', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['２０２６年１２月１日', '2026-12-01'],
    ['R8.12.1', '2026-12-01'],
    ['081201', '2026-12-01'],
    ['261201', '2026-12-01'],
    ['20261232', undefined],
    ['', undefined],
  ])('reads %j as %j (R-22.103)', (written, on) => expect(bankDay(written, TODAY)).toBe(on));
});
