import { SEED_PLANS } from '#shared/model/plan.ts';
import type { ContractStatus, Role } from '#shared/model/role.ts';
import { type Clock, systemClock } from '#functions/gateways/clock.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { type Account, accountKey, accountStore } from '#functions/store/account.ts';
import { planStore } from '#functions/store/plan.ts';
import { sessionStore, type Tokens } from '#functions/store/session.ts';
import type { Table } from '#functions/store/table.ts';

const PLAN_OF_ROLE: Readonly<Record<Role, string | null>> = {
  MASTER: null,
  MASTER_USER: null,
  OEM_MASTER: 'oem',
  OEM_ADMIN: null,
  USER: 'premium',
  SUB_ADMIN: null,
};

export interface People {
  /** An account below another (`null`: at the top), active and allowed to edit unless `differences` say otherwise. */
  add: (role: Role, parent: Account | null, differences?: Partial<Account>, passwordHash?: string) => Promise<Account>;
  signIn: (account: Account) => Promise<Tokens>;
  setStatus: (account: Account, contractStatus: ContractStatus) => Promise<void>;
}

/** Accounts and sessions made straight in the table, for tests of what such people can do. */
export async function peopleIn(table: Table, clock: Clock = systemClock): Promise<People> {
  const accounts = accountStore(table);
  const sessions = sessionStore(table, accounts, randomIds, clock);
  const plans = planStore(table);
  await Promise.all(SEED_PLANS.map((plan) => plans.putIfAbsent(plan)));
  return {
    async add(role, parent, differences = {}, passwordHash = 'none') {
      const id = randomIds.ulid();
      const account: Account = {
        id,
        parentId: parent?.id ?? null,
        path: [...(parent?.path ?? []), id],
        role,
        email: `${id.toLowerCase()}@example.com`,
        contactName: `A ${role}`,
        companyName: 'A company',
        contractStatus: 'ACTIVE',
        planId: PLAN_OF_ROLE[role],
        authority: 'edit',
        permission: role === 'SUB_ADMIN' ? 'main-contact' : null,
        createdAt: clock().toISOString(),
        ...differences,
      };
      await accounts.create(account, passwordHash);
      return account;
    },
    signIn: ({ id }) => sessions.open(id),
    async setStatus({ id }, contractStatus) {
      await table.update(accountKey(id), { set: { contractStatus } });
    },
  };
}

/** One of each role in one tree, the SUB_ADMIN working for the USER. */
export async function sixRoles(people: People): Promise<Record<Role, Account>> {
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
