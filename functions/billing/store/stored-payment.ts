import * as z from 'zod';
import { Payment } from '#shared/model/billing/payment.ts';

/** A payment as it is stored, in the list of each account that sees it. */
export const StoredPayment = Payment.extend({ issuerId: z.string() });
export type StoredPayment = z.infer<typeof StoredPayment>;
