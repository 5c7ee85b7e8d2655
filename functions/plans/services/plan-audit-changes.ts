import type { Account } from '#functions/accounts/store/account.ts';
import { openPlanRequest } from '#shared/rules/plans/plan-request.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

type Holder = Pick<Account, 'planId' | 'planChange' | 'planRequest'>;

/** Returns the changed plan fields of an account, for its audit entry. */
export const planAuditChanges = (previous: Holder, next: Holder): AuditEntry['changes'] =>
  [
    { field: 'planId', from: previous.planId, to: next.planId },
    { field: 'nextPlan', from: previous.planChange?.planId ?? null, to: next.planChange?.planId ?? null },
    { field: 'planFrom', from: previous.planChange?.from ?? null, to: next.planChange?.from ?? null },
    { field: 'requestedPlan', from: openPlanRequest(previous.planRequest) ?? null, to: openPlanRequest(next.planRequest) ?? null },
    { field: 'declineReason', from: previous.planRequest?.declined?.reason ?? null, to: next.planRequest?.declined?.reason ?? null },
  ].filter(({ from, to }) => from !== to);
