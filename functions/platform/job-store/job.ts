import * as z from 'zod';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { StoredItem } from '#functions/platform/engine/table.ts';
import { PublicationState } from '#shared/model/publishing/publication.ts';

/** The attributes that every job has. A job is written in the transaction of the change that needs it (transactional outbox). */
export const Job = z.object({
  id: z.string(),
  /** One of the kinds in `functions/platform/job-list/jobs.ts`; the payload of a kind is stored beside these attributes. */
  kind: z.string(),
  /** Id of the job's subject. */
  subjectId: z.string(),
  /** The account that owns the subject; the job works in its scope. Empty where there is none. */
  ownerId: z.string(),
  state: PublicationState,
  /** How many attempts were started. */
  attempts: z.number(),
  progress: z.object({ done: z.number(), total: z.number() }),
  /** The id of the request that caused the job, directly or through other jobs, as in the logs of the API. */
  requestId: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Job = z.infer<typeof Job>;

/** A job that one runner holds until its lease expires. */
export interface ClaimedJob extends Job {
  scope: Scope;
  lease: string;
  /** The whole item, payload included, as it is stored. */
  item: StoredItem;
}
