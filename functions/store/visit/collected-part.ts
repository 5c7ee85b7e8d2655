import * as z from 'zod';

/** A part of a visit as it is collected: the path that the page requested, when, and a hash that tells people of a day apart. */
export const CollectedPart = z.object({
  /** Milliseconds. */
  at: z.number(),
  person: z.string(),
  path: z.string(),
});
export type CollectedPart = z.infer<typeof CollectedPart>;
