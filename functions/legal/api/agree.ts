import { AppError } from '#functions/platform/base/app-error.ts';
import type { LegalDependencies } from '#functions/legal/api/dependencies.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import { requiredDocuments, newAgreements } from '#functions/legal/services/legal-documents.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { ContractConditions, OwnAgreements } from '#shared/model/legal/legal-document.ts';
import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import { MINIMUM_MONTHS } from '#shared/rules/billing/minimum-term.ts';
import { INITIAL_FEE } from '#shared/rules/billing/monthly-closing.ts';
import { planPrice } from '#shared/rules/plans/plan-price.ts';
import { quotedPlan } from '#shared/rules/plans/plan-quotation.ts';
import { dueDocuments } from '#shared/rules/legal/legal-version.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

async function conditionsOf({ plans, clock }: LegalDependencies, account: Account): Promise<ContractConditions | null> {
  const listed = isBilled(account) && account.planId !== null ? await plans.find(account.planId) : undefined;
  if (!listed) return null;
  const { price } = planPrice(quotedPlan(listed, account.quotations), account.planSince, monthOf(clock()));
  const isTrial = listed.id === TRIAL_PLAN_ID;
  return { planName: listed.name, price, initialFee: INITIAL_FEE, minimumMonths: MINIMUM_MONTHS, isTrial };
}

async function ownAgreements(dependencies: LegalDependencies, { loginId }: Caller): Promise<OwnAgreements & { account: Account }> {
  const { accounts, legal: store, clock } = dependencies;
  const account = await accounts.get(loginId);
  if (!account) throw new AppError('unauthenticated');
  const [inForce, agreements, conditions] = await Promise.all([
    requiredDocuments(store, account, clock()),
    store.agreementsOf(account.id),
    conditionsOf(dependencies, account),
  ]);
  return { due: dueDocuments(inForce, agreements), agreements, conditions, account };
}

export const getOwnAgreements =
  (dependencies: LegalDependencies): UseCase<typeof legal.own> =>
  ({ caller }) =>
    ownAgreements(dependencies, caller);

/**
 * Records agreements to the versions that are due. Throws `version-conflict` if one of `ids` is neither due nor agreed, because the caller
 * has then read outdated documents. Idempotent.
 */
export const agree =
  (dependencies: LegalDependencies): UseCase<typeof legal.agree> =>
  async ({ caller, body: { ids } }) => {
    const { legal: store, clock } = dependencies;
    const { account, due, agreements } = await ownAgreements(dependencies, caller);
    const chosen = due.filter(({ id }) => ids.includes(id));
    if (ids.some((id) => ![...due, ...agreements].some((known) => known.id === id))) throw new AppError('version-conflict');
    if (chosen.length === 0) return ownAgreements(dependencies, caller);
    const changes = chosen.map(({ kind, effectiveDate }) => ({
      field: kind === 'terms' ? 'termsOfUse' : 'privacyPolicy',
      from: null,
      to: effectiveDate,
    }));
    const audit = newAuditEntry(dependencies, 'account.legal-agree', auditActor(caller), accountAuditSubject(account), changes);
    // A no-op if another tab of the login has agreed concurrently.
    await store.agree(account.id, newAgreements(chosen, account.contactName, clock()), auditWrites(audit, account.path));
    return ownAgreements(dependencies, caller);
  };

export const getAgreements =
  (dependencies: LegalDependencies): UseCase<typeof legal.agreements> =>
  async ({ caller, params: { accountId } }) => {
    const account = await requestedAccount(dependencies, caller, accountId);
    return { agreements: await dependencies.legal.agreementsOf(account.id) };
  };
