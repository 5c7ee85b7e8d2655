import * as z from 'zod';

/** A month in Japanese time, YYYY-MM. */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/u);

/**
 * The prices of an account in one month: a snapshot, written once when the month or the contract begins, so that later changes of the
 * plan never affect the month. Prices are whole yen before tax; `limitAccess`: page views in a block, `null` if unlimited.
 */
export const BillingTerms = z.object({
  month: Month,
  planId: z.string(),
  planName: z.string(),
  /** The first of the consecutive months on the plan; `null` if it was before terms were stored. */
  planSince: Month.nullable().default(null),
  /** The plan fee of the month. */
  price: z.int().min(0),
  limitAccess: z.int().min(1).nullable(),
  limitAccessPrice: z.int().min(0),
  /** The price of one licence in the month; 0 unless the account issues licences. */
  licencePrice: z.int().min(0),
});
export type BillingTerms = z.infer<typeof BillingTerms>;
