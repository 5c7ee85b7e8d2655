import type { Discount } from '#shared/model/billing/billing-start.ts';
import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import type { InvoiceLine, InvoiceLineKind, InvoiceTotals } from '#shared/model/billing/invoice-line.ts';
import { invoiceTotals, taxRateOf } from '#shared/rules/billing/consumption-tax.ts';
import type { LicencePeak } from '#shared/rules/billing/licence-peak.ts';
import { chargedBlocks, usedBlocks } from '#shared/rules/billing/view-blocks.ts';

/** The initial fee in yen before tax, invoiced once with the fees of the first paid month. */
export const INITIAL_FEE = 100_000;

/** The smallest total in yen that is invoiced or charged by card; less is carried over to the next invoice. */
export const SMALLEST_TOTAL = 50;

/** An amount below `SMALLEST_TOTAL` that no invoice contains yet. */
export type CarriedAmount = Pick<InvoiceLine, 'month' | 'amount' | 'taxRate'>;

/** The state that the closings of an account pass on to the next closing. */
export interface BillingBalance {
  /** The last month whose plan fee is invoiced; empty before the first invoice. */
  feesThrough: string;
  isInitialFeeDue: boolean;
  /** The discount on the plan fees that are not invoiced yet; `null` if there is none. */
  discount: Discount | null;
  carried: readonly CarriedAmount[];
}

/** The data of an account at the first of a month. */
export interface ClosingInput extends BillingBalance {
  /** The terms of the month that begins; `undefined` if the account has no contract for it. */
  terms: BillingTerms | undefined;
  /** The terms of the month before, which closes. */
  closedTerms: BillingTerms | undefined;
  /** Page views and the highest number of licences in use at one time, both in the month that closes. */
  views: number;
  licencePeak: LicencePeak;
  /** The lines that the operator kept for this closing. */
  free?: readonly InvoiceLine[];
}

export const NO_LICENCES: LicencePeak = { count: 0, reachedAt: null };

interface ClosingResult extends InvoiceTotals {
  /** The lines of the invoice; empty if nothing is invoiced. */
  lines: InvoiceLine[];
  balance: BillingBalance;
}

const newLine = (
  kind: InvoiceLineKind,
  month: string,
  quantity: number,
  unitPrice: number,
  details: Partial<Pick<InvoiceLine, 'planName' | 'planSince' | 'peakAt' | 'usage' | 'taxRate'>> = {},
): InvoiceLine => ({
  kind,
  month,
  planName: null,
  quantity,
  unitPrice,
  amount: quantity * unitPrice,
  taxRate: taxRateOf(month),
  usage: null,
  ...details,
});

const planFee = ({ month, planName, planSince, price }: BillingTerms): InvoiceLine =>
  newLine('plan-fee', month, 1, price, { planName, ...(planSince !== null && planSince <= month && { planSince }) });

function licenceFee({ month, licencePrice }: BillingTerms, { count, reachedAt }: LicencePeak): InvoiceLine[] {
  if (licencePrice === 0 || count === 0) return [];
  return [newLine('licence-fee', month, count, licencePrice, reachedAt === null ? {} : { peakAt: reachedAt })];
}

function pageViewFee(terms: BillingTerms, views: number): InvoiceLine[] {
  const { month, planName, limitAccess, limitAccessPrice } = terms;
  if (limitAccess === null) return [];
  const usage = { views, blockSize: limitAccess, blocks: usedBlocks(views, limitAccess) };
  return [newLine('page-views', month, chargedBlocks(views, terms), limitAccessPrice, { planName, usage })];
}

/** Returns the amounts of each month and tax rate, under the month that they are for, however often they are carried over. */
function carriedAmounts(lines: readonly InvoiceLine[]): CarriedAmount[] {
  const groups = [...Map.groupBy(lines, ({ month, taxRate }) => `${month} ${taxRate}`).values()];
  return groups
    .flatMap(([first, ...others]) =>
      first ? [{ month: first.month, amount: others.reduce((sum, { amount }) => sum + amount, first.amount), taxRate: first.taxRate }] : [],
    )
    .filter(({ amount }) => amount !== 0);
}

/** Returns the lines that reduce the first plan fees, and what remains of the discount. */
function discountLines(planFees: readonly InvoiceLine[], discount: Discount | null): { lines: InvoiceLine[]; left: Discount | null } {
  if (discount === null) return { lines: [], left: null };
  const reduced = planFees.slice(0, discount.months);
  const months = discount.months - reduced.length;
  return {
    lines: reduced.map(({ month, amount }) => newLine('discount', month, 1, -Math.min(discount.amount, amount))),
    left: months > 0 ? { ...discount, months } : null,
  };
}

/**
 * Returns the amounts due at the first of a month:
 *
 * 1. The plan fee of the month that begins, and the plan fee of the month before if the contract began after the first of that month.
 * 2. The licence fee and the page views of the month that closes.
 * 3. The initial fee, with the first of these fees for a plan or for licences.
 * 4. The discount on the plan fees.
 * 5. The lines that the operator kept for the closing.
 * 6. Amounts carried over from earlier closings.
 *
 * A total below `SMALLEST_TOTAL` is carried over, also a negative one: what a discount exceeds the fees by reduces the next invoice, under
 * the month that it is for. No amount is ever prorated.
 */
export function calculateClosing(input: ClosingInput): ClosingResult {
  const { terms, closedTerms, views, licencePeak, feesThrough, isInitialFeeDue, discount, carried, free = [] } = input;
  const feeTerms = [closedTerms, terms].filter((one) => one !== undefined && one.price > 0 && one.month > feesThrough);
  const planFees = feeTerms.flatMap((one) => (one ? [planFee(one)] : []));
  const licences = closedTerms ? licenceFee(closedTerms, licencePeak) : [];
  const discounts = discountLines(planFees, discount);
  const [firstPaid] = [...planFees, ...licences].map((line) => line.month).toSorted();
  const initial = isInitialFeeDue && firstPaid !== undefined ? [newLine('initial-fee', firstPaid, 1, INITIAL_FEE)] : [];
  const lines = [
    ...initial,
    ...planFees,
    ...discounts.lines,
    ...licences,
    ...(closedTerms ? pageViewFee(closedTerms, views) : []),
    ...free,
    ...carried.map((one) => newLine('carried-over', one.month, 1, one.amount, { taxRate: one.taxRate })),
  ];
  const totals = invoiceTotals(lines);
  const isInvoiced = totals.total >= SMALLEST_TOTAL;
  return {
    ...(isInvoiced ? totals : invoiceTotals([])),
    lines: isInvoiced ? lines : [],
    balance: {
      feesThrough: planFees.at(-1)?.month ?? feesThrough,
      isInitialFeeDue: isInitialFeeDue && initial.length === 0,
      discount: discounts.left,
      carried: isInvoiced ? [] : carriedAmounts(lines),
    },
  };
}
