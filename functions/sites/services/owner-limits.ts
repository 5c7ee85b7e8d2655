import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';

interface Accounts {
  accounts: Pick<AccountStore, 'get'>;
  plans: Pick<PlanStore, 'getSiteLimits'>;
}

/** Returns the owner of a site or of a new site. Throws if the account does not exist, because an owner outlives its sites. */
export async function ownerAccount({ accounts }: Pick<Accounts, 'accounts'>, ownerId: string): Promise<Account> {
  const owner = await accounts.get(ownerId);
  if (!owner) throw new Error(`Account ${ownerId} owns sites but does not exist`);
  return owner;
}

/** Returns the limits of the plan of the site's owner, regardless of the login that edits the site. */
export const ownerLimits = async (dependencies: Accounts, ownerId: string): Promise<SiteLimits> =>
  dependencies.plans.getSiteLimits(await ownerAccount(dependencies, ownerId));
