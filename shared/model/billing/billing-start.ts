import * as z from 'zod';
import { month, wholeNumber } from '#shared/model/fields.ts';
import { DISCOUNT_MONTHS_MAX, YEN_MAX } from '#shared/model/limits.ts';

/**
 * The initial fee of an account that is created or imported. `charge`: with the first fees; `waive`: never; `elsewhere`: the customer has
 * paid it outside the product.
 */
export const InitialFee = z.enum(['charge', 'waive', 'elsewhere']);
export type InitialFee = z.infer<typeof InitialFee>;

/** Yen before tax that each of the first `months` plan fees costs less. A fee never becomes negative. */
export const Discount = z.strictObject({ amount: wholeNumber(1, YEN_MAX), months: wholeNumber(1, DISCOUNT_MONTHS_MAX) });
export type Discount = z.infer<typeof Discount>;

/** What the operator states about the first invoices of an account. `null`: the default of `billingStartOf`. */
export const BillingStartInput = z.strictObject({
  initialFee: InitialFee.nullable().default(null),
  /** The first month that is billed here, YYYY-MM. */
  firstBilledMonth: month().nullable().default(null),
  discount: Discount.nullable().default(null),
});
export type BillingStartInput = z.infer<typeof BillingStartInput>;

/** The beginning of the billing of an account. */
export const BillingStart = z.object({
  initialFee: InitialFee,
  /** Months before it are never invoiced; `null`: the billing begins with the contract, or when the account was created. */
  firstBilledMonth: z.string().nullable(),
  discount: z.object({ amount: z.int(), months: z.int() }).nullable(),
});
export type BillingStart = z.infer<typeof BillingStart>;
