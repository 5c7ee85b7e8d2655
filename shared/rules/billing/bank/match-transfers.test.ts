import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankTransfer } from '#shared/model/billing/bank-transfer.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { matchTransfers } from '#shared/rules/billing/bank/match-transfers.ts';
import { payerKey } from '#shared/rules/billing/bank/payer-key.ts';

const NO_PAYERS: ReadonlyMap<string, string> = new Map();
const paymentOf = (count: number, accountId: string, companyName: string, total: number): Payment => ({
  number: `2026-12-${String(count).padStart(6, '0')}`,
  accountId,
  companyName,
  month: '2026-12',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-27',
  usedBlocks: 1,
  planFee: total,
  licenceFee: 0,
  pageViewFee: 0,
  initialFee: 0,
  tax: 0,
  total,
  method: 'bank-transfer',
  state: 'UNPAID',
  charge: null,
  ledger: null,
  settlement: null,
});
const transferOf = (payer: string, amount: number, text = ''): BankTransfer => ({ line: 1, on: '2026-12-20', amount, payer, text });
const SAKURA = [paymentOf(1, 'sakura', 'さくらメディア株式会社', 1_000), paymentOf(2, 'sakura', 'さくらメディア株式会社', 2_000)];
const OTHER = [paymentOf(3, 'aoki', '青木商店', 1_000), paymentOf(4, 'mori', '森商店', 700)];
const match = (transfer: BankTransfer, payers = NO_PAYERS) => {
  const [result] = matchTransfers([transfer], [...SAKURA, ...OTHER], payers);
  const proposals = result?.proposals.map(({ accountId, allocations }) => [
    accountId,
    ...allocations.map(({ number, amount }) => [number.slice(-1), amount]),
  ]);
  return { match: result?.match, proposals };
};

describe('payerKey', () => {
  it.each([
    ['ｻｸﾗﾒﾃﾞｨｱ(ｶ', 'さくらメディア株式会社'],
    ['ｶ)ｻｸﾗ ﾒﾃﾞｲｱ', '株式会社さくらメディア'],
    ['ﾕ)ｺｰﾋ-', '有限会社コーヒー'],
    ['ＡＢＣ（株）', 'abc㈱'],
  ])('is the same for %s and %s (R-22.104)', (payer, company) => expect(payerKey(payer)).toBe(payerKey(company)));
});

describe('matchTransfers', () => {
  it('a match is certain of an invoice whose number the text contains, if the amount agrees (R-22.104)', () => {
    expect(match(transferOf('ｼﾗﾅｲ', 700, '２０２６１２０００００４'))).toEqual({ match: 'CERTAIN', proposals: [['mori', ['4', 700]]] });
    expect(match(transferOf('ｼﾗﾅｲ', 500, 'No.2026-12-000004'))).toEqual({ match: 'CHECK', proposals: [['mori', ['4', 500]]] });
  });

  it('matches the payer with the company and the amount with one or all of its invoices (R-22.104)', () => {
    expect(match(transferOf('ｻｸﾗﾒﾃﾞｲｱ(ｶ', 2_000))).toEqual({ match: 'CERTAIN', proposals: [['sakura', ['2', 2_000]]] });
    expect(match(transferOf('ｶ)ｻｸﾗﾒﾃﾞｲｱ', 3_000))).toEqual({ match: 'CERTAIN', proposals: [['sakura', ['1', 1_000], ['2', 2_000]]] });
    expect(match(transferOf('ｶ)ｻｸﾗﾒﾃﾞｲｱ', 3_500))).toEqual({ match: 'CHECK', proposals: [['sakura', ['1', 1_000], ['2', 2_500]]] });
  });

  it('knows a payer whose name differs from that of the company from an earlier transfer (R-22.104)', () => {
    expect(match(transferOf('ｱｵｷ ｼﾖｳﾃﾝ', 1_000), new Map([[payerKey('ｱｵｷｼﾖｳﾃﾝ'), 'aoki']]))).toEqual({
      match: 'CERTAIN',
      proposals: [['aoki', ['3', 1_000]]],
    });
  });

  it('leaves a transfer to a person that agrees only by its amount, or with several accounts (R-22.104)', () => {
    expect(match(transferOf('ﾓﾘ', 700))).toEqual({ match: 'CHECK', proposals: [['mori', ['4', 700]]] });
    expect(match(transferOf('ﾀﾞﾚｶ', 1_000)).match).toBe('AMBIGUOUS');
    expect(match(transferOf('ﾀﾞﾚｶ', 999))).toEqual({ match: 'NONE', proposals: [] });
  });

  it('recognizes a company by a name that the bank has cut, unless too little of it is left (R-22.104)', () => {
    expect(match(transferOf('ｶ)ｻｸﾗﾒﾃﾞｲ', 2_000))).toEqual({ match: 'CERTAIN', proposals: [['sakura', ['2', 2_000]]] });
    expect(match(transferOf('ｶ)ｻｸﾗﾒﾃﾞ', 2_500))).toEqual({ match: 'NONE', proposals: [] });
  });

  it('proposes no invoice whose card is being charged, and none to a payer without a name (R-22.104)', () => {
    const charged: Payment = { ...paymentOf(5, 'ume', '梅商店', 4_000), state: 'PROCESSING' };
    const unnamed = paymentOf(6, 'unnamed', '株式会社', 5_000);
    const found = (transfer: BankTransfer) => matchTransfers([transfer], [charged, unnamed], NO_PAYERS)[0]?.match;
    expect([found(transferOf('梅商店', 4_000)), found(transferOf('ｶ)', 900))]).toEqual(['NONE', 'NONE']);
  });

  it('proposes the whole amount of each transfer, and each invoice to one certain transfer only (R-22.104)', () => {
    const payment = fc.tuple(fc.constantFrom('サクラ', 'アオキ', 'モリ'), fc.integer({ min: 1, max: 4 }));
    const transfer = fc.tuple(fc.constantFrom('サクラ', 'アオキ', 'モリ', 'ダレカ'), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 12 }), fc.array(transfer, { maxLength: 8 }), (owed, paid) => {
        const payments = owed.map(([name, total], index) => paymentOf(index, name, name, total));
        const results = matchTransfers(
          paid.map(([name, amount]) => transferOf(name, amount)),
          payments,
          NO_PAYERS,
        );
        results.forEach(({ proposals }, index) => {
          for (const { allocations } of proposals) expect(allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid[index]?.[1]);
        });
        const certain = results.filter((result) => result.match === 'CERTAIN').flatMap(({ proposals }) => proposals[0]?.allocations ?? []);
        expect(new Set(certain.map(({ number }) => number)).size).toBe(certain.length);
        for (const { amount, open } of certain) expect(amount).toBe(open);
      }),
    );
  });
});
