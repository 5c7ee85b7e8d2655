import type { BillingStart } from '#shared/model/billing/billing-start.ts';
import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import type { InvoiceLine, InvoiceTotals } from '#shared/model/billing/invoice-line.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import type { Role } from '#shared/model/role.ts';
import { coversBegin, coversPart, isUnbilledMonth } from '#shared/rules/billing/contract-month.ts';
import { dueDay } from '#shared/rules/billing/due-day.ts';
import { firstBilledMonthOf } from '#shared/rules/billing/billing-start.ts';
import { type BillingBalance, calculateClosing, NO_LICENCES } from '#shared/rules/billing/monthly-closing.ts';
import { planTerms } from '#shared/rules/plans/plan-terms.ts';
import { addMonths, monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/** Months after the first billed one in which a first invoice is looked for, because prices can be agreed from a later month on. */
const MONTHS_AHEAD = 36;

/** The contract of an account that is not invoiced yet. Days are YYYY-MM-DD, both inclusive. */
export interface NewContract {
  role: Role;
  plan: Plan;
  /** The month since which the account has the plan. */
  planSince: string;
  quotations: readonly Quotation[];
  contractStart: string | null;
  contractEnd: string | null;
  createdAt: string;
  billingStart: BillingStart;
}

/** The invoice that a contract begins with, without page views and licences, which are not known before. */
export interface FirstInvoice extends InvoiceTotals {
  /** The month that begins when the invoice is issued. */
  month: string;
  issuedOn: string;
  dueOn: string;
  lines: InvoiceLine[];
}

/** Returns the balance with which the billing of an account begins. */
export const openingBalance = (start: Pick<BillingStart, 'initialFee' | 'discount'> | null): BillingBalance => ({
  feesThrough: '',
  isInitialFeeDue: start === null || start.initialFee === 'charge',
  discount: start?.discount ?? null,
  carried: [],
});

/** Returns the terms that are invoiced, if any. */
export const billedTerms = (contract: Parameters<typeof isUnbilledMonth>[0], terms: BillingTerms | undefined): BillingTerms | undefined =>
  terms === undefined || isUnbilledMonth(contract, terms.month) ? undefined : terms;

/**
 * Returns the first invoice of a contract, calculated as the closings will calculate it: closes one month after the other from the
 * first billed one on until something is invoiced. `null` if no plan fee is invoiced: for a trial, for a contract that has ended, and for a plan
 * that costs licences only. `chargeDay`: the day on which payments fall due.
 */
export function firstInvoice(contract: NewContract, chargeDay: number, now: Date): FirstInvoice | null {
  const { plan, billingStart, contractStart } = contract;
  const termsOf = (month: string, covers: typeof coversBegin): BillingTerms | undefined =>
    covers(contract, month) ? billedTerms(contract, planTerms(plan, contract, month)) : undefined;
  const first = firstBilledMonthOf(billingStart, contractStart, now);
  const last = addMonths(first, MONTHS_AHEAD);
  let balance = openingBalance(billingStart);
  for (let month = first > monthOf(now) ? first : nextMonth(first); month <= last; month = nextMonth(month)) {
    const [closedTerms, terms] = [termsOf(addMonths(month, -1), coversPart), termsOf(month, coversBegin)];
    const closing = calculateClosing({ ...balance, terms, closedTerms, views: 0, licencePeak: NO_LICENCES });
    if (closing.lines.length > 0) {
      const { taxes, subtotal, tax, total } = closing;
      // Page views are not known yet, so their line says nothing.
      const lines = closing.lines.filter(({ kind }) => kind !== 'page-views');
      const issuedOn = `${month}-01`;
      return { month, issuedOn, dueOn: dueDay(issuedOn, chargeDay), lines, taxes, subtotal, tax, total };
    }
    ({ balance } = closing);
  }
  return null;
}
