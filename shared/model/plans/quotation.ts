import * as z from 'zod';
import { LimitFields, PriceFields, PriceFigures } from '#shared/model/plans/plan.ts';
import { BillingStartInput } from '#shared/model/billing/billing-start.ts';
import { month } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';

/** Prices that were agreed with one account, from the first of a month on. */
const QuotedPrice = PriceFigures.extend({ from: z.string() });

/** The operator's agreement with one account on a plan by quotation: limits, which apply immediately, and dated prices. */
export const Quotation = z.object({
  planId: z.string(),
  quantitySite: z.int().nullable(),
  maxPages: z.int(),
  quantitySwipe: z.int(),
  /** The prices, sorted by month. Before the first month, the prices of the plan apply. */
  prices: z.array(QuotedPrice).readonly(),
});
export type Quotation = z.infer<typeof Quotation>;

/** Limits of a quotation, and its prices from a month on, which replace existing prices of that month. */
export const QuotationUpdate = z.strictObject({
  planId: z.string().max(TEXT_MAX.line),
  ...LimitFields,
  ...PriceFields,
  from: month(),
  /** How the billing begins, until the first invoice is issued; `null` leaves it unchanged. */
  billingStart: BillingStartInput.nullable().default(null),
  /** The version of the account. */
  version: z.int(),
});
export type QuotationUpdate = z.infer<typeof QuotationUpdate>;
