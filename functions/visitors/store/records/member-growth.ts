import * as z from 'zod';
import type { Write } from '#functions/platform/engine/table.ts';
import { memberDayKey } from '#functions/platform/keys/keys.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Numbers of members who joined and left a site on a day. */
export const MemberDay = z.object({ day: z.string(), registered: z.number().default(0), left: z.number().default(0) });
export type MemberDay = z.infer<typeof MemberDay>;

/** A change of the membership. `registered`: a person became a member. `left`: a member left or was erased. */
export type MembershipChange = 'registered' | 'left';

/** Returns the write that counts a change of the membership of a site exactly once, for the transaction of the change. */
export const memberGrowthWrite = (siteId: string, change: MembershipChange, at: Date): Write => ({
  update: memberDayKey(siteId, japaneseDay(at)),
  set: { entity: 'member-day', day: japaneseDay(at) },
  add: { [change]: 1 },
});
