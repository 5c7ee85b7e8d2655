import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';

/** That a customer has ended its contract; the last day is the end of the contract. */
export const StoredEndRequest = z.object({
  requestedAt: instant(),
  /** The name of the login at that time. */
  requestedBy: z.string(),
});
export type StoredEndRequest = z.infer<typeof StoredEndRequest>;
