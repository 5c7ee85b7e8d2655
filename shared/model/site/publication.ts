import * as z from 'zod';
import { instant, siteId, ulid } from '#shared/model/fields.ts';

export const PublicationState = z.enum(['queued', 'running', 'done', 'failed']);
export type PublicationState = z.infer<typeof PublicationState>;

/** State of the job that publishes a site. */
export const Publication = z.object({
  id: ulid(),
  siteId: siteId(),
  state: PublicationState,
  /** Files written and total files; both 0 until the job has counted them. */
  progress: z.object({ done: z.int(), total: z.int() }),
  attempts: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Publication = z.infer<typeof Publication>;
