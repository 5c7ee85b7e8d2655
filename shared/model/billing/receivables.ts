import * as z from 'zod';
import { PaymentAge } from '#shared/model/billing/payment.ts';

/** Open invoices: how many, and what remains to be paid of them, in yen. */
const OpenSum = z.object({ invoices: z.int(), amount: z.int() });
export type OpenSum = z.infer<typeof OpenSum>;

/** The open invoices of one account by age. */
export const AccountReceivables = z.object({
  accountId: z.string(),
  /** The name on its latest open invoice. */
  companyName: z.string(),
  isOem: z.boolean(),
  ages: z.record(PaymentAge, OpenSum),
});
export type AccountReceivables = z.infer<typeof AccountReceivables>;

/** What accounts have to pay, and what has been received in a month. */
export const Receivables = z.object({
  /** The accounts with open invoices. */
  accounts: z.array(AccountReceivables),
  /**
   * The money received in the month less refunds, in yen; may be negative. Money that was noted by mistake and taken back is subtracted.
   */
  received: z.int(),
});
export type Receivables = z.infer<typeof Receivables>;
