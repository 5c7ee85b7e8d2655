import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { creditInvoice } from '#functions/billing/api/ledger/credit-invoice.ts';
import { refundPayment } from '#functions/billing/api/ledger/refund-payment.ts';
import { exportPayments } from '#functions/billing/api/payments/list-payments.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { enterSettings, paymentsOf } from '#functions/billing/store/billing-fixture.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { journalStore } from '#functions/billing/store/journal-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const TOTAL = 26_180;
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
  customer = await people.add('USER', operator);
});

const dependencies = () => billStores(test.table, clock);
const base = () => ({ caller: callerOf(operator), query: undefined, viewerAddress: '192.0.2.1', cookies: {} });
const receive = (number: string, amount: number) =>
  dataOf(
    recordReceipts(dependencies())({
      ...base(),
      params: undefined,
      body: { receivedOn: '2026-12-19', note: 'Bank', allocations: [{ number, amount }] },
    }),
  );
const credit = (number: string, amount: number, credited = 0, taxRate = 10) =>
  dataOf(
    creditInvoice(dependencies())({
      ...base(),
      params: { number },
      body: { reason: 'Three days without service', amounts: [{ taxRate, amount }], credited },
    }),
  );
const refund = async (number: string, amount: number, excess: number) =>
  (
    await dataOf(
      refundPayment(dependencies())({
        ...base(),
        params: { number },
        body: { method: 'bank-transfer', amount, paidOn: '2026-12-21', note: 'Bank', excess },
      }),
    )
  ).payment;
const notesOf = ({ issuerId, number }: Invoice) => creditNoteStore(test.table, clock).list({ issuerId, number });
const chargeOf = (number: string) => chargeStore(test.table, clock).find(customer.id, number);

describe('creditInvoice', () => {
  it('issues a note, takes its amount off the invoice in all lists and enqueues its PDF, with audit entries (R-22.132)', async () => {
    await enterSettings(test, operator);
    const invoice = await storeInvoice(test.table, customer);
    const { number } = invoice;
    const { payment, creditNote } = await credit(number, 1_109);
    expect(creditNote).toMatchObject({
      number: 'R2026-12-000001',
      invoiceNumber: number,
      invoiceIssuedOn: '2026-12-01',
      issuedOn: '2026-12-20',
      issuer: { name: 'Sample Issuer K.K.' },
      reason: 'Three days without service',
      taxes: [{ taxRate: 10, subtotal: 1_009, tax: 100 }],
      total: 1_109,
    });
    expect(balanceOf(payment)).toEqual({ due: 25_071, paid: 0, open: 25_071, excess: 0 });
    expect(await notesOf(invoice)).toMatchObject([{ number: 'R2026-12-000001' }]);
    for (const scope of [operator, customer]) {
      expect(await paymentsOf(test, scope.id)).toMatchObject([{ number, state: 'UNPAID', ledger: { credited: 1_109, entries: 1 } }]);
      expect(await ledgerStore(test.table, clock).list(scopeOf(scope.id), number)).toMatchObject([
        { kind: 'credit', amount: 1_109, reference: 'R2026-12-000001' },
      ]);
      const { entries } = await auditStore(test.table).list(scopeOf(scope.id), { after: undefined, limit: 50 });
      expect(entries.find(({ action }) => action === 'billing.credit')?.changes).toContainEqual({
        field: 'credited',
        from: null,
        to: '1109',
      });
    }
    const jobs = (await scanTable(test)).filter(({ kind, subjectId }) => kind === 'archive-invoice' && subjectId === customer.id);
    expect(jobs).toMatchObject([{ number, creditNote: 'R2026-12-000001', isAnnounced: true }]);
  });

  it('leaves what was paid beyond the rest to be paid back, and is a negative number in the export (R-22.132, R-22.136)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    await receive(number, TOTAL);
    const { payment } = await credit(number, 6_180);
    expect(payment).toMatchObject({ state: 'PAID', settlement: { receivedOn: '2026-12-19', receivedAmount: TOTAL } });
    expect(balanceOf(payment)).toEqual({ due: 20_000, paid: TOTAL, open: 0, excess: 6_180 });
    const entries = await journalStore(test.table).read(operator.id, '2026-12');
    expect(entries.map(({ kind, number: named }) => [kind, named])).toContainEqual(['credit-note', 'R2026-12-000001']);
    const query = { language: 'en', format: 'csv' } as const;
    const { csv } = await dataOf(exportPayments(dependencies())({ ...base(), params: undefined, body: undefined, query }));
    expect(csv).toContain('"2026-12-19","26180","-6180"');
  });

  it('adapts the charge of a card to what remains due (R-22.132)', async () => {
    const { number } = await storeInvoice(test.table, customer, { method: 'card' });
    await credit(number, 6_180);
    expect(await chargeOf(number)).toMatchObject({ state: 'scheduled', amount: 20_000 });
    await credit(number, 20_000, 6_180);
    expect(await chargeOf(number)).toMatchObject({ state: 'ended' });
    expect(await paymentsOf(test, customer.id)).toMatchObject([{ state: 'COMPLETED' }]);
  });

  it('refuses more than was invoiced, a repeated request, and a void invoice (R-22.132)', async () => {
    const invoice = await storeInvoice(test.table, customer);
    const { number } = invoice;
    expect(await refusalOf(credit(number, TOTAL + 1))).toMatchObject({ code: 'invalid-input', fields: [{ path: 'amounts.0.amount' }] });
    expect(await refusalOf(credit(number, 1, 0, 8))).toMatchObject({ code: 'invalid-input' });
    await credit(number, 10_000);
    expect(await refusalOf(credit(number, 10_000))).toEqual({ code: 'transition-refused' });
    await credit(number, TOTAL - 10_000, 10_000);
    expect(await refusalOf(credit(number, 1, TOTAL))).toEqual({ code: 'transition-refused' });
    const notes = await notesOf(invoice);
    expect([notes.reduce((sum, { total }) => sum + total, 0), notes.reduce((sum, { tax }) => sum + tax, 0)]).toEqual([TOTAL, invoice.tax]);
  });

  it('numbers the notes of concurrent credits without a gap, and issues each request once (R-22.132)', async () => {
    const invoices: Invoice[] = [];
    for (let index = 0; index < 4; index += 1) invoices.push(await storeInvoice(test.table, await people.add('USER', operator)));
    const outcomes = await Promise.allSettled(invoices.flatMap(({ number }) => [credit(number, 1_000), credit(number, 1_000)]));
    const issued = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.creditNote] : []));
    const stored = (await Promise.all(invoices.map(notesOf))).flat();
    expect(stored.map(({ number }) => number).toSorted()).toEqual(issued.map(({ number }) => number).toSorted());
    expect(new Set(stored.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(stored.length);
    expect(stored.map(({ number }) => number).toSorted()).toEqual(stored.map((_, index) => `R2026-12-00000${index + 1}`));
    expect(stored.length).toBeGreaterThan(0);
  });
});

describe('refundPayment', () => {
  it('records what was paid back in all lists, audited, and e-mails the account (R-22.137)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    await receive(number, TOTAL);
    await credit(number, 6_180);
    expect(balanceOf(await refund(number, 6_000, 6_180)).excess).toBe(180);
    const settlement = { receivedOn: '2026-12-19', receivedAmount: 20_000 };
    expect(await refund(number, 180, 180)).toMatchObject({ state: 'PAID', settlement });
    for (const scope of [operator, customer]) {
      expect(await paymentsOf(test, scope.id)).toMatchObject([{ state: 'PAID', ledger: { received: 20_000, refunded: 6_180 } }]);
      const { entries } = await auditStore(test.table).list(scopeOf(scope.id), { after: undefined, limit: 50 });
      expect(entries.filter(({ action }) => action === 'billing.refund')).toHaveLength(2);
    }
    const mails = (await scanTable(test)).flatMap(({ mail }) => (mail ? [mail as { accountId: string; template: string }] : []));
    expect(mails.filter(({ accountId, template }) => accountId === customer.id && template === 'refund')).toContainEqual({
      template: 'refund',
      accountId: customer.id,
      number,
      total: 180,
      on: '2026-12-21',
      method: 'bank-transfer',
    });
  });

  it('refuses more than was paid too much, and a repeated request (R-22.137)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    expect(await refusalOf(refund(number, 1, 0))).toEqual({ code: 'transition-refused' });
    await receive(number, TOTAL + 1_000);
    expect(await refusalOf(refund(number, 1_001, 1_000))).toMatchObject({ code: 'invalid-input', fields: [{ path: 'amount' }] });
    const outcomes = await Promise.allSettled([refund(number, 1_000, 1_000), refund(number, 1_000, 1_000)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(refund(number, 1_000, 1_000))).toEqual({ code: 'transition-refused' });
    expect(await paymentsOf(test, customer.id)).toMatchObject([{ ledger: { received: TOTAL, refunded: 1_000 } }]);
  });
});
