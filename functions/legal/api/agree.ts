import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { LegalDependencies } from '#functions/legal/api/dependencies.ts';
import { contractConditions } from '#functions/plans/services/contract-conditions.ts';
import { agreementWrites } from '#functions/legal/store/legal-store.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import { requiredDocuments, newAgreements } from '#functions/legal/services/legal-documents.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import type { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { ContractAgreement, ContractConditions, LegalVersion, OwnAgreements } from '#shared/model/legal/legal-document.ts';
import { dueDocuments } from '#shared/rules/legal/legal-version.ts';

/** Whether an account was created by a manager and has not agreed to its contract. */
const isContractDue = ({ billingStart, contractAgreement }: Account): boolean => billingStart !== null && contractAgreement === null;

async function ownAgreements(
  dependencies: LegalDependencies,
  { loginId }: Caller,
): Promise<OwnAgreements & { account: Account; inForce: LegalVersion[] }> {
  const { accounts, legal: store, clock } = dependencies;
  const account = await accounts.get(loginId);
  if (!account) throw new AppError('unauthenticated');
  const [inForce, agreements, conditions] = await Promise.all([
    requiredDocuments(store, account, clock()),
    store.agreementsOf(account.id),
    contractConditions(dependencies.plans, account, clock()),
  ]);
  return {
    due: dueDocuments(inForce, agreements),
    agreements,
    conditions,
    isContractDue: isContractDue(account),
    contract: account.contractAgreement,
    inForce,
    account,
  };
}

/** Returns the agreement to the contract. Throws `version-conflict` if other conditions or documents apply than were shown. */
function newContractAgreement(
  { account, due, inForce, conditions }: Awaited<ReturnType<typeof ownAgreements>>,
  chosen: readonly LegalVersion[],
  shown: ContractConditions,
  now: Date,
): ContractAgreement {
  if (chosen.length < due.length || conditions === null || !isDeepStrictEqual(shown, conditions)) throw new AppError('version-conflict');
  const documents = inForce.map(({ id, kind, effectiveDate }) => ({ id, kind, effectiveDate }));
  return { at: now.toISOString(), by: account.contactName, conditions, documents };
}

const contractChanges = ({ conditions: { planName, price, initialFee } }: ContractAgreement): AuditEntry['changes'] => [
  { field: 'planName', from: null, to: planName },
  { field: 'price', from: null, to: String(price) },
  { field: 'agreedInitialFee', from: null, to: String(initialFee) },
];

export const getOwnAgreements =
  (dependencies: LegalDependencies): UseCase<typeof legal.own> =>
  ({ caller }) =>
    ownAgreements(dependencies, caller);

/**
 * Records agreements to the versions that are due and, with `conditions`, the agreement to the contract that a manager concluded
 * . Throws `version-conflict` if one of `ids` is neither due nor agreed, or if the conditions are not those of the contract,
 * because the caller has then read outdated ones. The contract is agreed to together with all documents that are due. Idempotent.
 */
export const agree =
  (dependencies: LegalDependencies): UseCase<typeof legal.agree> =>
  async ({ caller, body: { ids, conditions: shown } }) => {
    const { accounts, legal: store, clock } = dependencies;
    const own = await ownAgreements(dependencies, caller);
    const { account, due, agreements } = own;
    const chosen = due.filter(({ id }) => ids.includes(id));
    if (ids.some((id) => ![...due, ...agreements].some((known) => known.id === id))) throw new AppError('version-conflict');
    const contract = shown === null || !own.isContractDue ? null : newContractAgreement(own, chosen, shown, clock());
    if (chosen.length === 0 && contract === null) return ownAgreements(dependencies, caller);
    const ofDocuments = chosen.map(({ kind, effectiveDate }) => ({
      field: kind === 'terms' ? 'termsOfUse' : 'privacyPolicy',
      from: null,
      to: effectiveDate,
    }));
    const changes = [...ofDocuments, ...(contract ? contractChanges(contract) : [])];
    const audit = newAuditEntry(dependencies, 'account.legal-agree', auditActor(caller), accountAuditSubject(account), changes);
    const recorded = newAgreements(chosen, account.contactName, clock());
    // A no-op if another tab of the login has agreed concurrently.
    if (contract === null) await store.agree(account.id, recorded, auditWrites(audit, account.path));
    else
      await accounts.replace(
        account,
        { ...account, contractAgreement: contract },
        { audit, writes: agreementWrites(account.id, recorded) },
      );
    return ownAgreements(dependencies, caller);
  };

export const getAgreements =
  (dependencies: LegalDependencies): UseCase<typeof legal.agreements> =>
  async ({ caller, params: { accountId } }) => {
    const account = await requestedAccount(dependencies, caller, accountId);
    return { agreements: await dependencies.legal.agreementsOf(account.id), contract: account.contractAgreement };
  };
