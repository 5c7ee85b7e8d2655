import * as z from 'zod';

/** Whom a change of a plan's prices concerns, and what they pay a month, before tax and without further page views. */
export const PriceEffect = z.object({ accounts: z.int(), before: z.int(), after: z.int() });
export type PriceEffect = z.infer<typeof PriceEffect>;
