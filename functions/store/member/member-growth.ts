import * as z from 'zod';
import type { Write } from '#functions/store/engine/table.ts';
import { memberDayKey } from '#functions/store/keys.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Who joined a site and who left it on a day. */
export const MemberDay = z.object({ day: z.string(), registered: z.number().default(0), left: z.number().default(0) });
export type MemberDay = z.infer<typeof MemberDay>;

/** Who became a member on a day, and who stopped being one: left, or was erased. */
export type MembershipChange = 'registered' | 'left';

/** Counts a change of the membership of a site, for the transaction that makes it: it is counted exactly once. */
export const memberGrowthWrite = (siteId: string, change: MembershipChange, at: Date): Write => ({
  update: memberDayKey(siteId, japaneseDay(at)),
  set: { entity: 'member-day', day: japaneseDay(at) },
  add: { [change]: 1 },
});
