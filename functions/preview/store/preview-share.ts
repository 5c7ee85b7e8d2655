import * as z from 'zod';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** The sharing of a site's preview. A site without this item is not shared. */
export const StoredShare = z.object({
  isShared: z.boolean(),
  /** The hash of the password; `null` until one is chosen. */
  passwordHash: z.string().nullable(),
  passwordSetAt: z.string().nullable().default(null),
  /** ULID that is replaced by every new password and every end of the sharing, both of which end all sessions. */
  epoch: z.string(),
  /** The owner's note to invitees. */
  note: z.string(),
  /** How many invitees have to approve a revision before it may be published; 0 if none. */
  approvalsNeeded: z.number(),
  /** ULID of the last change, for optimistic locking. */
  version: z.string(),
});
export type StoredShare = z.infer<typeof StoredShare>;

/** An address that is invited to the preview of a site. The item is deleted when the invitation is revoked. */
export const StoredInvitee = z.object({
  /** Digest of the address; part of the key. */
  id: z.string(),
  email: z.string().overwrite(foldEmail),
  /** ULID that is new each time the address is invited. Sessions belong to one invitation. */
  invitation: z.string(),
  invitedAt: z.string(),
  lastOpenedAt: z.string().nullable(),
  /** The last job that sends an invitation to the address; `null` if there is none yet. */
  mail: z.object({ jobId: z.string(), at: z.string() }).nullable().default(null),
});
export type StoredInvitee = z.infer<typeof StoredInvitee>;

/** A session of an invitee. */
export const StoredPreviewSession = z.object({
  /** Digest of the token's secret. */
  hash: z.string(),
  epoch: z.string(),
  invitation: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});
export type StoredPreviewSession = z.infer<typeof StoredPreviewSession>;
