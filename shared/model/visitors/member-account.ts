import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';
import { MemberDetail } from '#shared/model/visitors/site-member.ts';

/** A change of an address that is not completed: both addresses have to confirm it. */
const PendingEmailChange = z.object({
  /** The new address. */
  email: z.string(),
  requestedAt: instant(),
  until: instant(),
  isConfirmedByOld: z.boolean(),
  isConfirmedByNew: z.boolean(),
});

/** Everything that a site stores about a member, as the member sees it. */
export const MemberAccount = MemberDetail.pick({
  email: true,
  lang: true,
  cell: true,
  createdAt: true,
  memberSince: true,
  answers: true,
  agreed: true,
  mails: true,
  sessionCount: true,
}).extend({
  /** The offer for which the member registered; `null` if there is none. */
  offer: z.object({ isWaiting: z.boolean() }).nullable(),
  emailChange: PendingEmailChange.nullable(),
});
export type MemberAccount = z.infer<typeof MemberAccount>;

/** The purpose of an e-mailed link to a page of a site, and the address to which it was sent. */
export const MemberLink = z.object({
  kind: z.enum(['member-registration', 'member-password-reset', 'member-email-change']),
  email: z.string(),
  /** Of a change of an address: the new address, for the reader of the present one only; and whether the reader has confirmed. */
  change: z.object({ to: z.string().nullable(), isConfirmed: z.boolean() }).optional(),
});
