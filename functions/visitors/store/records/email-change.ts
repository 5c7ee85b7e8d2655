import * as z from 'zod';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** The address from which a change is confirmed: the present one or the new one. */
export const ChangeSide = z.enum(['old', 'new']);
export type ChangeSide = z.infer<typeof ChangeSide>;

/** A change of a member's address that both addresses have to confirm. A member has one at a time. */
export const EmailChange = z.object({
  siteId: z.string(),
  memberId: z.string(),
  /** A ULID. The links of a change are void once another change has replaced it. */
  id: z.string(),
  /** The member's epoch when the change was requested. A new password and a suspension void the change. */
  epoch: z.number(),
  /** The new address. */
  email: z.string().overwrite(foldEmail),
  confirmed: z.array(ChangeSide).readonly(),
  requestedAt: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});
export type EmailChange = z.infer<typeof EmailChange>;
