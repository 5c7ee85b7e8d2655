import * as z from 'zod';

/** A part of a visit as it is collected: the path that the page requested, the time, and a hash that distinguishes persons within a day. */
export const CollectedPart = z.object({
  /** Time of the request, in epoch milliseconds. */
  at: z.number(),
  person: z.string(),
  path: z.string(),
});
export type CollectedPart = z.infer<typeof CollectedPart>;
