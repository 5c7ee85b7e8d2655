import * as z from 'zod';
import { instant, siteId, ulid } from '#shared/model/fields.ts';

export const PublicationState = z.enum(['queued', 'running', 'done', 'failed']);
export type PublicationState = z.infer<typeof PublicationState>;

/** The job that carries a site's public state to the edge, as the console follows it. */
export const Publication = z.object({
  id: ulid(),
  siteId: siteId(),
  state: PublicationState,
  /** Files written so far and in all; both 0 until the job has counted. */
  progress: z.object({ done: z.int(), total: z.int() }),
  attempts: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Publication = z.infer<typeof Publication>;
