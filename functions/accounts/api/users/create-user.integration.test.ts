import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import {
  actAs,
  fieldRefusal,
  createUserTree,
  startUserFixture,
  unchangedUpdate,
  type UserFixture,
  type UserTree,
} from '#test/support/api/user-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { billedAccountKey } from '#functions/platform/keys/billing-keys.ts';
import { ROLES } from '#shared/model/role.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';
import { fullWidth } from '#test/support/text/full-width.ts';

const FORBIDDEN = { code: 'forbidden' };

let test: UserFixture;
let roles: UserTree['roles'];
let as: UserTree['as'];
let foreign: Account;
beforeAll(async () => {
  test = await startUserFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ roles, as, foreign } = await createUserTree(test));
});

const fresh = async (account: Account) => (await test.dependencies.accounts.get(account.id)) ?? expect.unreachable();

describe('creating a user', () => {
  it('creates an INACTIVE account, invites its owner and audits who created it', async () => {
    const user = await as.OEM_MASTER.create({
      parentId: roles.OEM_MASTER.id,
      companyName: '田中商事',
      contactName: '田中太郎',
      email: 'taro-1@example.com',
      planId: 'premium',
      contractStart: '2026-12-01',
      contractEnd: '2027-11-30',
      authority: 'view',
      language: 'en',
    });
    expect(user).toMatchObject({
      role: 'USER',
      type: 'oem-user',
      companyName: '田中商事',
      contactName: '田中太郎',
      email: 'taro-1@example.com',
      planId: 'premium',
      contractStatus: 'INACTIVE',
      effectiveStatus: 'INACTIVE',
      pausedBy: null,
      parent: { id: roles.OEM_MASTER.id, companyName: 'A company' },
      authority: 'view',
      contractStart: '2026-12-01',
      contractEnd: '2027-11-30',
      language: 'en',
      version: 0,
      licenceGrant: null,
      siteCount: 0,
      brand: null,
    });
    expect(await as.OEM_MASTER.get(user.id)).toEqual(user);
    expect((await test.jobsOf(user.id)).map(requestedMail)).toEqual([{ template: 'invitation', accountId: user.id }]);
    expect(await test.lastEntry(roles.MASTER)).toMatchObject({
      action: 'account.create',
      actor: { id: roles.OEM_MASTER.id, role: 'OEM_MASTER' },
      subject: { id: user.id, name: '田中商事' },
    });
    expect(await test.dependencies.accounts.findCredential('taro-1@example.com')).toMatchObject({ accountId: user.id, passwordHash: null });
    expect((await as.MASTER.get(roles.OEM_MASTER.id)).licencesUsed).toBe(2);
  });

  it('stores an initial password as a hash', async () => {
    const { email } = await as.MASTER.create({ parentId: roles.MASTER.id, initialPassword: 'Initial.2026' });
    const credential = await test.dependencies.accounts.findCredential(email);
    expect(await test.dependencies.passwords.verify('Initial.2026', credential?.passwordHash ?? undefined)).toBe(true);
    expect(JSON.stringify(await scanTable(test))).not.toContain('Initial.2026');
  });

  it.each([
    [
      'MASTER',
      ['MASTER_USER below MASTER', 'OEM_ADMIN below OEM_MASTER', 'OEM_MASTER below MASTER', 'USER below MASTER', 'USER below OEM_MASTER'],
    ],
    ['MASTER_USER', ['OEM_MASTER below MASTER', 'USER below MASTER', 'USER below OEM_MASTER']],
    ['OEM_MASTER', ['OEM_ADMIN below OEM_MASTER', 'USER below OEM_MASTER']],
    ['OEM_ADMIN', ['USER below OEM_MASTER']],
    ['USER', []],
    ['SUB_ADMIN', []],
  ] as const)('allows %s to create %j', async (by, expected) => {
    const made: string[] = [];
    for (const role of ['MASTER_USER', 'OEM_ADMIN', 'OEM_MASTER', 'USER'] as const)
      for (const parent of ROLES) {
        const isContracted = role === 'USER' || role === 'OEM_MASTER';
        const body = {
          role,
          parentId: roles[parent].id,
          planId: isContracted ? 'oem' : null,
          licenceGrant: role === 'OEM_MASTER' ? 5 : null,
        };
        const outcome = await as[by].create(body).then(
          () => 'made',
          (error: { code: string; detail: { fields?: unknown } }) => error,
        );
        if (outcome === 'made') made.push(`${role} below ${parent}`);
        else if (outcome instanceof Object && outcome.code === 'invalid-input')
          expect(outcome.detail.fields).toEqual([{ path: 'parentId', rule: 'unknown-account' }]);
        else expect(outcome).toMatchObject(FORBIDDEN);
      }
    expect(made.toSorted()).toEqual(expected.toSorted());
  });

  it('refuses unknown parents and parents outside the tree with the same answer', async () => {
    for (const parentId of [foreign.parentId ?? '', roles.MASTER.id, randomIds.ulid()])
      expect(await refusalOf(as.OEM_MASTER.create({ parentId }))).toEqual(fieldRefusal('parentId', 'unknown-account'));
  });

  it('refuses an unknown plan and an e-mail address in use', async () => {
    const parentId = roles.MASTER.id;
    expect(await refusalOf(as.MASTER.create({ parentId, planId: 'gold' }))).toEqual(fieldRefusal('planId', 'unknown-plan'));
    const { email } = roles.SUB_ADMIN;
    for (const taken of [email, fullWidth(email), email.toUpperCase()])
      expect(await refusalOf(as.MASTER.create({ parentId, email: taken }))).toEqual(fieldRefusal('email', 'email-taken'));
  });

  it('rejects with licence-limit-reached if the OEM has no free licence; terminating a USER frees a licence', async () => {
    const oem = await test.people.add('OEM_MASTER', roles.MASTER, { licenceGrant: 2 });
    const create = () => as.MASTER.create({ parentId: oem.id });
    const [first] = [await create(), await create()];
    expect(await refusalOf(create())).toEqual({ code: 'licence-limit-reached' });
    expect(await refusalOf(test.as(oem).create({ parentId: oem.id }))).toEqual({ code: 'licence-limit-reached' });
    await as.MASTER.terminate(first.id);
    await create();
    expect((await as.MASTER.get(oem.id)).licencesUsed).toBe(2);
  });

  it('allows the operator to create a USER below a suspended OEM, but not below a terminated OEM', async () => {
    await as.MASTER.pause(roles.OEM_MASTER.id);
    await as.MASTER_USER.create({ parentId: roles.OEM_MASTER.id });
    await as.MASTER.terminate(roles.OEM_MASTER.id);
    expect(await refusalOf(as.MASTER.create({ parentId: roles.OEM_MASTER.id }))).toEqual({ code: 'account-terminated' });
  });

  it('rejects with account-terminated if the parent is terminated just before the write', async () => {
    let isMet = false;
    const oem = await fresh(roles.OEM_MASTER);
    const { accounts } = test.dependencies;
    const racing = {
      ...test.dependencies,
      accounts: {
        ...accounts,
        create: async (...args: Parameters<typeof accounts.create>) => {
          if (!isMet) await as.MASTER.terminate(oem.id);
          isMet = true;
          return accounts.create(...args);
        },
      },
    };
    expect(await refusalOf(actAs(racing, roles.MASTER).create({ parentId: oem.id }))).toEqual({ code: 'account-terminated' });
  });

  it('stores how the billing begins, by default without an initial fee for a contract that runs already (R-2.60)', async () => {
    const parentId = roles.MASTER.id;
    const running = await as.MASTER.create({ parentId, planId: 'premium', contractStart: '2025-04-01' });
    expect(running).toMatchObject({
      billingStart: { initialFee: 'elsewhere', firstBilledMonth: '2026-12', discount: null },
      isBillingStartOpen: true,
    });
    const { billedAccounts } = test.dependencies;
    expect(await billedAccounts.find(running.id)).toMatchObject({ isInitialFeeDue: false, discount: null, hasInvoice: false });
    const starting = await as.MASTER.create({ parentId, email: 'new@example.com', planId: 'premium', contractStart: '2026-11-20' });
    expect(await billedAccounts.find(starting.id)).toMatchObject({ isInitialFeeDue: true });
    const billingStart = { initialFee: 'charge' as const, firstBilledMonth: '2026-12', discount: { amount: 100, months: 2 } };
    const chosen = await as.MASTER.create({ parentId, email: 'chosen@example.com', contractStart: '2025-04-01', billingStart });
    expect(chosen.billingStart).toEqual(billingStart);
    expect(await billedAccounts.find(chosen.id)).toMatchObject({ isInitialFeeDue: true, discount: billingStart.discount });
  });

  it('refuses a past first billed month, and a billing start of an account that the operator does not bill', async () => {
    const start = { initialFee: null, firstBilledMonth: '2026-10', discount: null };
    const parentId = roles.MASTER.id;
    expect(await refusalOf(as.MASTER.create({ parentId, billingStart: start }))).toEqual(
      fieldRefusal('billingStart.firstBilledMonth', 'month-in-past'),
    );
    const now = { ...start, firstBilledMonth: '2026-11' };
    expect(await refusalOf(as.MASTER.create({ parentId: roles.OEM_MASTER.id, billingStart: now }))).toEqual(
      fieldRefusal('billingStart', 'unknown-field'),
    );
  });

  it('can change how the billing begins until the first invoice is issued, and audits it', async () => {
    const user = await as.MASTER.create({ parentId: roles.MASTER.id, planId: 'premium', contractStart: '2026-11-01' });
    const billingStart = { initialFee: 'waive' as const, firstBilledMonth: '2026-12', discount: { amount: 100, months: 2 } };
    const after = await as.MASTER.update(user.id, { ...unchangedUpdate(user), billingStart });
    expect(after).toMatchObject({ billingStart, isBillingStartOpen: true, version: 1 });
    expect(await test.dependencies.billedAccounts.find(user.id)).toMatchObject({
      isInitialFeeDue: false,
      discount: { amount: 100, months: 2 },
    });
    expect(await test.lastEntry(user)).toMatchObject({
      changes: [
        { field: 'initialFee', from: 'charge', to: 'waive' },
        { field: 'firstBilledMonth', from: null, to: '2026-12' },
        { field: 'discountAmount', from: null, to: '100' },
        { field: 'discountMonths', from: null, to: '2' },
      ],
    });
    expect((await as.MASTER.update(user.id, { ...unchangedUpdate(after), billingStart })).version).toBe(1);
    await test.table.transact([{ update: billedAccountKey(user.id), set: { hasInvoice: true } }]);
    const later = { ...billingStart, initialFee: 'charge' as const };
    expect(await refusalOf(as.MASTER.update(user.id, { ...unchangedUpdate(after), billingStart: later }))).toEqual(
      fieldRefusal('billingStart', 'already-invoiced'),
    );
    expect(await as.MASTER.get(user.id)).toMatchObject({ billingStart, isBillingStartOpen: false });
  });
});
