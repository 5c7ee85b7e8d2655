import type { Account } from '#functions/accounts/store/account.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { BilledAccount, isBilled, termsItem, termsWrite } from '#functions/accounts/store/billing/billed-account.ts';
import { allOf, type Condition, isAbsent, isAtMost, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { billedAccountKey, termsKey } from '#functions/platform/keys/billing-keys.ts';
import { type Plan, TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import { endsTrial } from '#shared/rules/plans/change-plan.ts';
import { coversPart } from '#shared/rules/billing/contract-month.ts';
import { openingBalance } from '#shared/rules/billing/first-invoice.ts';
import { quotationFor } from '#shared/rules/plans/plan-quotation.ts';
import { planTerms } from '#shared/rules/plans/plan-terms.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/** Whether a change affects the price of months, because the plan changes or the operator ends the contract. */
const changesTerms = (previous: Account, next: Account): boolean =>
  previous.planId !== next.planId || (previous.contractStatus !== next.contractStatus && next.contractStatus === 'TERMINATED');

/** Returns the first month to which a change applies: the month of a requested change, else the next month. */
const holdsFrom = ({ planChange }: Account, next: Account, month: string): string =>
  planChange !== null && next.planChange === null && planChange.planId === next.planId && planChange.from <= month
    ? planChange.from
    : nextMonth(month);

/** Months, each with its stored terms; `undefined` if none are stored. */
type WrittenTerms = readonly (readonly [string, BillingTerms | undefined])[];

/** Returns the months from `first` up to but excluding `end`, each with its terms. */
async function readTerms(table: Table, accountId: string, first: string, end: string): Promise<WrittenTerms> {
  const months: string[] = [];
  for (let month = first; month < end; month = nextMonth(month)) months.push(month);
  const terms = await table.batchGet(
    months.map((month) => termsKey(accountId, month)),
    BillingTerms,
  );
  return months.map((month, index) => [month, terms[index]]);
}

/** Whether the contract of an account has begun on a day. */
const hasBegun = ({ contractStart }: Account, today: string): boolean => contractStart === null || contractStart <= today;

/** Returns the missing terms of these months, as their closings would have written them. The first month is closed already. */
function unwrittenTerms(account: Account, plan: Plan, [closed, ...months]: WrittenTerms, today: string): BillingTerms[] {
  if (!hasBegun(account, today)) return [];
  const terms: BillingTerms[] = [];
  let last = closed?.[1];
  for (const [month, written] of months) {
    const planSince = account.planSince ?? (last?.planId === plan.id ? last.planSince : month);
    if (!written && coversPart(account, month)) terms.push(planTerms(plan, { ...account, planSince }, month));
    last = written ?? terms.at(-1);
  }
  return terms;
}

/**
 * Returns the values and the condition for the balance if a change sets another billing start; `undefined` if it does not. The
 * write fails once an invoice was issued.
 */
function changedBillingStart(previous: Account, next: Account) {
  if (previous.billingStart === next.billingStart) return undefined;
  const { isInitialFeeDue, discount } = openingBalance(next.billingStart);
  return { set: { isInitialFeeDue, discount }, when: isEqual('hasInvoice', false) };
}

/** Returns the write of the billing of an account: a change of its billing start, on a condition of the other writes. */
function billedWrites(previous: Account, next: Account, when: readonly Condition[]): Write[] {
  const key = billedAccountKey(next.id);
  const start = changedBillingStart(previous, next);
  if (start) return [{ update: key, set: start.set, when: allOf(start.when, ...when) }];
  return when.length > 0 ? [{ check: key, when: allOf(...when) }] : [];
}

/** Returns the prices that are agreed from a month on. */
const quotedFrom = ({ planId, quotations }: Account, month: string) =>
  quotationFor(quotations, planId)?.prices.find(({ from }) => from === month);

interface PresentTerms {
  writes: Write[];
  /** The conditions on the billing of the account. */
  when: Condition[];
}

const NO_WRITES: PresentTerms = { writes: [], when: [] };

/**
 * Returns the writes for the terms of the present month, if a change affects them. This is the case if a paid plan replaces a trial
 * immediately, because a started month is billed as a whole, or if a quotation sets prices from this month on, whose fee must not be
 * invoiced yet. The writes fail if the month was closed concurrently.
 */
async function presentTermsWrites(table: Table, previous: Account, next: Account, today: string): Promise<PresentTerms> {
  const month = today.slice(0, 7);
  if (next.planId === null || !coversPart(next, month) || !hasBegun(next, today)) return NO_WRITES;
  const endsTrialNow = endsTrial(previous, next.planId) && next.planSince === month;
  const quoted = quotedFrom(next, month);
  const isQuoted = quoted !== undefined && quoted !== quotedFrom(previous, month);
  if (!endsTrialNow && !isQuoted) return NO_WRITES;
  const written = await table.get(termsKey(next.id, month), BillingTerms);
  // If the month began on a paid plan, it is already paid.
  const isPaidAtOnce = endsTrialNow && (written === undefined || written.planId === TRIAL_PLAN_ID);
  const plan = isPaidAtOnce || isQuoted ? await planStore(table).find(next.planId) : undefined;
  if (!plan) return NO_WRITES;
  const isOpen = isAtMost('closingMonth', nextMonth(month));
  return {
    writes: [
      {
        put: termsItem(next.id, planTerms(plan, { ...next, planSince: next.planSince ?? month }, month)),
        when: written ? isEqual('planId', written.planId) : isAbsent(),
      },
    ],
    when: isPaidAtOnce ? [isOpen] : [isOpen, isAtMost('feesThrough', addMonths(month, -1))],
  };
}

/**
 * Returns the writes for the terms of the months that a change of an account affects:
 *
 * 1. Months that have begun, but whose closing has not written their terms yet. Their terms follow from the account before the change,
 *    because a month closed late is billed as it began.
 * 2. The present month, if the change applies to it (`presentTermsWrites`).
 * 3. The balance of the account, if the change sets how its billing begins.
 *
 * The writes belong in the transaction of the change. If a closing writes the terms first, the transaction fails as on any concurrent
 * change.
 */
export async function affectedTermsWrites(table: Table, previous: Account, next: Account, at: string): Promise<Write[]> {
  if (!isBilled(previous)) return [];
  const [month, today] = [monthOf(new Date(at)), japaneseDay(new Date(at))];
  const { writes, when } = await presentTermsWrites(table, previous, next, today);
  const present = [...writes, ...billedWrites(previous, next, when)];
  if (!changesTerms(previous, next) || previous.planId === null) return present;
  const { id } = previous;
  const [billed, plan] = await Promise.all([table.get(billedAccountKey(id), BilledAccount), planStore(table).find(previous.planId)]);
  if (!billed || billed.isFinal || !plan) return present;
  const end = writes.length > 0 ? month : holdsFrom(previous, next, month);
  const months = await readTerms(table, id, addMonths(billed.closingMonth, -2), end);
  return [...unwrittenTerms(previous, plan, months, today).map((terms) => termsWrite(id, terms)), ...present];
}
