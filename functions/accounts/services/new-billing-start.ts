import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { NewUser } from '#shared/model/accounts/user.ts';
import type { BillingStart } from '#shared/model/billing/billing-start.ts';
import type { FieldError } from '#shared/model/error.ts';
import { billingStartFaults, billingStartOf } from '#shared/rules/billing/billing-start.ts';

type NewContract = Pick<NewUser, 'role' | 'contractStart' | 'billingStart'>;

/** Whether the operator bills a new account below a parent. */
export const isBilledBelow = ({ role }: Pick<NewUser, 'role'>, parent: Pick<Account, 'path'>): boolean =>
  isBilled({ role, path: [...parent.path, ''] });

/** Returns the faults of the billing start of a new account. Only an account that the operator bills has one. */
function newBillingStartFaults(user: NewContract, parent: Pick<Account, 'path'>, now: Date): FieldError[] {
  if (user.billingStart === null) return [];
  return isBilledBelow(user, parent) ? billingStartFaults(user.billingStart, now) : [{ path: 'billingStart', rule: 'unknown-field' }];
}

/** Returns how the billing of a new account begins; `null` if the operator does not bill it. Throws `invalid-input`. */
export function newBillingStart(user: NewContract, parent: Pick<Account, 'path'>, now: Date): BillingStart | null {
  const faults = newBillingStartFaults(user, parent, now);
  if (faults.length > 0) throw invalidInput(faults);
  return isBilledBelow(user, parent) ? billingStartOf(user.billingStart, user.contractStart, now) : null;
}
