import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legalUseCases } from '#functions/legal/api/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { legalStore } from '#functions/legal/store/legal-store.ts';
import { actingNeed } from '#shared/api-contract/acting-need.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import { toActor } from '#functions/accounts/services/caller.ts';
import type { ContractConditions, LegalDraftInput, LegalKind } from '#shared/model/legal/legal-document.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { fieldRefusal } from '#test/support/api/user-fixture.ts';
import { startTable } from '#test/support/engines.ts';

const { legal } = apiContract;
const TODAY = Date.UTC(2026, 10, 20, 3);
const TEXTS = { jp: '# 第1条\n本文', en: '', cn: '', kr: '' };

async function startLegalFixture() {
  const test = await startTable();
  const time = { now: TODAY };
  const clock = () => new Date(time.now);
  const people = await testAccountsIn(test.table, clock);
  const store = legalStore(test.table);
  const dependencies = { accounts: accountStore(test.table), plans: planStore(test.table), legal: store, clock, ids: randomIds };
  const useCases = withParsedResponses(legal, legalUseCases(dependencies));
  type Name = keyof typeof legal;
  const call =
    <N extends Name>(name: N, account: Account | undefined, input: Partial<RequestOf<(typeof legal)[N]>> = {}) =>
    (): Promise<unknown> =>
      // The parameters of `call` type the input of each endpoint.
      (useCases[name] as (given: unknown) => Promise<unknown>)({
        ...(account && { caller: callerOf(account) }),
        params: undefined,
        query: {},
        body: undefined,
        viewerAddress: '192.0.2.1',
        cookies: {},
        ...input,
      });
  return {
    test,
    time,
    people,
    accounts: dependencies.accounts,
    store,
    draft: async (account: Account, input: Partial<LegalDraftInput> & { kind: LegalKind }) =>
      legal.saveDraft.response.parse(
        await call('saveDraft', account, { body: { effectiveDate: '2026-11-20', texts: TEXTS, version: 0, ...input } })(),
      ),
    publish: async (account: Account, kind: LegalKind, version = 1) =>
      legal.publish.response.parse(await call('publish', account, { body: { kind, version } })()),
    inForce: async (issuerId?: string) =>
      legal.inForce.response.parse(await call('inForce', undefined, { query: { issuerId } })()).documents,
    document: async (issuerId: string, id: string) =>
      legal.document.response.parse(await call('document', undefined, { params: { issuerId, id } })()).document,
    managed: async (account: Account) => legal.managed.response.parse(await call('managed', account)()),
    own: async (account: Account) => legal.own.response.parse(await call('own', account)()),
    agree: async (account: Account, ids: string[], conditions: ContractConditions | null = null) =>
      legal.agree.response.parse(await call('agree', account, { body: { ids, conditions } })()),
    agreements: async (account: Account, accountId: string) =>
      legal.agreements.response.parse(await call('agreements', account, { params: { accountId } })()).agreements,
  };
}

let test: Awaited<ReturnType<typeof startLegalFixture>>;
let operator: Account;
let oem: Account;
let direct: Account;
let below: Account;
beforeAll(async () => {
  test = await startLegalFixture();
});
afterAll(() => test.test.stop());
beforeEach(async () => {
  test.time.now = TODAY;
  operator = await test.people.add('MASTER', null);
  oem = await test.people.add('OEM_MASTER', operator, { planId: 'oem' });
  direct = await test.people.add('USER', operator, { planId: 'standard' });
  below = await test.people.add('USER', oem, { planId: 'ep' });
});

const publishNew = async (account: Account, kind: LegalKind, differences: Partial<LegalDraftInput> = {}): Promise<string> => {
  await test.draft(account, { kind, ...differences });
  return (await test.publish(account, kind)).versions[0]?.id ?? expect.unreachable();
};
const dueIds = async (account: Account): Promise<string[]> => (await test.own(account)).due.map(({ id }) => id);

describe('legal documents (R-4.25)', () => {
  it('require no agreement while none are published', async () => {
    await test.draft(operator, { kind: 'terms' });
    expect(await test.inForce()).toEqual([]);
    expect(await dueIds(direct)).toEqual([]);
  });

  it('become an immutable version when published, and the next draft begins at version 0', async () => {
    const id = await publishNew(operator, 'terms', { effectiveDate: '2026-12-01' });
    expect((await test.managed(operator)).drafts).toEqual([]);
    const before = await test.document(operator.id, id);
    await test.draft(operator, { kind: 'terms', texts: { ...TEXTS, jp: 'Another text' } });
    await test.publish(operator, 'terms');
    expect(await test.document(operator.id, id)).toEqual(before);
    expect((await test.managed(operator)).versions).toHaveLength(2);
  });

  it('refuse a stale draft with version-conflict, a date of effect in the past, and an empty Japanese text', async () => {
    await test.draft(operator, { kind: 'terms' });
    expect(await refusalOf(test.draft(operator, { kind: 'terms' }))).toMatchObject({ code: 'version-conflict' });
    expect(await refusalOf(test.publish(operator, 'terms', 7))).toMatchObject({ code: 'version-conflict' });
    expect(await refusalOf(test.publish(operator, 'privacy'))).toMatchObject({ code: 'not-found' });
    await test.draft(operator, { kind: 'terms', effectiveDate: '2026-11-19', version: 1 });
    expect(await refusalOf(test.publish(operator, 'terms', 2))).toEqual(fieldRefusal('effectiveDate', 'date-in-past'));
    const empty = legal.saveDraft.body.safeParse({ kind: 'terms', effectiveDate: '2026-11-20', texts: { ...TEXTS, jp: '' }, version: 0 });
    expect(empty.error?.issues[0]?.path).toEqual(['texts', 'jp']);
  });

  it('are in force from their date of effect on, and then require a new agreement', async () => {
    const first = await publishNew(operator, 'terms');
    await test.agree(direct, [first]);
    const second = await publishNew(operator, 'terms', { effectiveDate: '2026-12-01' });
    expect(await dueIds(direct)).toEqual([]);
    test.time.now = Date.UTC(2026, 10, 30, 15);
    expect(await dueIds(direct)).toEqual([second]);
    expect((await test.inForce()).map(({ id }) => id)).toEqual([second]);
  });

  it('apply to the tree of the OEM that published them; for other kinds, the documents of the operator apply (R-4.26)', async () => {
    const [terms, privacy] = [await publishNew(operator, 'terms'), await publishNew(operator, 'privacy')];
    const own = await publishNew(oem, 'terms');
    expect(await dueIds(below)).toEqual([own, privacy]);
    expect(await dueIds(oem)).toEqual([terms, privacy]);
    expect(await dueIds(direct)).toEqual([terms, privacy]);
    expect((await test.inForce(oem.id)).map(({ id }) => id)).toEqual([own, privacy]);
    expect((await test.inForce(direct.id)).map(({ id }) => id)).toEqual([terms, privacy]);
  });
});

describe('agreements (R-4.27)', () => {
  it('record version, time and person once, and are shown to the account that manages the customer', async () => {
    const id = await publishNew(operator, 'terms');
    const agreed = await test.agree(direct, [id]);
    const expected = { id, kind: 'terms', effectiveDate: '2026-11-20', at: '2026-11-20T03:00:00.000Z', by: direct.contactName };
    expect(agreed).toMatchObject({ due: [], agreements: [expected] });
    test.time.now += 60_000;
    expect(await test.agree(direct, [id])).toEqual(agreed);
    expect(await test.agreements(operator, direct.id)).toMatchObject([expected]);
    expect(await refusalOf(test.agreements(oem, direct.id))).toMatchObject({ code: 'not-found' });
  });

  it('are refused with version-conflict for a version that is not in force', async () => {
    await publishNew(operator, 'terms');
    expect(await refusalOf(test.agree(direct, [randomIds.ulid()]))).toMatchObject({ code: 'version-conflict' });
    expect(await refusalOf(test.agree(operator, [randomIds.ulid()]))).toMatchObject({ code: 'version-conflict' });
  });

  it('show initial fee, term and price only to accounts that the operator bills', async () => {
    expect((await test.own(direct)).conditions).toMatchObject({
      planName: expect.any(String),
      price: 19_800,
      initialFee: 100_000,
      minimumMonths: 12,
      isTrial: false,
    });
    expect((await test.own(below)).conditions).toBeNull();
    expect((await test.own(operator)).conditions).toBeNull();
  });

  it('are forbidden to a manager who acts for the login', () => {
    expect(actingNeed(legal.agree)).toBe('never');
  });
});

describe('the contract of an account that a manager created (R-2.66)', () => {
  const billingStart = { initialFee: 'waive' as const, firstBilledMonth: '2026-12', discount: { amount: 1_800, months: 6 } };
  const created = () => test.people.add('USER', operator, { planId: 'standard', contractStart: '2025-04-01', billingStart });
  const presentOf = async ({ id }: Account) => (await test.accounts.get(id)) ?? expect.unreachable();

  it('the agreement to a contract is due at the first sign-in, with its price, initial fee, minimum term, first billed month and discount', async () => {
    const account = await created();
    expect(await test.own(account)).toMatchObject({
      isContractDue: true,
      contract: null,
      conditions: {
        planName: 'standard',
        price: 19_800,
        priceWithTax: 21_780,
        initialFee: 0,
        initialFeeChoice: 'waive',
        firstBilledMonth: '2026-12',
        discount: billingStart.discount,
        minimumMonths: 12,
        isTrial: false,
      },
    });
    expect(await test.own(direct)).toMatchObject({ isContractDue: false, conditions: { initialFee: 100_000, firstBilledMonth: null } });
  });

  it('a contract is agreed to once, together with all due documents, and records what was shown', async () => {
    const account = await created();
    const terms = await publishNew(operator, 'terms');
    const { conditions } = await test.own(account);
    expect(await refusalOf(test.agree(account, [], conditions))).toMatchObject({ code: 'version-conflict' });
    const other = conditions && { ...conditions, price: 1 };
    expect(await refusalOf(test.agree(account, [terms], other))).toMatchObject({ code: 'version-conflict' });
    const after = await test.agree(account, [terms], conditions);
    expect(after).toMatchObject({ isContractDue: false, due: [], agreements: [{ id: terms }] });
    const contract = {
      at: new Date(TODAY).toISOString(),
      by: account.contactName,
      conditions,
      documents: [{ id: terms, kind: 'terms', effectiveDate: expect.any(String) }],
    };
    expect(after.contract).toEqual(contract);
    test.time.now += 60_000;
    expect((await test.agree(account, [terms], conditions)).contract).toEqual(contract);
    expect(toActor(await test.accounts.resolveLogin(await presentOf(account))).mustAgree).toBe(false);
  });

  it('does not concern additional logins of the account', async () => {
    const account = await created();
    const helper = await test.people.add('SUB_ADMIN', account);
    expect(toActor(await test.accounts.resolveLogin(helper)).mustAgree).toBe(false);
    expect(toActor(await test.accounts.resolveLogin(account)).mustAgree).toBe(true);
  });
});
