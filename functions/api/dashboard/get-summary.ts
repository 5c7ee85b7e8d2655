import type { DashboardDependencies } from '#functions/api/dashboard/dependencies.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { findUsers } from '#functions/domain/account/find-users.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { ScopeCounts } from '#functions/store/engine/scope-counts.ts';
import type { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';
import { CONTRACT_STATUSES } from '#shared/model/account/role.ts';
import { SITE_STATUSES } from '#shared/model/site/site.ts';
import type { Summary } from '#shared/model/account/dashboard-summary.ts';
import { visibleAccountTypes } from '#shared/rules/account/account-type.ts';
import { isAllowed, visibleRoles } from '#shared/rules/account/policy.ts';

const LATEST = { sites: 6, users: 5, acts: 8 } as const;

/** How many there are of each of the things named, as they were counted. */
const tally = <N extends string>(names: readonly N[], countedAs: (name: N) => string, counts: ScopeCounts) =>
  Object.fromEntries(names.map((name) => [name, counts[countedAs(name)] ?? 0])) as Record<N, number>;

/** The accounts the caller sees, in figures, and those made last. */
async function usersOf(dependencies: DashboardDependencies, caller: Caller, counts: ScopeCounts): Promise<Summary['users']> {
  if (!isAllowed(caller.actor, 'user:read')) return null;
  const types = visibleAccountTypes(visibleRoles(caller.actor), caller.actor.workRole);
  const { users } = await findUsers(dependencies, caller, { sort: 'created', order: 'desc' }, LATEST.users);
  const byType = types.map((type) => [type, tally(CONTRACT_STATUSES, (status) => `${type}.${status}`, counts)]);
  return { byType: Object.fromEntries(byType), latest: users };
}

/** What the account one works in has agreed to, and how much of its own it uses; the operator has agreed to nothing. */
async function contractOf({ plans, sites }: DashboardDependencies, { scope }: Caller, account: Account): Promise<Summary['contract']> {
  if (account.planId === null) return null;
  const [{ planName, maxSites }, own] = await Promise.all([plans.getSiteLimits(account), sites.countOwn(scope)]);
  return { planName, contractStart: account.contractStart, contractEnd: account.contractEnd, sites: own, maxSites };
}

/**
 * How things stand in the caller's tree. Ten database calls at most, however much there is in it: sites two, users three, one
 * each for figures, account, plan, own sites and log. What the caller may not know of is not asked for. (A list of users that
 * comes upon index entries of changes still being made goes on for up to six more.)
 */
export const getSummary =
  (dependencies: DashboardDependencies): UseCase<typeof dashboard.summary> =>
  async ({ caller }) => {
    const { accounts, audit, sites, countsOf, sitesOrigin } = dependencies;
    const { scope, actor } = caller;
    const countsRead = countsOf(scope);
    const [counts, latest, users, account, log] = await Promise.all([
      countsRead,
      sites.list(scope, { after: undefined, limit: LATEST.sites }),
      countsRead.then((figures) => usersOf(dependencies, caller, figures)),
      accounts.find(scope, scope.accountId),
      isAllowed(actor, 'audit:read') ? audit.list(scope, { after: undefined, limit: LATEST.acts }) : null,
    ]);
    return {
      sites: {
        byStatus: tally(SITE_STATUSES, (status) => `site.${status}`, counts),
        latest: latest.sites.map((site) => siteSummary(site, sitesOrigin)),
      },
      users,
      licences: account.role === 'OEM_MASTER' ? { grant: account.licenceGrant ?? 0, used: account.licencesUsed } : null,
      contract: await contractOf(dependencies, caller, account),
      activity: log?.entries ?? null,
    };
  };
