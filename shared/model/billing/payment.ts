import * as z from 'zod';

/** States of a payment. COMPLETED: the operator confirmed that the money arrived. */
export const PaymentState = z.enum(['UNPAID', 'PROCESSING', 'PAID', 'FAILED', 'COMPLETED', 'VOID']);
export type PaymentState = z.infer<typeof PaymentState>;

export const PaymentMethod = z.enum(['bank-transfer', 'card']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
