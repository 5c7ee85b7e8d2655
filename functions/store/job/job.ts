import type { Scope } from '#functions/scope.ts';
import type { PublicationState } from '#shared/model/site/publication.ts';

/** The attributes that every job has. A job is written in the transaction of the change that needs it (transactional outbox). */
export interface Job {
  id: string;
  /** One of those that `functions/jobs/jobs.ts` lists; the payload of a kind is stored beside these attributes. */
  kind: string;
  /** What the job is about. */
  subjectId: string;
  /** The account that owns the subject; the job works in its scope. Empty where there is none. */
  ownerId: string;
  state: PublicationState;
  /** How many times it was begun. */
  attempts: number;
  progress: { done: number; total: number };
  createdAt: string;
  updatedAt: string;
}

/** A job that one runner holds until its lease expires. */
export interface ClaimedJob extends Job {
  scope: Scope;
  lease: string;
  /** The whole item, payload included, as it is stored. */
  item: Readonly<Record<string, unknown>>;
}
