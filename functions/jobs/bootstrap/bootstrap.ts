import { SEED_PLANS } from '#shared/model/account/plan.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import { type BootstrapAccount, BootstrapRequest } from '#functions/jobs/bootstrap/bootstrap-request.ts';
import { type Account, accountAuditSubject, newAccount } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { SiteReindexer } from '#functions/store/site/site-reindexer.ts';

export interface BootstrapDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  relisting: SiteReindexer;
  passwords: PasswordHasher;
  ids: Ids;
  clock: Clock;
}

interface BootstrapResult {
  /** Ids by the keys of the request. */
  accounts: Record<string, string>;
}

/** The account with this address, if it is there and of the same kind. */
async function present({ accounts }: BootstrapDependencies, { email, role }: BootstrapAccount): Promise<Account | undefined> {
  const credential = await accounts.findCredential(email);
  const account = credential && (await accounts.get(credential.accountId));
  if (account && account.role !== role) throw new Error(`The address of a ${role} already belongs to a ${account.role}`);
  return account;
}

async function create(
  { accounts, passwords, ids, clock }: BootstrapDependencies,
  wanted: BootstrapAccount,
  parent: Account | undefined,
): Promise<Account> {
  const { role, email, contactName, companyName, planId, authority, permission, licenceGrant } = wanted;
  const createdAt = clock().toISOString();
  const account = newAccount(
    {
      id: ids.ulid(),
      role,
      email,
      contactName,
      companyName,
      planId,
      authority,
      permission,
      licenceGrant,
      contractStatus: 'ACTIVE',
      createdAt,
    },
    parent ?? null,
  );
  const audit = newAuditEntry({ ids, clock }, 'account.create', null, accountAuditSubject(account));
  const outcome = await accounts.create(account, { audit, passwordHash: await passwords.hash(wanted.password) });
  if (outcome !== 'created') throw new Error(`The ${role} ${email} could not be created: ${outcome}`);
  return account;
}

/**
 * Brings a new installation to life, the seed plans and the first accounts, and one that an earlier version made up to date.
 * Safe to run again: plans that are there keep their edits, accounts are known by their e-mail addresses and left as they are.
 */
export const bootstrap =
  (dependencies: BootstrapDependencies) =>
  async (event: unknown): Promise<BootstrapResult> => {
    const request = BootstrapRequest.parse(event);
    await Promise.all(SEED_PLANS.map((plan) => dependencies.plans.putIfAbsent(plan)));
    const made = new Map<string, Account>();
    for (const wanted of request.accounts) {
      const parent = wanted.parentKey === null ? undefined : made.get(wanted.parentKey);
      made.set(wanted.key, (await present(dependencies, wanted)) ?? (await create(dependencies, wanted, parent)));
    }
    await dependencies.relisting.run();
    return { accounts: Object.fromEntries([...made].map(([key, { id }]) => [key, id])) };
  };
