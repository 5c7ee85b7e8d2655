import * as z from 'zod';

/** An approval of a revision by an invitee. */
export const StoredApproval = z.object({
  revision: z.string(),
  inviteeId: z.string(),
  /** The invitation with which the invitee approved. */
  invitation: z.string(),
  at: z.string(),
});
export type StoredApproval = z.infer<typeof StoredApproval>;
