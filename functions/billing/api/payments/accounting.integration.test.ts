import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { correctInvoice } from '#functions/billing/api/payments/correct-invoice.ts';
import { exportJournal, getAccounting, getSales, setAccounting } from '#functions/billing/api/payments/accounting.ts';
import { completePayment } from '#functions/billing/api/ledger/complete-payment.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { decodeText } from '#functions/platform/text/decode-text.ts';
import type { AccountingProgram, AccountingSettings, JournalEncoding } from '#shared/model/billing/accounting.ts';
import { DEFAULT_ACCOUNTING } from '#shared/model/billing/accounting.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type StorageBucket, startBucket } from '#test/support/media/storage-bucket.ts';

let test: TestTable;
let people: TestAccounts;
let storage: StorageBucket;
let operator: Account;
let customer: Account;
const clock = () => new Date('2026-12-20T00:00:00Z');
beforeAll(async () => {
  [test, storage] = await Promise.all([startTable(), startBucket()]);
  people = await testAccountsIn(test.table);
});
afterAll(async () => {
  await storage.stop();
  await test.stop();
});
beforeEach(async () => {
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator, { companyName: '株式会社さくら' });
});

function asOperator() {
  const dependencies = { ...billStores(test.table, clock), exportFiles: storage.files };
  const base = {
    caller: callerOf(operator),
    params: undefined,
    query: undefined,
    body: undefined,
    viewerAddress: '192.0.2.1',
    cookies: {},
  };
  const journal = async (month: string, program: AccountingProgram = 'freee', encoding: JournalEncoding = 'utf-8') => {
    const answer = await dataOf(exportJournal(dependencies)({ ...base, body: { month, program, encoding } }));
    const file = answer.url === null ? undefined : await fetch(answer.url);
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
    return { ...answer, bytes, name: file?.headers.get('content-disposition'), text: decodeText(bytes, encoding) ?? '' };
  };
  return {
    journal,
    sales: async (month: string) => (await dataOf(getSales(dependencies)({ ...base, query: { month } }))).summary,
    settings: () => dataOf(getAccounting(dependencies)(base)),
    change: (settings: AccountingSettings, version: number) =>
      dataOf(setAccounting(dependencies)({ ...base, body: { settings, version } })),
    complete: (number: string, receivedOn: string, receivedAmount: number) =>
      completePayment(dependencies)({ ...base, params: { number }, body: { reason: 'Arrived', receivedOn, receivedAmount } }),
    void: (number: string) => voidPayment(dependencies)({ ...base, params: { number }, body: { reason: 'Waived' } }),
    credit: (number: string) =>
      dataOf(
        correctInvoice(dependencies)({
          ...base,
          params: { number },
          body: { companyName: 'A', contactName: 'B', lines: [0, 0].map((quantity) => ({ quantity, unitPrice: 0 })), reason: 'Wrong' },
        }),
      ),
  };
}

/** Stores an invoice of an earlier month that is received in December, and three of December: received, credited and voided. */
async function bookedMonth(): Promise<void> {
  const earlier = await storeInvoice(test.table, customer, { month: '2026-11', issuedOn: '2026-11-01', dueOn: '2026-11-27' });
  const [received, credited, voided] = [
    await storeInvoice(test.table, customer),
    await storeInvoice(test.table, customer),
    await storeInvoice(test.table, customer),
  ];
  await asOperator().complete(earlier.number, '2026-12-05', earlier.total);
  await asOperator().complete(received.number, '2027-01-05', received.total);
  await asOperator().credit(credited.number);
  await asOperator().void(voided.number);
}

describe('the accounting of the operator', () => {
  it('sums the sales of a month by tax rate, and what was received and voided in it (R-22.95)', async () => {
    await bookedMonth();
    expect(await asOperator().sales('2026-12')).toEqual({
      month: '2026-12',
      invoices: 3,
      credits: 1,
      creditNotes: 0,
      credited: 0,
      rates: [{ taxRate: 10, subtotal: 47_600, tax: 4_760, total: 52_360 }],
      sum: { subtotal: 47_600, tax: 4_760, total: 52_360 },
      received: { transfer: 26_180, card: 0 },
      refunded: 0,
      shortfall: 0,
      surplus: 0,
      writtenOff: 26_180,
    });
    expect(await asOperator().sales('2027-01')).toMatchObject({ invoices: 0, rates: [], received: { transfer: 26_180 } });
  });

  it('writes the journal as UTF-8 with byte order mark, or in Shift_JIS without the characters that it lacks (R-22.93)', async () => {
    customer = await people.add('USER', operator, { companyName: '𠮷野家〜髙橋' });
    await storeInvoice(test.table, customer);
    const utf8 = await asOperator().journal('2026-12', 'moneyforward');
    expect(Array.from(utf8.bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect([utf8.entries, utf8.missing, utf8.name]).toEqual([1, [], expect.stringContaining('journal-moneyforward-2026-12.csv')]);
    expect(utf8.text).toContain('𠮷野家〜髙橋');
    const shiftJis = await asOperator().journal('2026-12', 'yayoi', 'shift_jis');
    expect(shiftJis.missing).toEqual(['𠮷']);
    expect(shiftJis.text).toContain('〓野家～髙橋');
  });

  it('writes no file for a month without entries', async () =>
    expect(await asOperator().journal('2025-01')).toMatchObject({ url: null, entries: 0 }));

  it('writes the names of accounts that the operator changes under an optimistic lock, with an audit entry (R-22.94)', async () => {
    await storeInvoice(test.table, customer);
    expect(await asOperator().settings()).toEqual({ settings: DEFAULT_ACCOUNTING, version: 0 });
    const settings = { ...DEFAULT_ACCOUNTING, accounts: { ...DEFAULT_ACCOUNTING.accounts, sales: '役務収益' } };
    expect(await asOperator().change(settings, 0)).toMatchObject({ version: 1 });
    expect(await refusalOf(asOperator().change(settings, 0))).toEqual({ code: 'version-conflict' });
    expect((await asOperator().journal('2026-12')).text).toContain('"役務収益"');
    const { entries } = await auditStore(test.table).list(scopeOf(operator.id), { after: undefined, limit: 1 });
    expect(entries).toMatchObject([{ action: 'billing.accounting', changes: [{ field: 'accountName', from: '売上高', to: '役務収益' }] }]);
  });
});
