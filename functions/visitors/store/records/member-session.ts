import * as z from 'zod';

/** A session of a member. */
export const StoredSession = z.object({
  /** Digest of the token's secret. */
  hash: z.string(),
  /** The member's epoch when the session was opened. The session ends when the epoch is incremented. */
  epoch: z.number(),
  /** Epoch milliseconds. */
  until: z.number(),
});
export type StoredSession = z.infer<typeof StoredSession>;
