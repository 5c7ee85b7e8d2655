import type { Account } from '#functions/accounts/store/account.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { BillingDataStore } from '#functions/billing/store/billing-data-store.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { type BillingData, NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';

export interface BillingDataDependencies {
  accounts: Pick<AccountStore, 'find'>;
  billingData: BillingDataStore;
  clock: Clock;
  ids: Ids;
}

/** The names of the fields in the audit log. */
const AUDITED = {
  department: 'billingDepartment',
  contactName: 'billingContact',
  postalCode: 'billingPostalCode',
  address: 'billingAddress',
  delivery: 'invoiceDelivery',
} as const satisfies Record<keyof BillingData, string>;

function changesOf(previous: BillingData, next: BillingData): AuditEntry['changes'] {
  const orNull = (value: string): string | null => (value === '' ? null : value);
  return (Object.keys(AUDITED) as (keyof BillingData)[])
    .filter((field) => previous[field] !== next[field])
    .map((field) => ({ field: AUDITED[field], from: orNull(previous[field]), to: orNull(next[field]) }));
}

/** Returns the billing data of the caller's account, or of one that it bills. */
export const getBillingData =
  ({ accounts, billingData }: BillingDataDependencies): UseCase<typeof bill.billingData> =>
  async ({ caller, query }) => {
    const { scope } = caller;
    const account = await requestedAccount({ accounts }, caller, query.accountId);
    const isOwn = account.id === scope.accountId;
    if (!isOwn && account.path[0] !== scope.accountId) throw new AppError('not-found');
    const stored = await billingData.find(account.id);
    return { data: stored?.data ?? NO_BILLING_DATA, version: stored?.version ?? 0, isAvailable: isBilled(account) };
  };

/**
 * Replaces the billing data of an account. Throws `version-conflict` if it was changed since, `transition-refused` for an account that the
 * operator does not bill.
 */
async function replaceData(
  dependencies: BillingDataDependencies,
  caller: Caller,
  account: Account,
  { data, version }: { data: BillingData; version: number },
) {
  const { billingData } = dependencies;
  if (!isBilled(account)) throw new AppError('transition-refused');
  const stored = await billingData.find(account.id);
  if ((stored?.version ?? 0) !== version) throw new AppError('version-conflict');
  const changes = changesOf(stored?.data ?? NO_BILLING_DATA, data);
  if (changes.length === 0) return { data, version, isAvailable: true };
  const audit = newAuditEntry(dependencies, 'billing.recipient', auditActor(caller), accountAuditSubject(account), changes);
  const audience = [...new Set([account.path[0] ?? account.id, account.id])];
  if (!(await billingData.replace(account.id, { data, version }, audit, audience))) throw new AppError('version-conflict');
  return { data, version: version + 1, isAvailable: true };
}

export const setOwnBillingData =
  (dependencies: BillingDataDependencies): UseCase<typeof bill.setOwnBillingData> =>
  async ({ caller, body }) =>
    replaceData(dependencies, caller, await requestedAccount(dependencies, caller), body);

export const setBillingData =
  (dependencies: BillingDataDependencies): UseCase<typeof bill.setBillingData> =>
  async ({ caller, params: { accountId }, body }) =>
    replaceData(dependencies, caller, await requestedAccount(dependencies, caller, accountId), body);
