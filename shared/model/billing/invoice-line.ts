import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';

/** The kinds of invoice lines. `free`: a line that the operator wrote. */
export const InvoiceLineKind = z.enum(['plan-fee', 'licence-fee', 'page-views', 'initial-fee', 'discount', 'carried-over', 'free']);
export type InvoiceLineKind = z.infer<typeof InvoiceLineKind>;

/**
 * One line of an invoice. Amounts are whole yen before tax; those of a credit and of a discount are negative, those of a free line can be.
 */
export const InvoiceLine = z.object({
  kind: InvoiceLineKind,
  /** The month that the line is for. */
  month: Month,
  /** Name of the plan, if the line follows from a plan. */
  planName: z.string().nullable(),
  /** The first of the consecutive months on the plan, for `plan-fee`. */
  planSince: Month.optional(),
  /** When the highest number of licences was first in use, for `licence-fee`; absent if it was in use from the beginning of the month. */
  peakAt: z.string().optional(),
  /** What a `free` line states, and its day or its first and last day. */
  text: z.string().optional(),
  period: z.object({ from: z.string(), to: z.string().nullable() }).optional(),
  quantity: z.int(),
  unitPrice: z.int(),
  amount: z.int(),
  /** The rate in per cent. */
  taxRate: z.int(),
  /** The calculation of the quantity of `page-views`: the blocks beyond the first are charged. */
  usage: z.object({ views: z.int(), blockSize: z.int(), blocks: z.int() }).nullable(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** The sum of the lines of one tax rate, and the tax on it. */
export const TaxTotal = z.object({ taxRate: z.int(), subtotal: z.int(), tax: z.int() });
export type TaxTotal = z.infer<typeof TaxTotal>;

/** The sums of an invoice: before tax, the tax, and both. */
export const InvoiceTotals = z.object({ taxes: z.array(TaxTotal), subtotal: z.int(), tax: z.int(), total: z.int() });
export type InvoiceTotals = z.infer<typeof InvoiceTotals>;
