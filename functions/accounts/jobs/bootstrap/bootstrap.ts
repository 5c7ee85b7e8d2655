import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { publishMediaKeys } from '#functions/publishing/services/edge/publish-media-keys.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import { type BootstrapAccount, BootstrapRequest } from '#functions/accounts/jobs/bootstrap/bootstrap-request.ts';
import { type Account, accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { NewsMigration } from '#functions/news/store/news-migration.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { TrialReminderStore } from '#functions/accounts/store/trial-reminder-store.ts';
import type { ClosingStore } from '#functions/billing/store/closing-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { LibraryBackfill } from '#functions/sites/store/library-backfill.ts';
import type { SiteReindexer } from '#functions/sites/store/site-reindexer.ts';

/** Id of the plan that is free for a limited time. */
const TRIAL_PLAN = 'trial';
const ACCOUNTS_PER_PAGE = 100;

export interface BootstrapDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  reindexer: SiteReindexer;
  library: LibraryBackfill;
  newsMigration: NewsMigration;
  closings: Pick<ClosingStore, 'adopt'>;
  trialReminders: Pick<TrialReminderStore, 'adopt'>;
  passwords: PasswordHasher;
  edgeStore: EdgeStore;
  mediaKeys: () => readonly string[];
  ids: Ids;
  clock: Clock;
}

interface BootstrapResult {
  /** Account ids by the keys of the request. */
  accounts: Record<string, string>;
}

/** Returns the account that already has the e-mail of a requested account, if any. Throws if the existing account has another role. */
async function findExisting({ accounts }: BootstrapDependencies, { email, role }: BootstrapAccount): Promise<Account | undefined> {
  const credential = await accounts.findCredential(email);
  const account = credential && (await accounts.get(credential.accountId));
  if (account && account.role !== role) throw new Error(`The e-mail of a ${role} already belongs to a ${account.role}`);
  return account;
}

async function createAccount(
  { accounts, passwords, ids, clock }: BootstrapDependencies,
  requested: BootstrapAccount,
  parent: Account | undefined,
): Promise<Account> {
  const { role, email, contactName, companyName, planId, authority, permission, licenceGrant } = requested;
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
  const outcome = await accounts.create(account, { audit, passwordHash: await passwords.hash(requested.password) });
  if (outcome !== 'created') throw new Error(`The ${role} ${email} could not be created: ${outcome}`);
  return account;
}

/** Begins billing and trial reminders for accounts that were created before these features existed. */
async function adoptAccounts({ accounts, closings, trialReminders }: BootstrapDependencies): Promise<void> {
  const { id } = await accounts.getOperator();
  let after: string | undefined;
  do {
    const page = await accounts.list(scopeOf(id), { keyword: '', sort: 'created', descending: false, after, limit: ACCOUNTS_PER_PAGE });
    await trialReminders.adopt(page.accounts);
    await closings.adopt(page.accounts.filter(isBilled).map((account) => ({ account, isTrial: account.planId === TRIAL_PLAN })));
    after = page.next ?? undefined;
  } while (after !== undefined);
}

/**
 * Creates the seed plans and the first accounts of a new installation, publishes the media keys to the edge, re-indexes the sites,
 * lists the media and migrates the news that an earlier version stored, and begins the billing of the accounts that it created.
 * Idempotent: existing plans keep their edits, existing accounts (identified by e-mail) are left unchanged.
 */
export const bootstrap =
  (dependencies: BootstrapDependencies) =>
  async (event: unknown): Promise<BootstrapResult> => {
    const request = BootstrapRequest.parse(event);
    await Promise.all(SEED_PLANS.map((plan) => dependencies.plans.putIfAbsent(plan)));
    const byKey = new Map<string, Account>();
    for (const requested of request.accounts) {
      const parent = requested.parentKey === null ? undefined : byKey.get(requested.parentKey);
      byKey.set(requested.key, (await findExisting(dependencies, requested)) ?? (await createAccount(dependencies, requested, parent)));
    }
    await publishMediaKeys(dependencies.edgeStore, dependencies.mediaKeys());
    await dependencies.reindexer.run();
    await dependencies.library.run();
    await dependencies.newsMigration.run(dependencies.clock());
    await adoptAccounts(dependencies);
    return { accounts: Object.fromEntries([...byKey].map(([key, { id }]) => [key, id])) };
  };
