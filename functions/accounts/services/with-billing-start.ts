import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { BilledAccountStore } from '#functions/billing/store/billed-account-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { BillingStart, BillingStartInput } from '#shared/model/billing/billing-start.ts';
import { billingStartFaults, billingStartOf } from '#shared/rules/billing/billing-start.ts';

interface Dependencies {
  billedAccounts: BilledAccountStore;
  clock: Clock;
}

/** Whether the beginning of the billing of an account can still be set, because nothing is invoiced yet. One call for billed accounts. */
export async function mayChangeBillingStart(
  { billedAccounts }: Pick<Dependencies, 'billedAccounts'>,
  account: Pick<Account, 'id' | 'role' | 'path' | 'billingStart' | 'contractStatus'>,
): Promise<boolean> {
  if (!isBilled(account) || account.billingStart === null || account.contractStatus === 'TERMINATED') return false;
  const billed = await billedAccounts.find(account.id);
  return billed !== undefined && !billed.hasInvoice;
}

const toText = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

/** Returns the fields of a billing start as an audit entry names them. */
const namedFields = (start: BillingStart | null) => ({
  initialFee: toText(start?.initialFee),
  firstBilledMonth: toText(start?.firstBilledMonth),
  discountAmount: toText(start?.discount?.amount),
  discountMonths: toText(start?.discount?.months),
});

/** Returns the changed fields of the billing start of an account for its audit entry. */
export function billingStartChanges(previous: BillingStart | null, next: BillingStart | null): AuditEntry['changes'] {
  const [from, to] = [namedFields(previous), namedFields(next)];
  const fields = ['initialFee', 'firstBilledMonth', 'discountAmount', 'discountMonths'] as const;
  return fields.filter((field) => from[field] !== to[field]).map((field) => ({ field, from: from[field], to: to[field] }));
}

/**
 * Returns the account with another beginning of its billing; the same account if `input` is `null` or changes nothing. Throws
 * `invalid-input` if an invoice was issued, or for a month that has passed.
 */
export async function withBillingStart<T extends Account>(
  dependencies: Dependencies,
  account: T,
  { billingStart: input, contractStart }: { billingStart: BillingStartInput | null; contractStart: string | null },
): Promise<T> {
  if (input === null) return account;
  // An account that an earlier version stored without a month is billed from its creation on unless a month is chosen.
  const keepsMonth = input.firstBilledMonth === null && account.billingStart?.firstBilledMonth === null;
  const automatic = billingStartOf(input, contractStart, new Date(account.createdAt));
  const next = keepsMonth ? { ...automatic, firstBilledMonth: null } : automatic;
  if (billingStartChanges(account.billingStart, next).length === 0) return account;
  if (!(await mayChangeBillingStart(dependencies, account))) throw invalidInput([{ path: 'billingStart', rule: 'already-invoiced' }]);
  const faults = next.firstBilledMonth === account.billingStart?.firstBilledMonth ? [] : billingStartFaults(next, dependencies.clock());
  if (faults.length > 0) throw invalidInput(faults);
  return { ...account, billingStart: next };
}
