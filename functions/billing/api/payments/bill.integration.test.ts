import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billDependencies } from '#functions/billing/api/payments/bill-fixture.ts';
import { billUseCases } from '#functions/billing/api/payments/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { ISSUER_SETTINGS, paymentsOf } from '#functions/billing/store/billing-fixture.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { jobKey, siteKey } from '#functions/platform/keys/keys.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { BillingLetter } from '#shared/model/billing/billing-letter.ts';
import type { Language } from '#shared/model/language.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { readZip } from '#test/support/billing/read-zip.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { INVOICE_LINES, storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type StorageBucket, startBucket } from '#test/support/media/storage-bucket.ts';

let test: TestTable;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let storage: StorageBucket;
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

function as(account: Account) {
  const useCases = withParsedResponses(apiContract.bill, billUseCases(billDependencies(test.table, storage, clock)));
  const base = { caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    list: (query: Partial<RequestOf<typeof bill.list>['query']> = {}) => dataOf(useCases.list({ ...base, query: { limit: 50, ...query } })),
    csv: async (query = {}) => (await dataOf(useCases.export({ ...base, query: { language: 'en', format: 'csv', ...query } }))).csv,
    sites: async (number: string) => (await dataOf(useCases.sites({ ...base, params: { number } }))).sites,
    document: async (number: string, language: Language = 'jp') =>
      (await dataOf(useCases.document({ ...base, params: { number }, query: { language } }))).document,
    documents: (numbers: string[]) => dataOf(useCases.documents({ ...base, body: { numbers, language: 'jp' } })),
    get: (number: string) => dataOf(useCases.get({ ...base, params: { number } })),
    complete: async (number: string, receivedAmount = 26_180) =>
      (
        await dataOf(
          useCases.complete({ ...base, params: { number }, body: { reason: 'Arrived', receivedOn: '2026-12-19', receivedAmount } }),
        )
      ).payment,
    letter: (number: string, letter: BillingLetter) => dataOf(useCases.letter({ ...base, params: { number }, body: letter })),
    void: async (number: string) => (await dataOf(useCases.void({ ...base, params: { number }, body: { reason: 'Waived' } }))).payment,
    correct: (number: string, lines: readonly { quantity: number; unitPrice: number }[], companyName = '株式会社さくら') =>
      dataOf(
        useCases.correct({ ...base, params: { number }, body: { companyName, contactName: '担当', lines: [...lines], reason: 'Wrong' } }),
      ),
    settings: () => dataOf(useCases.settings(base)),
    setSettings: (version: number, differences = {}) =>
      dataOf(useCases.setSettings({ ...base, body: { settings: { ...ISSUER_SETTINGS, ...differences }, version } })),
  };
}

/** Archives a text in place of a PDF. */
async function archived({ issuerId, number }: { issuerId: string; number: string }): Promise<string> {
  const body = `The PDF of ${number}`;
  const key = `${issuerId}/${number}.pdf`;
  const lockedUntil = new Date('2036-12-01T00:00:00Z');
  await storage.invoices.write({ key, body, contentType: 'application/pdf', cacheControl: 'no-store', replaces: null, lockedUntil });
  const file = { key, sha256: 'hash', bytes: body.length };
  await invoiceDocumentStore(test.table).record({ issuerId, number }, { number, files: { jp: file, en: file } }, []);
  return body;
}

const numbers = async (listed: Promise<{ payments: readonly { number: string }[] }>) => (await listed).payments.map(({ number }) => number);

describe('the list of payments', () => {
  it('contains all payments for the operator and only the customer’s own payments for a customer, newest first', async () => {
    const other = await people.add('USER', operator);
    const [one, two] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, other)];
    expect(await numbers(as(operator).list())).toEqual([two.number, one.number]);
    expect(await numbers(as(customer).list())).toEqual([one.number]);
    expect((await as(customer).get(one.number)).invoice.lines).toEqual(INVOICE_LINES);
    expect(await refusalOf(as(customer).get(two.number))).toEqual({ code: 'not-found' });
    expect(await numbers(as(await people.add('MASTER', null)).list())).toEqual([]);
  });

  it('returns pages without gaps or duplicates', async () => {
    const all: string[] = [];
    for (let count = 0; count < 7; count += 1) all.unshift((await storeInvoice(test.table, customer)).number);
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await as(customer).list({ limit: 2, ...(cursor !== undefined && { cursor }) });
      read.push(...page.payments.map(({ number }) => number));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(read).toEqual(all);
  });

  it('filters by months, state, company and total', async () => {
    const acme = await people.add('USER', operator, { companyName: 'Acme' });
    const january = await storeInvoice(test.table, acme, { issuedOn: '2027-01-01', month: '2027-01', lines: INVOICE_LINES.slice(0, 1) });
    const december = await storeInvoice(test.table, customer);
    const { list } = as(operator);
    expect(await numbers(list({ from: '2027-01' }))).toEqual([january.number]);
    expect(await numbers(list({ to: '2026-12' }))).toEqual([december.number]);
    expect(await numbers(list({ from: '2026-12', to: '2027-01' }))).toEqual([january.number, december.number]);
    expect(await numbers(list({ keyword: 'acm' }))).toEqual([january.number]);
    expect(await numbers(list({ keyword: 'さくら' }))).toEqual([december.number]);
    expect(await numbers(list({ minTotal: january.total + 1 }))).toEqual([december.number]);
    expect(await numbers(list({ maxTotal: january.total }))).toEqual([january.number]);
    await as(operator).void(january.number);
    expect(await numbers(list({ state: 'VOID' }))).toEqual([january.number]);
    expect(await numbers(list({ state: 'UNPAID' }))).toEqual([december.number]);
  });

  it('exports payments as CSV, with formulas escaped', async () => {
    const risky = await people.add('USER', operator, { companyName: '=1+1' });
    const { number } = await storeInvoice(test.table, risky);
    const [heading, row] = (await as(operator).csv()).split('\r\n');
    expect(heading).toContain('"Invoice number","Kind","Corrected invoice number","Company"');
    expect(row).toBe(
      `"${number}","Invoice","","'=1+1","2026-12","2026-12-01","2026-12-27","3","0","19800","0","4000","0","0","23800","10%","2380","26180","Bank transfer","Unpaid","","","",""`,
    );
  });

  it('exports kind, corrected number, carried amount and day of payment, and amounts of credits as numbers (R-22.91)', async () => {
    const [line] = INVOICE_LINES;
    if (!line) throw new Error('The invoice has no line');
    const carried: InvoiceLine = { ...line, kind: 'carried-over', month: '2026-11', planName: null, unitPrice: 40, amount: 40 };
    const lines = [...INVOICE_LINES, carried];
    const { number } = await storeInvoice(test.table, customer, { lines, ...invoiceTotals(lines) });
    const { credit, reissue } = await as(operator).correct(number, [
      { quantity: 1, unitPrice: 19_800 },
      { quantity: 0, unitPrice: 2_000 },
      { quantity: 1, unitPrice: 40 },
    ]);
    await as(operator).complete(reissue ?? '', 21_824);
    const [, ...rows] = (await as(operator).csv()).split('\r\n');
    expect(rows.slice(0, 3).map((row) => row.replaceAll('"', '').split(',').toSpliced(3, 7))).toEqual([
      [
        reissue,
        'Invoice (reissued)',
        number,
        '0',
        '0',
        '40',
        '0',
        '19840',
        '10%',
        '1984',
        '21824',
        'Bank transfer',
        'Received',
        '2026-12-19',
        '21824',
        '',
        '',
      ],
      [
        credit,
        'Credit note',
        number,
        '0',
        '-4000',
        '-40',
        '0',
        '-23840',
        '10%',
        '-2384',
        '-26224',
        'Bank transfer',
        'Void',
        '',
        '',
        '',
        '',
      ],
      [number, 'Invoice', '', '0', '4000', '40', '0', '23840', '10%', '2384', '26224', 'Bank transfer', 'Void', '', '', '', ''],
    ]);
  });
});

describe('the endpoints of an invoice', () => {
  it('return a link that downloads the document under its file name', async () => {
    const invoice = await storeInvoice(test.table, customer);
    const body = await archived(invoice);
    const document = await as(customer).document(invoice.number, 'en');
    expect(document).toMatchObject({ fileName: `invoice-${invoice.number}-en.pdf`, sha256: 'hash' });
    const answer = await fetch(document?.url ?? '');
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${invoice.number}-en.pdf"`);
    const stranger = await people.add('USER', operator);
    expect(await refusalOf(as(stranger).document(invoice.number))).toEqual({ code: 'not-found' });
  });

  it('enqueue the archiving of a document on its first request if an earlier version issued the invoice', async () => {
    const { number, issuerId } = await storeInvoice(test.table, customer);
    expect([await as(customer).document(number), await as(operator).document(number)]).toEqual([null, null]);
    expect(await test.table.get(jobKey(`archive-${issuerId}-${number}`))).toMatchObject({
      kind: 'archive-invoice',
      state: 'queued',
      number,
      isAnnounced: false,
    });
  });

  it('return several documents as one ZIP file, and list the invoices that are not archived yet', async () => {
    const invoices = [];
    for (let count = 0; count < 12; count += 1) invoices.push(await storeInvoice(test.table, customer));
    const waiting = await storeInvoice(test.table, customer);
    const bodies = await Promise.all(invoices.map(archived));
    const numbersOf = [...invoices, waiting].map(({ number }) => number);
    const { url, missing } = await as(customer).documents([...numbersOf, numbersOf[0] ?? '']);
    expect(missing).toEqual([waiting.number]);
    const files = readZip(Buffer.from(await (await fetch(url ?? '')).arrayBuffer()));
    expect(files).toEqual(invoices.map(({ number }, index) => [`invoice-${number}.pdf`, bodies[index]]));
    expect(await as(customer).documents([waiting.number])).toEqual({ url: null, missing: [waiting.number] });
    const stranger = await people.add('USER', operator);
    expect(await refusalOf(as(stranger).documents(numbersOf))).toEqual({ code: 'not-found' });
  });

  it('return the sites and page views that an invoice bills, unchanged by later page views', async () => {
    const site = { id: 'billed000001' };
    await test.table.put({ ...siteKey(site.id), entity: 'site', id: site.id, name: '花のサイト', lineage: [operator.id, customer.id] });
    const views = pageViewStore(test.table, clock);
    await views.addLogObject('a.gz', [{ siteId: site.id, month: '2026-11', views: 61_000 }]);
    expect(await views.closeMonth(customer.id, '2026-11')).toBe(61_000);
    const { number } = await storeInvoice(test.table, customer);
    await views.addLogObject('b.gz', [{ siteId: site.id, month: '2026-11', views: 9 }]);
    expect(await as(customer).sites(number)).toEqual([{ siteId: site.id, siteName: '花のサイト', views: 61_000 }]);
    expect(await as(operator).sites(number)).toHaveLength(1);
  });
});

describe('the operator', () => {
  it.each([
    ['completes', 'complete', 'COMPLETED'],
    ['voids', 'void', 'VOID'],
  ] as const)('%s a payment once, in all lists, with an audit entry', async (_, action, state) => {
    const { number } = await storeInvoice(test.table, customer);
    const outcomes = await Promise.allSettled([as(operator)[action](number), as(operator)[action](number)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(as(operator).complete(number))).toEqual({ code: 'transition-refused' });
    expect(await refusalOf(as(operator).void(number))).toEqual({ code: 'transition-refused' });
    for (const scope of [operator, customer]) expect(await paymentsOf(test, scope.id)).toMatchObject([{ number, state }]);
    for (const scope of [operator, customer]) {
      const { entries } = await auditStore(test.table).list(scopeOf(scope.id), { after: undefined, limit: 50 });
      expect(entries.filter((entry) => entry.action === `billing.${action}`)).toMatchObject([
        { subject: { id: customer.id }, changes: expect.arrayContaining([{ field: 'paymentState', from: 'UNPAID', to: state }]) },
      ]);
    }
  });

  it('lets the document of a voided invoice be marked as void and announced (R-22.62)', async () => {
    const invoice = await storeInvoice(test.table, customer);
    const { number, issuerId } = invoice;
    await archived(invoice);
    await as(operator).void(number);
    expect(await test.table.get(jobKey(`archive-void-${issuerId}-${number}`))).toMatchObject({ isVoid: true, isAnnounced: true });
    // The PDF that was issued remains, but is not offered any more.
    expect(await as(customer).document(number)).toBeNull();
  });

  it('sends a letter to all main contacts of the customer, with an audit entry', async () => {
    const contact = await people.add('SUB_ADMIN', customer, { permission: 'main-contact' });
    await people.add('SUB_ADMIN', customer, { permission: 'viewer' });
    const { number } = await storeInvoice(test.table, customer);
    const letter = { subject: 'A question', text: 'Did you pay?' };
    expect(await as(operator).letter(number, letter)).toEqual({ recipients: 2 });
    const mails = (await scanTable(test)).filter(({ entity, kind }) => entity === 'job' && kind === 'mail').map(({ mail }) => mail);
    expect(mails).toEqual(
      expect.arrayContaining(
        [customer, contact].map(({ id }) => ({ template: 'billing-letter', accountId: id, number, replyTo: operator.email, ...letter })),
      ),
    );
    const { entries } = await auditStore(test.table).list(scopeOf(customer.id), { after: undefined, limit: 50 });
    expect(entries.find(({ action }) => action === 'billing.letter')).toMatchObject({
      subject: { id: customer.id },
      changes: [
        { field: 'invoice', to: number },
        { field: 'subject', to: 'A question' },
      ],
    });
    expect(await refusalOf(as(operator).letter('2026-12-999999', letter))).toEqual({ code: 'not-found' });
  });

  it('records the received amount and its date when completing a payment', async () => {
    const { number } = await storeInvoice(test.table, customer);
    expect((await as(operator).complete(number, 20_000)).settlement).toEqual({
      reason: 'Arrived',
      receivedOn: '2026-12-19',
      receivedAmount: 20_000,
    });
  });

  it('corrects an unpaid invoice once, by a credit and a reissue that both name the original', async () => {
    const original = await storeInvoice(test.table, customer);
    const figures = [
      { quantity: 1, unitPrice: 9_800 },
      { quantity: 0, unitPrice: 2_000 },
    ];
    const correct = () => as(operator).correct(original.number, figures, '株式会社もみじ');
    const [outcome] = (await Promise.allSettled([correct(), correct()])).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(await refusalOf(correct())).toEqual({ code: 'transition-refused' });
    const { issuerId: _issuerId, ...shown } = original;
    const credit = await as(customer).get(outcome?.credit ?? '');
    const reissue = await as(customer).get(outcome?.reissue ?? '');
    expect(credit.invoice).toMatchObject({ kind: 'credit', corrects: original.number, total: -original.total, tax: -original.tax });
    expect(reissue.invoice).toMatchObject({
      kind: 'reissue',
      corrects: original.number,
      recipient: { companyName: '株式会社もみじ' },
      lines: [{ kind: 'plan-fee', amount: 9_800 }],
      total: 10_780,
    });
    expect((await as(customer).get(original.number)).invoice).toEqual(shown);
    for (const scope of [operator, customer])
      expect((await paymentsOf(test, scope.id)).map(({ total, state }) => [total, state])).toEqual([
        [original.total, 'VOID'],
        [-original.total, 'VOID'],
        [10_780, 'UNPAID'],
      ]);
    const numbersOf = [original.number, outcome?.credit, outcome?.reissue].map((number) => Number(number?.slice(-6)));
    expect(numbersOf).toEqual([1, 2, 3]);
    expect(await refusalOf(as(operator).correct(credit.invoice.number, figures))).toEqual({ code: 'transition-refused' });
  });

  it('corrects an invoice to zero by a credit alone, and cannot correct a paid invoice', async () => {
    const [one, paid] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, customer)];
    const nothing = one.lines.map(({ unitPrice }) => ({ quantity: 0, unitPrice }));
    expect(await refusalOf(as(operator).correct(one.number, nothing.slice(1)))).toMatchObject({ code: 'invalid-input' });
    expect(await as(operator).correct(one.number, nothing)).toMatchObject({ reissue: null });
    await as(operator).complete(paid.number);
    expect(await refusalOf(as(operator).correct(paid.number, nothing))).toEqual({ code: 'transition-refused' });
  });

  it('changes billing settings under an optimistic lock; issued invoices keep the former settings', async () => {
    const { number } = await storeInvoice(test.table, customer);
    const before = await as(operator).settings();
    const { version } = await as(operator).setSettings(before.version, { name: `Issuer ${randomIds.ulid()}` });
    expect(await refusalOf(as(operator).setSettings(before.version))).toEqual({ code: 'version-conflict' });
    expect(await as(operator).setSettings(version, { chargeDay: 10 })).toMatchObject({ settings: { chargeDay: 10 }, version: version + 1 });
    expect((await as(customer).get(number)).invoice.issuer.name).toBe('Sample Issuer');
    const { entries } = await auditStore(test.table).list(scopeOf(operator.id), { after: undefined, limit: 50 });
    expect(entries.filter(({ action }) => action === 'billing.settings')).toHaveLength(2);
  });
});
