import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { planUseCases } from '#functions/plans/api/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { priceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { startTable } from '#test/support/engines.ts';

/** The plan family on its own table and clock. */
export async function startPlanFixture() {
  const test = await startTable();
  const { table } = test;
  const time = { now: Date.parse('2026-11-20T12:00:00Z') };
  const clock = () => new Date(time.now);
  const dependencies = {
    accounts: accountStore(table),
    plans: planStore(table),
    priceAnnouncements: priceAnnouncementStore(table, clock),
    planChanges: planChangeSchedule(table, clock),
    sites: siteStore(table),
    revisions: revisionStore(table),
    clock,
    ids: randomIds,
  } satisfies PlanDependencies;
  const useCases = withParsedResponses(apiContract.plan, planUseCases(dependencies));
  return {
    ...test,
    time,
    clock,
    dependencies,
    useCases,
    people: await testAccountsIn(table, clock),
    /** The common fields of this login's requests. */
    from: (account: Account) => ({
      caller: callerOf(account),
      params: undefined,
      query: undefined,
      body: undefined,
      viewerAddress: '192.0.2.1',
      cookies: {},
    }),
    lastEntry: async (account: { id: string }): Promise<AuditEntry | undefined> =>
      (await auditStore(table).list(scopeOf(account.id), { after: undefined, limit: 1 })).entries[0],
  };
}

export type PlanFixture = Awaited<ReturnType<typeof startPlanFixture>>;
