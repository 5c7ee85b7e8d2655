import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';
import { EntryDetail, EntrySummary } from '#shared/model/visitors/form-entry.ts';

/**
 * `provisional`: the e-mailed link has not been confirmed yet. `suspended`: the member cannot sign in. `left`: the member deleted the
 * membership; only its times, language and sheet remain.
 */
export const MEMBER_STATES = ['provisional', 'member', 'suspended', 'left'] as const;
export const MemberState = z.enum(MEMBER_STATES);
export type MemberState = z.infer<typeof MemberState>;

/** A member of a site in lists. */
export const MemberSummary = EntrySummary.omit({ state: true, assignee: true, hasNote: true, version: true }).extend({
  state: MemberState,
  /** When the registration was confirmed; `null` while provisional. `createdAt`: when the registration was sent. */
  memberSince: instant().nullable(),
});
export type MemberSummary = z.infer<typeof MemberSummary>;

/** All details of a member. */
export const MemberDetail = MemberSummary.omit({ answers: true }).extend({
  ...EntryDetail.pick({ answers: true, agreed: true, mails: true }).shape,
  /** When the membership was deleted by the member; `null` otherwise. */
  leftAt: instant().nullable(),
  /** Sessions that have not expired. */
  sessionCount: z.int(),
});
export type MemberDetail = z.infer<typeof MemberDetail>;

/** Members of a site at the end of a day, in Japanese time. */
export const MemberGrowth = z.object({ day: z.string(), registered: z.int(), left: z.int(), total: z.int() });
export type MemberGrowth = z.infer<typeof MemberGrowth>;
