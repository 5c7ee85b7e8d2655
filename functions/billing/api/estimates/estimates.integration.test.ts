import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { billDependencies } from '#functions/billing/api/payments/bill-fixture.ts';
import { billUseCases } from '#functions/billing/api/payments/use-cases.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { enterSettings } from '#functions/billing/store/billing-fixture.ts';
import { composeEstimateMail } from '#functions/mail/jobs/mail/compose/compose-estimate-mail.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { EstimateInput } from '#shared/model/billing/estimate.ts';
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
});

const dependencies = () => billDependencies(test.table, storage, () => now);
const inputOf = (differences: Partial<EstimateInput> = {}): EstimateInput => ({
  requestId: randomIds.ulid(),
  accountId: null,
  companyName: 'Prospect K.K.',
  department: '',
  contactName: 'Tanaka',
  address: '',
  email: 'tanaka@example.com',
  language: 'en',
  delivery: 'attachment',
  validUntil: '2026-12-31',
  note: '',
  lines: [{ text: 'Set-up', from: '2026-12-20', to: null, quantity: 1, unitPrice: 1_000 }],
  total: 1_100,
  replaces: null,
  ...differences,
});

function as(account: Account) {
  const useCases = withParsedResponses(apiContract.bill, billUseCases(dependencies()));
  const base = { caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const named = (estimate: string) => ({ ...base, params: { estimate } });
  return {
    issue: async (differences?: Partial<EstimateInput>) =>
      (await dataOf(useCases.issueEstimate({ ...base, body: inputOf(differences) }))).number,
    list: (cursor?: string) => dataOf(useCases.estimates({ ...base, query: { limit: 2, cursor } })),
    get: async (number: string) => (await dataOf(useCases.estimate(named(number)))).estimate,
    document: async (number: string) => (await dataOf(useCases.estimateDocument({ ...named(number), query: { language: 'en' } }))).document,
    send: (number: string) => dataOf(useCases.sendEstimate(named(number))),
    decide: (number: string, decision: 'accepted' | 'declined') =>
      dataOf(useCases.decideEstimate({ ...named(number), body: { decision } })),
    follow: (token: string) => dataOf(useCases.linkedEstimate({ ...base, caller: undefined, body: { token, language: null } })),
  };
}

/** Archives texts in place of the PDFs of a quotation. */
async function archive(number: string): Promise<void> {
  const file = { key: `${operator.id}/${number}.pdf`, sha256: 'a'.repeat(64), bytes: 3 };
  await storage.invoices.write({ key: file.key, body: 'PDF', contentType: 'application/pdf', cacheControl: 'no-store' });
  await invoiceDocumentStore(test.table).record(
    { issuerId: operator.id, number },
    { number, files: { jp: file, en: file, cn: file, kr: file } },
    [],
  );
}

const composed = (number: string) =>
  composeEstimateMail({ ...dependencies(), mediaRights: {} as never }, { template: 'estimate', issuerId: operator.id, number });

describe('quotations', () => {
  it('concurrent requests get numbers without a gap, and a repeated request issues nothing further (R-22.152)', async () => {
    const numbers = await Promise.all(Array.from({ length: 6 }, () => as(operator).issue()));
    const requestId = randomIds.ulid();
    const repeated = [await as(operator).issue({ requestId }), await as(operator).issue({ requestId })];
    expect([...numbers.toSorted(), ...repeated]).toEqual([1, 2, 3, 4, 5, 6, 7, 7].map((position) => `Q2026-12-00000${position}`));
    expect(await refusalOf(as(operator).issue({ requestId, note: 'Other' }))).toEqual({ code: 'idempotency-key-reused' });
    const { estimates, nextCursor } = await as(operator).list();
    expect(estimates.map(({ number }) => number)).toEqual(['Q2026-12-000007', 'Q2026-12-000006']);
    expect((await as(operator).list(nextCursor ?? '')).estimates[0]?.number).toBe('Q2026-12-000005');
  });

  it('the issue is refused for accounts of others, without billing settings, and if another total was shown', async () => {
    const stranger = await people.add('USER', await people.add('MASTER', null));
    expect(await refusalOf(as(operator).issue({ accountId: stranger.id }))).toMatchObject({ fields: [{ rule: 'unknown-account' }] });
    expect(await refusalOf(as(operator).issue({ total: 1_000 }))).toEqual({ code: 'transition-refused' });
    expect(await refusalOf(as(await people.add('MASTER', null)).issue())).toEqual({ code: 'transition-refused' });
  });

  it('a new quotation replaces an open one once, and the replaced one keeps what it states (R-22.156)', async () => {
    const [number, other] = [await as(operator).issue(), await as(operator).issue()];
    const replacing = await as(operator).issue({ replaces: number, total: 2_200, lines: [{ ...line(), unitPrice: 2_000 }] });
    expect(await as(operator).get(number)).toMatchObject({ state: 'replaced', replacedBy: replacing, total: 1_100 });
    expect(await as(operator).get(replacing)).toMatchObject({ state: 'open', replaces: number, total: 2_200 });
    expect(await refusalOf(as(operator).issue({ replaces: number }))).toEqual({ code: 'transition-refused' });
    expect(await refusalOf(as(operator).decide(number, 'accepted'))).toEqual({ code: 'transition-refused' });
    await as(operator).decide(other, 'declined');
    expect(await refusalOf(as(operator).decide(other, 'accepted'))).toEqual({ code: 'transition-refused' });
    // No number is used for what was refused.
    expect(await as(operator).issue()).toBe('Q2026-12-000004');
  });

  it('a quotation is sent as soon as its PDF is archived, and not after its last day (R-22.155)', async () => {
    const number = await as(operator).issue();
    expect(await as(operator).document(number)).toBeNull();
    expect(await refusalOf(as(operator).send(number))).toEqual({ code: 'transition-refused' });
    await archive(number);
    expect(await as(operator).document(number)).toMatchObject({ fileName: `quotation-${number}-en.pdf` });
    expect((await as(operator).send(number)).estimate.sentAt).toBe('2026-12-20T00:00:00.000Z');
    const jobs = (await scanTable(test)).filter(({ entity, mail }) => entity === 'job' && (mail as { number?: string })?.number === number);
    expect(jobs).toMatchObject([{ mail: { template: 'estimate', issuerId: operator.id } }]);
    const { entries } = await auditStore(test.table).list(scopeOf(operator.id), { after: undefined, limit: 10 });
    expect(entries.map(({ action }) => action)).toEqual(['billing.estimate-sent', 'billing.estimate', 'account.create']);
    now = new Date('2026-12-31T15:00:00Z');
    expect(await refusalOf(as(operator).send(number))).toEqual({ code: 'transition-refused' });
  });

  it('the e-mail has the PDF attached, or a link to it that needs no login and expires (R-22.155)', async () => {
    const [attached, linked] = [await as(operator).issue(), await as(operator).issue({ delivery: 'link' })];
    await Promise.all([attached, linked].map(archive));
    const mail = await composed(attached);
    expect(mail).toMatchObject({ to: 'tanaka@example.com', attachments: [{ name: `quotation-${attached}-en.pdf` }] });
    expect(mail?.text).not.toContain('/quotation');
    const letter = await composed(linked);
    expect(letter?.attachments).toBeUndefined();
    const token = /#token=([\w-]+)/u.exec(letter?.text ?? '')?.[1] ?? '';
    expect(await as(operator).follow(token)).toMatchObject({ number: linked, total: 1_100, document: { bytes: 3 } });
    expect(JSON.stringify(await scanTable(test))).not.toContain(token);
    expect(await refusalOf(as(operator).follow(`${token}x`))).toEqual({ code: 'link-invalid' });
    now = new Date('2027-02-01T00:00:00Z');
    expect(await refusalOf(as(operator).follow(token))).toEqual({ code: 'link-invalid' });
  });
});

function line() {
  const [first] = inputOf().lines;
  if (!first) throw new Error('A quotation has a line');
  return first;
}
