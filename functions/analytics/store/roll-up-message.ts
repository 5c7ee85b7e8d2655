import * as z from 'zod';

/** A message that requests the roll-up of an hour of a site. */
export const RollUpMessage = z.object({
  siteId: z.string(),
  /** The hour to roll up, in UTC as YYYY-MM-DDTHH. */
  hour: z.string(),
});
export type RollUpMessage = z.infer<typeof RollUpMessage>;
