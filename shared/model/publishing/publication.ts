import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { instant, ruleIssue, siteId, ulid } from '#shared/model/fields.ts';

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

/** Whether visitors see the site afterwards. */
export const Visibility = z.enum(['public', 'private']);
export type Visibility = z.infer<typeof Visibility>;

/** An instant at a whole minute. */
const minute = () => instant().refine((at) => Date.parse(at) % 60_000 === 0, ruleIssue('invalid-date'));

/**
 * The schedule to set for a site: when to publish which saved revision, and when to unpublish the site. `null`: nothing is
 * scheduled.
 */
export const PublicationPlanning = z.strictObject({
  public: z.strictObject({ at: minute(), revision: ulid() }).nullable(),
  private: z.strictObject({ at: minute() }).nullable(),
});
export type PublicationPlanning = z.infer<typeof PublicationPlanning>;

/** A scheduled publication, or the scheduled end of one. A site has at most one of each visibility. */
export const ScheduledPublication = z.object({
  visibility: Visibility,
  at: instant(),
  /** The revision to publish, without later saves; `null` if the site is unpublished instead. */
  revision: ulid().nullable(),
  /** Name of the login that scheduled it. */
  by: z.string(),
  ...BY_PROVIDER,
});
export type ScheduledPublication = z.infer<typeof ScheduledPublication>;

/** What prevents a scheduled publication. `status`: the status of the site or of its contract. */
export const PublicationObstacle = z.enum(['faults', 'status', 'paused', 'revision-gone', 'approval']);
export type PublicationObstacle = z.infer<typeof PublicationObstacle>;
