import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import {
  changeContext,
  scanTable,
  expectConsistentDerivedItems,
  listAllAccounts,
  staleIndexEntries,
  BASE_QUERY,
} from '#test/support/accounts/account-fixture.ts';
import { type Account, newAccount } from '#functions/accounts/store/account.ts';
import { type AccountStore, accountStore } from '#functions/accounts/store/account-store.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { CREDENTIALS, REGION, startTable, type TestTable } from '#test/support/engines.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: TestTable;
let people: TestAccounts;
let accounts: AccountStore;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
  accounts = accountStore(test.table);
});
afterAll(() => test.stop());

async function tree(licenceGrant = 2) {
  const MASTER = await people.add('MASTER', null);
  const OEM = await people.add('OEM_MASTER', MASTER, { licenceGrant });
  const USER = await people.add('USER', OEM, { companyName: '株式会社田中商事', contactName: 'Taro Tanaka' });
  return { MASTER, OEM, USER };
}

const read = async ({ id }: Account): Promise<Account> => (await accounts.get(id)) ?? expect.unreachable();

describe('accountStore.create', () => {
  const below = (parent: Account, differences: Partial<Account> = {}): Account => {
    const id = randomIds.ulid();
    const email = `${id.toLowerCase()}@example.com`;
    const given = { id, role: 'USER' as const, email, contactName: 'A', companyName: 'B', planId: 'light', authority: 'edit' as const };
    return newAccount({ ...given, createdAt: '2026-11-20T00:00:00.000Z', ...differences }, parent);
  };

  it('rejects concurrent callers with parent-refused once all granted licences are in use', async () => {
    const { MASTER, OEM } = await tree(3);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => below(OEM)).map((account) => accounts.create(account, changeContext(account))),
    );
    expect(outcomes.toSorted()).toEqual(['created', 'created', 'parent-refused', 'parent-refused', 'parent-refused', 'parent-refused']);
    await expectConsistentDerivedItems(test, MASTER.id);
    expect(await staleIndexEntries(test, MASTER.id)).toEqual([]);
  });

  it('rejects one of two concurrent accounts of the same address with email-taken, and stores no item of that account', async () => {
    const { MASTER, OEM } = await tree(10);
    const [one, other] = [below(OEM, { email: `twice-${OEM.id}@example.com` }), below(OEM, { email: `twice-${OEM.id}@example.com` })];
    expect((await Promise.all([one, other].map((account) => accounts.create(account, changeContext(account))))).toSorted()).toEqual([
      'created',
      'email-taken',
    ]);
    await expectConsistentDerivedItems(test, MASTER.id);
    expect((await scanTable(test)).filter(({ pk, accountId }) => accountId === one.id && pk.startsWith('USER')).length === 0).toBe(
      (await accounts.get(one.id)) === undefined,
    );
  });

  it.each([
    ['terminated', { contractStatus: 'TERMINATED' }],
    ['deleted', { contractStatus: 'TERMINATED', deletedAt: '2026-11-20T00:00:00.000Z' }],
  ] as const)('rejects an account below a %s parent with parent-refused', async (_case, differences) => {
    const { OEM } = await tree(9);
    expect(await accounts.replace(await read(OEM), { ...(await read(OEM)), ...differences }, changeContext(OEM))).toBe('replaced');
    const account = below(OEM);
    expect(await accounts.create(account, changeContext(account))).toBe('parent-refused');
    expect(await accounts.get(account.id)).toBeUndefined();
  });

  it('writes the jobs, and the audit entry for the account and every account above it', async () => {
    const { MASTER, OEM } = await tree();
    const account = below(OEM);
    const job = newJob('mail', { mail: { template: 'invitation', accountId: account.id } }, randomIds.ulid(), new Date());
    const { audit } = changeContext(account, 'account.create');
    await accounts.create(account, { audit, jobs: [job] });
    for (const { id } of [MASTER, OEM, account]) {
      const { entries } = await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 1 });
      expect(entries).toMatchObject([{ id: audit.id, subject: { id: account.id } }]);
    }
    expect(await test.table.get({ pk: `JOB#${job.id}`, sk: 'JOB' })).toMatchObject({ kind: 'mail', mail: { accountId: account.id } });
  });
});

describe('accountStore.replace and accountStore.recordAction', () => {
  it('lets one of two concurrent changes of the same version succeed', async () => {
    const { MASTER, USER } = await tree();
    const seen = await read(USER);
    const outcomes = await Promise.all(
      ['Alpha', 'Beta'].map((companyName) => accounts.replace(seen, { ...seen, companyName }, changeContext(seen))),
    );
    expect(outcomes.toSorted()).toEqual(['conflict', 'replaced']);
    await expectConsistentDerivedItems(test, MASTER.id);
    expect(await staleIndexEntries(test, MASTER.id)).toEqual([]);
  });

  it('frees the licence of an account only once, when the account is terminated', async () => {
    const { MASTER, OEM, USER } = await tree();
    expect((await read(OEM)).licencesUsed).toBe(1);
    const seen = await read(USER);
    await accounts.replace(seen, { ...seen, contractStatus: 'TERMINATED' }, changeContext(seen));
    expect((await read(OEM)).licencesUsed).toBe(0);
    const ended = await read(USER);
    await accounts.replace(ended, { ...ended, deletedAt: new Date().toISOString() }, changeContext(ended));
    await expectConsistentDerivedItems(test, MASTER.id);
    expect(await staleIndexEntries(test, MASTER.id)).toEqual([]);
  });

  it('rejects a licence grant below the licences in use', async () => {
    const { OEM } = await tree();
    const seen = await read(OEM);
    expect(await accounts.replace(seen, { ...seen, licenceGrant: 0 }, changeContext(seen))).toBe('licences-in-use');
    expect(await accounts.replace({ ...seen, version: seen.version + 1 }, { ...seen, licenceGrant: 1 }, changeContext(seen))).toBe(
      'conflict',
    );
    expect(await accounts.replace(seen, { ...seen, licenceGrant: 1 }, changeContext(seen))).toBe('replaced');
  });

  it('moves the credential with the address, and rejects the address of another account', async () => {
    const { MASTER, OEM, USER } = await tree();
    const seen = await read(USER);
    expect(await accounts.replace(seen, { ...seen, email: OEM.email }, changeContext(seen))).toBe('email-taken');
    const email = `moved-${seen.email}`;
    expect(await accounts.replace(seen, { ...seen, email }, changeContext(seen))).toBe('replaced');
    expect(await accounts.findCredential(email)).toMatchObject({ accountId: USER.id, passwordHash: 'none' });
    expect(await accounts.findCredential(seen.email)).toBeUndefined();
    await expectConsistentDerivedItems(test, MASTER.id);
  });

  it('writes no index entries for a change of fields that no list shows', async () => {
    const { USER } = await tree();
    const seen = await read(USER);
    test.takeCalls();
    await accounts.replace(seen, { ...seen, authority: 'view', sessionEpoch: 1 }, changeContext(seen));
    expect(test.takeCalls()).toEqual(['TransactWriteItemsCommand']);
  });

  it('accepts accounts that were stored before indexes, versions and licence counters existed', async () => {
    const { OEM, USER } = await tree();
    const bare = ['version', 'indexMark', 'licencesUsed', 'licenceGrant'];
    for (const account of [OEM, USER]) await test.table.update(accountKey(account.id), { remove: bare });
    for (const seen of [await read(OEM), await read(USER)])
      expect(
        await accounts.replace(
          seen,
          { ...seen, contactName: 'Changed name', ...(seen.role === 'OEM_MASTER' && { licenceGrant: 5 }) },
          changeContext(seen),
        ),
      ).toBe('replaced');
    expect(await read(USER)).toMatchObject({ version: 1, contactName: 'Changed name' });
    expect((await listAllAccounts(accounts, OEM.id)).map(({ id }) => id)).toEqual([USER.id]);
  });

  it('recordAction writes the audit entry without changing the account', async () => {
    const { OEM, USER } = await tree();
    const seen = await read(USER);
    expect(await accounts.recordAction(seen, changeContext(seen, 'account.invite'))).toBe(true);
    expect(await read(USER)).toEqual(seen);
    const { entries } = await auditStore(test.table).list(scopeOf(OEM.id), { action: 'account.invite', after: undefined, limit: 1 });
    expect(entries).toHaveLength(1);
    await accounts.replace(seen, { ...seen, deletedAt: new Date().toISOString() }, changeContext(seen));
    expect(await accounts.recordAction(seen, changeContext(seen, 'account.invite'))).toBe(false);
  });
});

it('accountStore finds and lists accounts only within the scope', async () => {
  const [{ OEM, USER }, other] = [await tree(), await tree()];
  expect((await accounts.find(scopeOf(OEM.id), USER.id)).id).toBe(USER.id);
  for (const id of [other.USER.id, other.OEM.id, randomIds.ulid(), USER.parentId === null ? '' : (OEM.parentId ?? '')])
    await expect(accounts.find(scopeOf(OEM.id), id)).rejects.toEqual(new AppError('not-found'));
  expect((await listAllAccounts(accounts, OEM.id, { keyword: '田中' })).map(({ id }) => id)).toEqual([USER.id]);
  // A list with a cursor of another scope's list returns no accounts outside its scope.
  const { next } = await accounts.list(scopeOf(other.MASTER.id), { ...BASE_QUERY, limit: 1 });
  for (const { path } of (await accounts.list(scopeOf(OEM.id), { ...BASE_QUERY, after: next ?? '' })).accounts)
    expect(path).toContain(OEM.id);
});

/** A change to an account in its present state. All changes use the same few accounts, names and addresses, so that they conflict. */
type Operation =
  | { kind: 'change'; of: number; to: Partial<Account> }
  | { kind: 'readdress'; of: number; email: number }
  | { kind: 'remove'; of: number }
  | { kind: 'create'; role: 'USER' | 'SUB_ADMIN'; email: number };

const OEM_AT = 0;
const anyAccount = fc.nat(4);
const user = fc.integer({ min: 1, max: 2 });
const change = (of: fc.Arbitrary<number>, to: fc.Arbitrary<Partial<Account>>) =>
  fc.record({ kind: fc.constant('change' as const), of, to });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 6,
    arbitrary: change(
      user,
      fc.constantFrom('ACTIVE', 'SUSPENDED', 'TERMINATED').map((contractStatus) => ({ contractStatus })),
    ),
  },
  {
    weight: 3,
    arbitrary: change(
      anyAccount,
      fc.constantFrom('Alpha', 'Beta', 'Alpha Beta').map((companyName) => ({ companyName })),
    ),
  },
  {
    weight: 2,
    arbitrary: change(
      user,
      fc.constantFrom('light', 'pro').map((planId) => ({ planId })),
    ),
  },
  {
    weight: 2,
    arbitrary: change(
      fc.constant(OEM_AT),
      fc.nat(4).map((licenceGrant) => ({ licenceGrant })),
    ),
  },
  {
    weight: 3,
    arbitrary: change(
      fc.integer({ min: 3, max: 4 }),
      fc.constantFrom('main-contact', 'viewer').map((permission) => ({ permission })),
    ),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('readdress' as const), of: anyAccount, email: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), of: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('create' as const), role: fc.constantFrom('USER', 'SUB_ADMIN'), email: fc.nat(2) }),
  },
);
/** Sequential operations of one process, which may crash at a command, before or after the command has arrived. */
const processRun = fc.record({
  operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
  crash: fc.option(fc.record({ at: fc.integer({ min: 1, max: 25 }), arrived: fc.boolean() }), { freq: 2, nil: undefined }),
});

class Crashed extends Error {}

/** The store of one process: the scheduler orders its commands, and a crash ends them. */
function storeOf(scheduler: fc.Scheduler, crash: { at: number; arrived: boolean } | undefined): AccountStore {
  const client = tableClient({ endpoint: test.endpoint, region: REGION, credentials: CREDENTIALS });
  let sent = 0;
  client.middlewareStack.add(
    (next) => async (input) => {
      await scheduler.schedule(Promise.resolve());
      sent += 1;
      if (crash && (sent > crash.at || (sent === crash.at && !crash.arrived))) throw new Crashed();
      const answer = await next(input);
      if (crash && sent === crash.at) throw new Crashed();
      return answer;
    },
    { step: 'initialize', name: 'turn' },
  );
  return accountStore(new Table(client, test.environment['TABLE_NAME'] ?? ''));
}

async function perform(store: AccountStore, made: readonly Account[], operations: readonly Operation[]): Promise<void> {
  const [oem, someone] = made;
  if (!oem || !someone) return expect.unreachable();
  const address = (number: number) => `address-${number}-${oem.id.toLowerCase()}@example.com`;
  for (const one of operations) {
    if (one.kind === 'create') {
      const parent = await store.get(one.role === 'USER' ? oem.id : someone.id);
      const given = {
        id: randomIds.ulid(),
        email: address(one.email),
        contactName: 'New',
        companyName: 'Alpha',
        createdAt: new Date().toISOString(),
      };
      const permission = one.role === 'SUB_ADMIN' ? 'main-contact' : null;
      const account = newAccount({ ...given, role: one.role, planId: 'light', authority: 'edit', permission }, parent ?? oem);
      await store.create(account, changeContext(account));
      continue;
    }
    const seen = await store.get(made[one.of]?.id ?? '');
    if (!seen || seen.deletedAt !== undefined) continue;
    if (seen.role === 'SUB_ADMIN' && one.kind === 'change' && 'planId' in one.to) continue;
    const to =
      one.kind === 'change' ? one.to : one.kind === 'readdress' ? { email: address(one.email) } : { deletedAt: new Date().toISOString() };
    await store.replace(seen, { ...seen, ...to }, changeContext(seen));
  }
}

it('accountStore keeps lists, figures, licences, main contacts and addresses consistent under concurrency and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(processRun, { minLength: 2, maxLength: 3 }), async (scheduler, runs) => {
      const { MASTER, OEM, USER } = await tree(3);
      const second = await people.add('USER', OEM);
      const logins = [await people.add('SUB_ADMIN', USER), await people.add('SUB_ADMIN', USER)];
      const made = [OEM, USER, second, ...logins];
      const all = runs.map(({ operations, crash }) =>
        perform(storeOf(scheduler, crash), made, operations).catch((error: unknown) => {
          if (!(error instanceof Crashed)) throw error;
        }),
      );
      await scheduler.waitFor(Promise.all(all));
      await expectConsistentDerivedItems(test, MASTER.id);
      if (runs.every(({ crash }) => crash === undefined)) expect(await staleIndexEntries(test, MASTER.id)).toEqual([]);
    }),
    { numRuns: repetitions(5, 25) },
  );
});
