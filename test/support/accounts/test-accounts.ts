import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { ContractStatus, Role } from '#shared/model/role.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { type Account, accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { sessionStore, type SessionTokens } from '#functions/sign-in/store/session-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';

const PLAN_OF_ROLE: Readonly<Record<Role, string | null>> = {
  MASTER: null,
  MASTER_USER: null,
  OEM_MASTER: 'oem',
  OEM_ADMIN: null,
  USER: 'premium',
  SUB_ADMIN: null,
};

export interface TestAccounts {
  /** Creates an account below another (`null`: at the top), by default ACTIVE with authority `edit`. `passwordHash`: `null` for none. */
  add: (role: Role, parent: Account | null, differences?: Partial<Account>, passwordHash?: string | null) => Promise<Account>;
  signIn: (account: Account) => Promise<SessionTokens>;
  setStatus: (account: Account, contractStatus: ContractStatus) => Promise<void>;
}

/** Creates accounts and sessions in the table, without the API. */
export async function testAccountsIn(table: Table, clock: Clock = systemClock): Promise<TestAccounts> {
  const accounts = accountStore(table);
  const sessions = sessionStore(table, accounts, randomIds, clock);
  const plans = planStore(table);
  await Promise.all(SEED_PLANS.map((plan) => plans.putIfAbsent(plan)));
  return {
    async add(role, parent, differences = {}, passwordHash = 'none') {
      const id = differences.id ?? randomIds.ulid();
      const account = newAccount(
        {
          id,
          role,
          email: `${id.toLowerCase()}@example.com`,
          contactName: `A ${role}`,
          companyName: 'A company',
          contractStatus: 'ACTIVE',
          planId: PLAN_OF_ROLE[role],
          authority: 'edit',
          permission: role === 'SUB_ADMIN' ? 'main-contact' : null,
          licenceGrant: role === 'OEM_MASTER' ? 1_000 : null,
          createdAt: clock().toISOString(),
          ...differences,
        },
        parent,
      );
      const audit = newAuditEntry({ ids: randomIds, clock }, 'account.create', null, accountAuditSubject(account));
      const outcome = await accounts.create(account, { audit, ...(passwordHash !== null && { passwordHash }) });
      if (outcome !== 'created') throw new Error(`A ${role} could not be created: ${outcome}`);
      return { ...account, indexMark: audit.id };
    },
    async signIn({ id }) {
      const account = await accounts.get(id);
      if (!account) throw new Error('The account to sign in does not exist');
      return sessions.open(account);
    },
    async setStatus({ id }, contractStatus) {
      await table.update(accountKey(id), { set: { contractStatus } });
    },
  };
}

/** Creates one account of each role in one tree, the SUB_ADMIN below the USER. */
export async function accountOfEachRole(people: TestAccounts): Promise<Record<Role, Account>> {
  const MASTER = await people.add('MASTER', null);
  const OEM_MASTER = await people.add('OEM_MASTER', MASTER);
  const USER = await people.add('USER', OEM_MASTER);
  const [MASTER_USER, OEM_ADMIN, SUB_ADMIN] = await Promise.all([
    people.add('MASTER_USER', MASTER),
    people.add('OEM_ADMIN', OEM_MASTER),
    people.add('SUB_ADMIN', USER),
  ]);
  return { MASTER, MASTER_USER, OEM_MASTER, OEM_ADMIN, USER, SUB_ADMIN };
}
