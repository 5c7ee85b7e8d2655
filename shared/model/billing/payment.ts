import * as z from 'zod';
import { ChargeStatus } from '#shared/model/billing/card.ts';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { LedgerTotals } from '#shared/model/billing/ledger.ts';

/** States of a payment. PAID: the received money covers the invoice. COMPLETED: the operator has closed it. */
export const PaymentState = z.enum(['UNPAID', 'PROCESSING', 'PAID', 'FAILED', 'COMPLETED', 'VOID']);
export type PaymentState = z.infer<typeof PaymentState>;

/** How long an open payment is overdue: not at all, up to 30, 60 or 90 days, or longer. */
export const PaymentAge = z.enum(['NOT_DUE', 'OVERDUE_30', 'OVERDUE_60', 'OVERDUE_90', 'OVERDUE_OLDER']);
export type PaymentAge = z.infer<typeof PaymentAge>;

/** Payments of several states that a list selects: with an open amount, partly paid, open after the due day, or of one age. */
export const PaymentGroup = z.enum(['OPEN', 'PARTLY_PAID', 'OVERDUE', ...PaymentAge.options]);
export type PaymentGroup = z.infer<typeof PaymentGroup>;

export const PaymentMethod = z.enum(['bank-transfer', 'card']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** The payment of an invoice. Amounts are whole yen, the fees before tax. */
export const Payment = z.object({
  /** The number of the invoice. */
  number: z.string(),
  accountId: z.string(),
  companyName: z.string(),
  month: Month,
  issuedOn: z.string(),
  dueOn: z.string(),
  usedBlocks: z.int(),
  planFee: z.int(),
  licenceFee: z.int(),
  pageViewFee: z.int(),
  initialFee: z.int(),
  tax: z.int(),
  total: z.int(),
  method: PaymentMethod,
  state: PaymentState,
  /** The state of card charges; `null` until a card is charged. */
  charge: ChargeStatus.nullable().default(null),
  /** When the payment last changed; missing until its first change after it was issued. */
  changedAt: z.string().exactOptional(),
  /** The sums of the ledger; `null` without entries, also for payments that an earlier version completed or charged. */
  ledger: LedgerTotals.nullable().default(null),
  /** Why the operator completed or voided the payment, and the received amount and day. */
  settlement: z
    .object({
      reason: z.string(),
      receivedOn: z.string().nullable(),
      receivedAmount: z.int().nullable(),
      /** The day in Japan on which the operator voided the payment; missing if an earlier version did. */
      voidedOn: z.string().optional(),
    })
    .nullable(),
});
export type Payment = z.infer<typeof Payment>;
