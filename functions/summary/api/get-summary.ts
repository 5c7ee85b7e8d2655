import type { DashboardDependencies } from '#functions/summary/api/dependencies.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { findUsers } from '#functions/accounts/services/find-users.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { withMarkedActors } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { ScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import type { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';
import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import { CONTRACT_STATUSES } from '#shared/model/role.ts';
import { SITE_STATUSES } from '#shared/model/sites/site.ts';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import { visibleAccountTypes } from '#shared/model/accounts/account-type.ts';
import { isAllowed, visibleRoles } from '#shared/rules/accounts/policy.ts';

const LATEST = { sites: 6, users: 5, actions: 8 } as const;

/** Returns the count of each name, 0 for missing counts. */
const tally = <N extends string>(names: readonly N[], countedAs: (name: N) => string, counts: ScopeCounts) =>
  Object.fromEntries(names.map((name) => [name, counts[countedAs(name)] ?? 0])) as Record<N, number>;

/**
 * Returns the numbers of the accounts that the caller sees, by type and status, and the newest accounts; `null` if the caller may not read
 * users.
 */
async function usersOf(dependencies: DashboardDependencies, caller: Caller, counts: ScopeCounts): Promise<Summary['users']> {
  if (!isAllowed(caller.actor, 'user:read')) return null;
  const types = visibleAccountTypes(visibleRoles(caller.actor), caller.actor.workRole);
  const { users } = await findUsers(
    dependencies,
    caller,
    { sort: 'created', order: 'desc' },
    { limit: LATEST.users, skipsUnreadable: true },
  );
  const byType = types.map((type) => [type, tally(CONTRACT_STATUSES, (status) => `${type}.${status}`, counts)]);
  return { byType: Object.fromEntries(byType), latest: users };
}

/** Returns the contract of the account in which the caller works, and its usage of the plan; `null` for the operator. */
async function contractOf({ plans, sites }: DashboardDependencies, { scope }: Caller, account: Account): Promise<Summary['contract']> {
  if (account.planId === null) return null;
  const [{ planName, maxSites }, own] = await Promise.all([plans.getSiteLimits(account), sites.countOwn(scope)]);
  const { planId, contractStart, contractEnd } = account;
  return { planName, isTrial: planId === TRIAL_PLAN_ID, contractStart, contractEnd, sites: own, maxSites };
}

/**
 * Returns the state of the caller's tree. Makes at most ten database calls, whatever the size of the tree: two for sites, three
 * for users, one each for counts, account, plan, own sites and log; and up to six more while index entries of users are stale. Does not
 * read what the caller may not see.
 */
export const getSummary =
  (dependencies: DashboardDependencies): UseCase<typeof dashboard.summary> =>
  async ({ caller }) => {
    const { accounts, audit, sites, countsOf, sitesOrigin } = dependencies;
    const { scope, actor } = caller;
    const countsRead = countsOf(scope);
    const [counts, latest, users, account, log] = await Promise.all([
      countsRead,
      sites.list(scope, { after: undefined, limit: LATEST.sites, skipsUnreadable: true }),
      countsRead.then((figures) => usersOf(dependencies, caller, figures)),
      accounts.find(scope, scope.accountId),
      isAllowed(actor, 'audit:read') ? audit.list(scope, { after: undefined, limit: LATEST.actions }) : null,
    ]);
    return {
      sites: {
        byStatus: tally(SITE_STATUSES, (status) => `site.${status}`, counts),
        latest: latest.sites.map((site) => siteSummary(site, sitesOrigin)),
      },
      users,
      licences: account.role === 'OEM_MASTER' ? { grant: account.licenceGrant ?? 0, used: account.licencesUsed } : null,
      contract: await contractOf(dependencies, caller, account),
      activity: log && withMarkedActors(log.entries),
    };
  };
