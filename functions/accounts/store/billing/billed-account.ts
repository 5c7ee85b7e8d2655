import * as z from 'zod';
import type { Account } from '#functions/accounts/store/account.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Item, Write } from '#functions/platform/engine/table.ts';
import { billedAccountKey, termsKey } from '#functions/platform/keys/billing-keys.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { Discount } from '#shared/model/billing/billing-start.ts';
import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { openingBalance } from '#shared/rules/billing/first-invoice.ts';
import { coversDay } from '#shared/rules/billing/contract-month.ts';
import { planTerms } from '#shared/rules/plans/plan-terms.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * The billing state that each closing of an account passes to the next one. It includes the balance, and the month on whose first day the
 * next closing takes place.
 */
export const BilledAccount = z.object({
  accountId: z.string(),
  closingMonth: z.string(),
  feesThrough: z.string(),
  isInitialFeeDue: z.boolean(),
  /** The discount on plan fees that are not invoiced yet. */
  discount: z.object(Discount.shape).nullable().default(null),
  /** Whether an invoice was issued since the account was created. */
  hasInvoice: z.boolean().default(false),
  carried: z.array(z.object({ month: z.string(), amount: z.number(), taxRate: z.number() })),
  /** Whether the final invoice is issued, after which the account is never closed again. */
  isFinal: z.boolean().default(false),
});
export type BilledAccount = z.infer<typeof BilledAccount>;

type TreePosition = Pick<Account, 'role' | 'path'>;

/** Whether the operator bills an account: an OEM or a USER directly below it. */
export const isBilled = ({ role, path }: TreePosition): boolean => path.length === 2 && (role === 'OEM_MASTER' || role === 'USER');

/** Returns the attributes that make an account due for the closing of its month. */
export const closingDueAttributes = ({ accountId, closingMonth }: Pick<BilledAccount, 'accountId' | 'closingMonth'>) =>
  dueAttributes('closing', closingTime(closingMonth), accountId);

const billedAccountItem = (billed: BilledAccount): Item => ({
  ...billedAccountKey(billed.accountId),
  entity: 'billed-account',
  ...billed,
  ...closingDueAttributes(billed),
});

export const termsItem = (accountId: string, terms: BillingTerms): Item => ({
  ...termsKey(accountId, terms.month),
  entity: 'billing-terms',
  ...terms,
});

/** Returns the write of an account's terms in a month. Terms are written once, so the write fails if they exist. */
export const termsWrite = (accountId: string, terms: BillingTerms): Write => ({ put: termsItem(accountId, terms), when: isAbsent() });

/**
 * Returns the writes that begin the billing of an account, for the transaction that creates it. The first closing is that of the next
 * month. If the contract has begun, the terms of the present month are written too.
 */
export function newBilledAccountWrites(account: Account, plan: Plan | undefined): Write[] {
  if (!isBilled(account)) return [];
  const { id, createdAt } = account;
  const createdOn = japaneseDay(new Date(createdAt));
  const month = monthOf(new Date(createdAt));
  const opening = { ...openingBalance(account.billingStart), hasInvoice: false, isFinal: false };
  const billed = { accountId: id, closingMonth: nextMonth(month), ...opening, carried: [] };
  return [
    { put: billedAccountItem(billed), when: isAbsent() },
    ...(plan && coversDay(account, createdOn) ? [termsWrite(id, planTerms(plan, { ...account, planSince: month }, month))] : []),
  ];
}

/**
 * Returns the billing of an account that an earlier version created. Its fees up to the present month, and the initial fee, were invoiced
 * outside the product, unless it is on a free trial.
 */
export const adoptedBilledAccount = ({ id }: Pick<Account, 'id'>, isTrial: boolean, now: Date): Item => {
  const month = monthOf(now);
  return billedAccountItem({
    accountId: id,
    closingMonth: nextMonth(month),
    feesThrough: isTrial ? '' : month,
    isInitialFeeDue: isTrial,
    discount: null,
    hasInvoice: !isTrial,
    carried: [],
    isFinal: false,
  });
};
