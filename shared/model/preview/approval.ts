import * as z from 'zod';
import { instant, wholeNumber } from '#shared/model/fields.ts';
import { PREVIEW_INVITEES_MAX } from '#shared/model/limits.ts';
import { RevisionId } from '#shared/model/sites/site.ts';

/** The number of invitees who have to approve a revision before it may be published; 0: no approval is needed. */
export const ApprovalsNeeded = wholeNumber(0, PREVIEW_INVITEES_MAX);

/** An approved revision. */
export const ApprovedRevision = z.object({
  revision: RevisionId,
  savedAt: instant(),
  /** Whether enough of the invitees have approved the revision. */
  isApproved: z.boolean(),
  isLive: z.boolean(),
  /** Number of sheets and other parts of the site that differ in the working revision. */
  changesSince: z.int(),
  /** The invitees who have approved the revision, in the order of time. */
  by: z.array(z.object({ name: z.string(), at: instant(), isMe: z.boolean() })),
});
export type ApprovedRevision = z.infer<typeof ApprovedRevision>;

/** The approvals of a site by its invitees. */
export const Approvals = z.object({
  needed: z.int(),
  /** Number of invitees. */
  invitees: z.int(),
  working: RevisionId,
  /** The approved revisions, newest first. */
  revisions: z.array(ApprovedRevision),
});
export type Approvals = z.infer<typeof Approvals>;
