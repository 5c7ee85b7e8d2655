import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { reverseEntry } from '#functions/billing/api/ledger/reverse-entry.ts';
import { getReceipt, issueReceipt } from '#functions/billing/api/receipts/issue-receipt.ts';
import { archiveInvoice } from '#functions/billing/jobs/archive-invoice/archive-invoice.ts';
import { enterSettings } from '#functions/billing/store/billing-fixture.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { receiptStore } from '#functions/billing/store/receipt-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type StorageBucket, startBucket } from '#test/support/media/storage-bucket.ts';

const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };
const clock = () => new Date('2026-12-21T00:00:00Z');
let test: TestTable;
let storage: StorageBucket;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let invoice: Invoice;
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
  customer = await people.add('USER', operator);
  await enterSettings(test, operator);
  invoice = await storeInvoice(test.table, customer);
});

const dependencies = () => ({ ...billStores(test.table, clock), archive: storage.invoices });
const base = (account: Account) => ({ caller: callerOf(account), query: undefined, viewerAddress: '192.0.2.1', cookies: {} });
const receive = async (amount: number): Promise<string> => {
  const body = { receivedOn: '2026-12-20', note: '', allocations: [{ number: invoice.number, amount }] };
  await dataOf(recordReceipts(dependencies())({ ...base(operator), params: undefined, body }));
  return (await ledgerStore(test.table, clock).list(scopeOf(operator.id), invoice.number)).at(-1)?.id ?? '';
};
const issue = (entryId: string, copies = 0, purpose = 'サービス利用料', account = customer) =>
  dataOf(issueReceipt(dependencies())({ ...base(account), params: { number: invoice.number }, body: { entryId, purpose, copies } }));
const download = async (entryId: string) =>
  (
    await dataOf(
      getReceipt(dependencies())({
        ...base(customer),
        params: { number: invoice.number, entryId },
        query: { language: 'kr' },
        body: undefined,
      }),
    )
  ).document;
const archive = (entryId: string, copy: number) =>
  archiveInvoice({
    ...dependencies(),
    render: () => Promise.reject(new Error('No invoice is rendered')),
    renderCredit: () => Promise.reject(new Error('No credit note is rendered')),
    estimates: { find: () => Promise.resolve(undefined) },
    applicationForms: { find: () => Promise.resolve(undefined) },
    renderApplication: () => Promise.resolve(Buffer.from('')),
    renderEstimate: () => Promise.resolve(Buffer.from('')),
    renderReceipt: ({ number, copy: which }, language) => Promise.resolve(Buffer.from(`${number} ${which} ${language}`)),
  }).run(
    {
      id: 'job',
      attempts: 1,
      createdAt: clock().toISOString(),
      scope: scopeOf(customer.id),
      payload: {
        subjectId: customer.id,
        ownerId: customer.id,
        issuerId: operator.id,
        number: invoice.number,
        isAnnounced: false,
        receipt: { entryId, copy },
      },
    },
    PROGRESS,
  );

describe('issueReceipt', () => {
  it('issues a receipt for a part of an invoice to the customer, and marks further copies (R-22.122, R-22.124)', async () => {
    const entryId = await receive(10_000);
    expect(await refusalOf(download(entryId))).toMatchObject({ code: 'not-found' });
    const first = { number: `${invoice.number}-1`, copy: 0 };
    expect(await Promise.all([issue(entryId), issue(entryId)])).toEqual([first, first]);
    expect(await issue(entryId)).toEqual(first);
    expect(await download(entryId)).toBeNull();
    await archive(entryId, 0);
    await archive(entryId, 0);
    expect(await download(entryId)).toMatchObject({ fileName: `receipt-${invoice.number}-1-0-kr.pdf` });
    expect(await issue(entryId, 1, 'ホームページ利用料', operator)).toEqual({ ...first, copy: 1 });
    expect(await download(entryId)).toBeNull();
    expect(await receiptStore(test.table).list(invoice)).toMatchObject([
      { copy: 0, amount: 10_000, taxes: [{ taxRate: 10, subtotal: 9_091, tax: 909 }], issuer: { name: 'Sample Issuer K.K.' } },
      { copy: 1, purpose: 'ホームページ利用料', receivedOn: '2026-12-20', issuedOn: '2026-12-21' },
    ]);
    const jobs = (await scanTable(test)).filter(
      ({ entity, ['id']: id }) => entity === 'job' && String(id).includes(`receipt-${invoice.number}`),
    );
    expect(jobs).toHaveLength(2);
  });

  it('issues one receipt for everything once nothing is open (R-22.122)', async () => {
    await receive(10_000);
    expect(await refusalOf(issue('all'))).toMatchObject({ code: 'transition-refused' });
    await receive(invoice.total - 10_000);
    expect(await issue('all')).toEqual({ number: `${invoice.number}-0`, copy: 0 });
    expect(await receiptStore(test.table).list(invoice)).toMatchObject([{ amount: invoice.total, taxes: invoice.taxes }]);
  });

  it('refuses entries that were taken back, void payments, stale counts and other accounts (R-22.122)', async () => {
    const entryId = await receive(10_000);
    expect(await refusalOf(issue(entryId, 1))).toMatchObject({ code: 'transition-refused' });
    expect(await refusalOf(issue('other'))).toMatchObject({ code: 'transition-refused' });
    const stranger = await people.add('USER', operator);
    expect(await refusalOf(issue(entryId, 0, 'Fees', stranger))).toMatchObject({ code: 'not-found' });
    const body = { entryId, reason: 'Wrong invoice' };
    await dataOf(reverseEntry(dependencies())({ ...base(operator), params: { number: invoice.number }, body }));
    expect(await refusalOf(issue(entryId))).toMatchObject({ code: 'transition-refused' });
    const payments = paymentStore(test.table);
    const payment = await payments.find(scopeOf(operator.id), invoice.number);
    expect(payment.state).toBe('UNPAID');
    expect(await receiptStore(test.table).list(invoice)).toEqual([]);
  });
});
