import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { billDependencies } from '#functions/billing/api/payments/bill-fixture.ts';
import { billUseCases } from '#functions/billing/api/payments/use-cases.ts';
import { enterSettings } from '#functions/billing/store/billing-fixture.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { EstimateInput } from '#shared/model/billing/estimate.ts';
import { ApplicationForm } from '#shared/model/legal/application-form.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { type StorageBucket, startBucket } from '#test/support/media/storage-bucket.ts';

let test: TestTable;
let storage: StorageBucket;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let now = new Date('2026-12-20T00:00:00Z');
beforeAll(async () => {
  [test, storage] = await Promise.all([startTable(), startBucket()]);
  people = await testAccountsIn(test.table);
});
afterAll(async () => {
  await storage.stop();
  await test.stop();
});
beforeEach(async () => {
  now = new Date('2026-12-20T00:00:00Z');
  operator = await people.add('MASTER', null);
  await enterSettings(test, operator);
  customer = await people.add('USER', operator, {
    planId: 'standard',
    contractStart: '2026-12-01',
    createdAt: '2026-12-01T00:00:00.000Z',
    billingStart: { initialFee: 'charge', firstBilledMonth: '2027-01', discount: null },
  });
});

function as(account: Account) {
  const useCases = withParsedResponses(apiContract.bill, billUseCases(billDependencies(test.table, storage, () => now)));
  const base = { caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    form: async (accountId?: string) =>
      (await dataOf(useCases.applicationForm({ ...base, query: { language: 'jp', accountId } }))).document,
    ofEstimate: async (estimate: string) =>
      (await dataOf(useCases.estimateApplication({ ...base, params: { estimate }, query: { language: 'jp' } }))).document,
    useCases,
    base,
  };
}

/** The forms of the operator, and the jobs that archive them. */
async function stored() {
  const items = (await scanTable(test)).filter(({ issuerId }) => issuerId === operator.id);
  return {
    forms: items.filter(({ entity }) => entity === 'application-form').map((item) => ApplicationForm.parse(item)),
    jobs: items.filter(({ entity, applicationForm }) => entity === 'job' && applicationForm !== undefined),
  };
}

describe('application form of an account', () => {
  it('the form states conditions, first invoice and later the agreement, and is archived once for customer and operator (R-22.157)', async () => {
    expect(await as(customer).form()).toBeNull();
    expect(await as(operator).form(customer.id)).toBeNull();
    now = new Date('2026-12-21T00:00:00Z');
    expect(await as(customer).form()).toBeNull();
    const { forms, jobs } = await stored();
    expect([forms.length, jobs.length]).toEqual([1, 1]);
    expect(forms[0]).toMatchObject({
      accountId: customer.id,
      issuedOn: '2026-12-20',
      conditions: { planName: 'standard', price: 19_800, initialFee: 100_000, firstBilledMonth: '2027-01' },
      invoice: { total: 131_780, issuedOn: '2027-01-01' },
      agreement: null,
    });
    const { conditions } = forms[0] ?? {};
    if (!conditions) throw new Error('The form has no conditions');
    const contractAgreement = { at: '2026-12-21T01:00:00.000Z', by: 'Tanaka', conditions, documents: [] };
    await test.table.update(accountKey(customer.id), { set: { contractAgreement } });
    await as(customer).form();
    expect((await stored()).forms.map(({ agreement }) => agreement)).toContainEqual({ at: '2026-12-21T01:00:00.000Z', by: 'Tanaka' });
  });

  it('an archived form is answered as a link to its PDF', async () => {
    await as(customer).form();
    const { forms } = await stored();
    const number = `application-${forms[0]?.id}`;
    const file = { key: 'form.pdf', sha256: 'a'.repeat(64), bytes: 3 };
    const files = { jp: file, en: file, cn: file, kr: file };
    await invoiceDocumentStore(test.table).record({ issuerId: operator.id, number }, { number, files }, []);
    expect(await as(customer).form()).toMatchObject({ fileName: `${number}.pdf`, bytes: 3 });
  });

  it('accounts of others, and accounts that the operator does not bill, have no form', async () => {
    const oem = await people.add('OEM_MASTER', operator);
    const below = await people.add('USER', oem, { planId: 'standard' });
    for (const [account, accountId] of [
      [customer, oem.id],
      [oem, below.id],
    ] as const)
      expect(await refusalOf(as(account).form(accountId))).toEqual({ code: 'not-found' });
  });
});

it('the application form of a quotation has its lines, once the quotation was accepted (R-22.157)', async () => {
  const { useCases, base, ofEstimate } = as(operator);
  const body: EstimateInput = {
    requestId: randomIds.ulid(),
    accountId: null,
    companyName: 'Prospect',
    department: '',
    contactName: '',
    address: '',
    email: 'p@example.com',
    language: 'jp',
    delivery: 'link',
    validUntil: '2026-12-31',
    note: '',
    lines: [{ text: 'Set-up', from: '2026-12-20', to: null, quantity: 1, unitPrice: 1_000 }],
    total: 1_100,
    replaces: null,
  };
  const { number } = await dataOf(useCases.issueEstimate({ ...base, body }));
  expect(await refusalOf(ofEstimate(number))).toEqual({ code: 'transition-refused' });
  await dataOf(useCases.decideEstimate({ ...base, params: { estimate: number }, body: { decision: 'accepted' } }));
  expect(await ofEstimate(number)).toBeNull();
  const { forms } = await stored();
  expect(forms).toMatchObject([{ estimate: number, recipient: { companyName: 'Prospect' }, invoice: { total: 1_100 }, conditions: null }]);
});
