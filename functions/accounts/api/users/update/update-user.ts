import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { hasChangedContractDates } from '#functions/plans/services/has-changed-contract-dates.ts';
import { planAuditChanges } from '#functions/plans/services/plan-audit-changes.ts';
import { planChangeFaults } from '#functions/plans/services/plan-change-faults.ts';
import { userDetail } from '#functions/accounts/api/users/user-detail.ts';
import { billingStartChanges, withBillingStart } from '#functions/accounts/services/with-billing-start.ts';
import { claimAddress } from '#functions/accounts/services/claim-address.ts';
import type { ManagedAccount } from '#functions/accounts/services/managed-account.ts';
import { accountForAction, visibleAccount } from '#functions/accounts/api/users/visible-account.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountReplaceOutcome } from '#functions/accounts/store/account-store.ts';
import { planOfferedCheck } from '#functions/plans/store/plan-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { type Caller, requesterOf } from '#functions/accounts/services/caller.ts';
import type { UserUpdate } from '#shared/model/accounts/user.ts';
import { withPlanAtOnce, withRequestedPlan } from '#shared/rules/plans/change-plan.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/** The fields of the user form. */
const FIELDS = [
  'companyName',
  'contactName',
  'email',
  'contractStart',
  'contractEnd',
  'authority',
  'licenceGrant',
  'language',
] as const satisfies readonly (keyof Account)[];

const toText = (value: string | number | null): string | null => (value === null ? null : String(value));

/** Returns the changed fields of an account for its audit entry. */
const userChanges = (previous: Account, next: Account): AuditEntry['changes'] =>
  FIELDS.filter((field) => previous[field] !== next[field]).map((field) => ({
    field,
    from: toText(previous[field]),
    to: toText(next[field]),
  }));

/**
 * Returns the jobs after a change: one that applies changed contract dates to the sites, one that sends an open invitation to a new
 * address.
 */
function jobsAfter(previous: ManagedAccount, next: ManagedAccount, { ids, clock }: UserDependencies): Job[] {
  const { id } = next;
  const needsInvitation = previous.email !== next.email && next.contractStatus === 'INACTIVE';
  return [
    ...(hasChangedContractDates(previous, next)
      ? [newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, ids.ulid(), clock())]
      : []),
    ...(needsInvitation ? [newJob('mail', { mail: { template: 'invitation', accountId: id } }, ids.ulid(), clock())] : []),
  ];
}

async function refusedBy(
  outcome: Exclude<AccountReplaceOutcome, 'replaced'>,
  { accounts }: UserDependencies,
  id: string,
): Promise<AppError> {
  if (outcome === 'email-taken') return invalidInput([{ path: 'email', rule: 'email-taken' }]);
  if (outcome !== 'licences-in-use') return new AppError('version-conflict');
  const count = (await accounts.get(id))?.licencesUsed ?? 0;
  return invalidInput([{ path: 'licenceGrant', rule: 'licences-in-use', params: { count } }]);
}

/**
 * Returns the account with the plan of the form, effective from the next month or immediately. Throws if the account cannot have
 * the plan.
 */
async function withPlan(dependencies: UserDependencies, caller: Caller, account: ManagedAccount, { planId, planAtOnce }: UserUpdate) {
  if (planAtOnce && caller.actor.workRole !== 'MASTER') throw invalidInput([{ path: 'planAtOnce', rule: 'unknown-field' }]);
  const requested = account.planChange?.planId ?? account.planId;
  if (planId === null || (planId === requested && !planAtOnce)) return account;
  const faults = await planChangeFaults(dependencies, caller.scope, account, planId);
  if (faults.length > 0) throw invalidInput(faults);
  const now = dependencies.clock();
  return planAtOnce && planId !== account.planId
    ? withPlanAtOnce(account, planId, now)
    : withRequestedPlan(account, planId, now, requesterOf(caller));
}

/** Changes the fields of an account. Throws `version-conflict` if it was changed since the caller read it. */
export const updateUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.update> =>
  async ({ caller, params: { id }, body }) => {
    const { role, version, planId, planAtOnce, contractStart, contractEnd, billingStart, ...typed } = body;
    const { accounts, attempts, ids, clock } = dependencies;
    const account = await accountForAction(dependencies, caller, id, 'update');
    if (role !== account.role) throw invalidInput([{ path: 'role', rule: 'invalid' }]);
    if (version !== account.version) throw new AppError('version-conflict');
    if (typed.email !== account.email) await attempts.count('login-address', caller.scope.accountId);
    // A new address ends the sessions and links that were created for the former one.
    const sessionEpoch = account.sessionEpoch + Number(typed.email !== account.email);
    // A change of the plan may set the dates of the contract, but dates that the form changed take precedence.
    const onPlan = await withPlan(dependencies, caller, account, body);
    const starting = (await withBillingStart(dependencies, account, { billingStart, contractStart })).billingStart;
    const dates = {
      ...(contractStart !== account.contractStart && { contractStart }),
      ...(contractEnd !== account.contractEnd && { contractEnd }),
    };
    // The operator has agreed to an end that the form sets, so the customer's request is obsolete.
    const endRequest = 'contractEnd' in dates ? null : account.endRequest;
    // Another plan that the form sets answers a request.
    const planRequest = onPlan === account ? account.planRequest : null;
    const next: ManagedAccount = { ...onPlan, ...typed, planRequest, ...dates, billingStart: starting, endRequest, sessionEpoch };
    const isAtOnce = planAtOnce !== null && next.planId !== account.planId;
    const changes = [
      ...userChanges(account, next),
      ...planAuditChanges(account, next),
      ...billingStartChanges(account.billingStart, next.billingStart),
      ...(isAtOnce ? [{ field: 'reason', from: null, to: planAtOnce.reason }] : []),
    ];
    if (changes.length > 0) {
      const context = {
        audit: newAuditEntry({ ids, clock }, 'account.update', auditActor(caller), accountAuditSubject(next), changes),
        jobs: jobsAfter(account, next, dependencies),
        writes: onPlan !== account && planId !== null && planId !== account.planId ? [planOfferedCheck(planId)] : [],
      };
      const replace = (changed: Account) => accounts.replace(account, changed, context);
      const outcome = next.email === account.email ? await replace(next) : await claimAddress(accounts, caller.scope, next, replace);
      if (outcome !== 'replaced') throw await refusedBy(outcome, dependencies, id);
    }
    return { user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, id)) };
  };
