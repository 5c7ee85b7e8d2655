import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import iconv from 'iconv-lite';
import type { Account } from '#functions/accounts/store/account.ts';
import { matchFile } from '#functions/billing/api/bank/match-file.ts';
import { receiveTransfers } from '#functions/billing/api/bank/receive-transfers.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { BANK_FILE_MAX } from '#shared/model/billing/bank-transfer.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const clock = () => new Date('2026-12-20T00:00:00Z');
let test: TestTable;
let people: TestAccounts;
let operator: Account;
let customer: Account;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator, { companyName: '株式会社さくら' });
});

function asOperator() {
  const dependencies = billStores(test.table, clock);
  const base = { caller: callerOf(operator), params: undefined, query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const match = (bytes: Uint8Array) => dataOf(matchFile(dependencies)({ ...base, body: { file: Buffer.from(bytes).toString('base64') } }));
  /** Records each transfer of an answer with its first proposal. */
  const receive = ({ transfers }: Awaited<ReturnType<typeof match>>) => {
    const confirmed = transfers.map(({ fingerprint, on: receivedOn, payer, proposals }) => ({
      fingerprint,
      receivedOn,
      payer,
      allocations: proposals[0]?.allocations ?? [],
    }));
    return dataOf(receiveTransfers(dependencies)({ ...base, body: { transfers: confirmed } }));
  };
  const stateOf = async (number: string) => (await dependencies.payments.find(scopeOf(operator.id), number)).state;
  return { match, receive, stateOf };
}

const csv = (...rows: string[]): string => ['日付,摘要,入金金額', ...rows, ''].join('\r\n');

it('matchFile reads Shift_JIS and UTF-8, and receiveTransfers books each transfer once (R-22.103 to R-22.105)', async () => {
  const { total, number } = await storeInvoice(test.table, customer);
  const { match, receive, stateOf } = asOperator();
  const text = csv(`2026/12/19,ｶ)ｻｸﾗ ${number},${total}`);
  const matched = await match(iconv.encode(text, 'cp932'));
  expect(matched).toMatchObject({ isComplete: true, refused: [], transfers: [{ match: 'CERTAIN', on: '2026-12-19', amount: total }] });
  expect(await stateOf(number)).toBe('UNPAID');

  const [fingerprint = ''] = matched.transfers.map((transfer) => transfer.fingerprint);
  const answers = await Promise.all([receive(matched), receive(matched)]);
  expect(answers.map(({ received }) => received.length).toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(await stateOf(number)).toBe('PAID');
  expect(await receive(matched)).toEqual({ received: [], refused: [fingerprint] });
  // The same file in another encoding contains the same transfer.
  const again = await match(Buffer.from(`\u{FEFF}${text}`));
  expect(again.transfers).toMatchObject([{ fingerprint, match: 'RECEIVED', proposals: [] }]);
});

it('receiveTransfers does not book a transfer to another invoice a second time (R-22.105)', async () => {
  const { total } = await storeInvoice(test.table, customer);
  const other = await storeInvoice(test.table, customer);
  const { match, receive, stateOf } = asOperator();
  const matched = await match(Buffer.from(csv(`2026/12/19,サクラ,${total}`)));
  await receive(matched);
  const [transfer] = matched.transfers;
  if (!transfer) throw new Error('Nothing was matched');
  const allocations = [{ number: other.number, amount: other.total, open: other.total }];
  const changed = { ...transfer, proposals: [{ accountId: customer.id, companyName: '', allocations }] };
  expect((await receive({ ...matched, transfers: [changed] })).refused).toEqual([transfer.fingerprint]);
  expect(await stateOf(other.number)).toBe('UNPAID');
});

it('matchFile counts equal transfers of a day, and knows the payer of an earlier one (R-22.104)', async () => {
  const [first, second] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, customer)];
  const { match, receive } = asOperator();
  const day = (count: number) => match(Buffer.from(csv(...Array.from({ length: count }, () => `2026/12/19,ｽｽﾞｷ ﾊﾅｺ,${first.total}`))));
  const one = await day(1);
  expect(one.transfers).toMatchObject([{ match: 'CHECK', proposals: [{ allocations: [{ number: first.number }] }] }]);
  await receive(one);
  const two = await day(2);
  expect(two.transfers).toMatchObject([
    { match: 'RECEIVED' },
    { match: 'CERTAIN', proposals: [{ allocations: [{ number: second.number }] }] },
  ]);
});

it('matchFile refuses files that are too large, too long or no export of a bank (R-22.103)', async () => {
  const { match } = asOperator();
  const refusedFiles = [
    Buffer.alloc(BANK_FILE_MAX.bytes + 1, 0x20),
    Buffer.from(csv(...Array.from({ length: BANK_FILE_MAX.lines + 1 }, () => '2026/12/19,A,1'))),
    Buffer.from('Hello'),
    Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0xff]),
  ];
  for (const file of refusedFiles) expect(await refusalOf(match(file))).toMatchObject({ code: 'invalid-input' });
});
