import type { NewsStatus } from '#shared/model/visitor/site-news.ts';

/** The fields that decide whether visitors see a news item. `startDate` is `null` until it is first published. */
export interface NewsTimes {
  isDraft: boolean;
  startDate: string | null;
  endDate: string | null;
}

/** The status of a news item at `now`: the start is inclusive, the end exclusive. */
export function newsStatus({ isDraft, startDate, endDate }: NewsTimes, now: Date): NewsStatus {
  if (isDraft) return 'draft';
  if (endDate !== null && Date.parse(endDate) <= now.getTime()) return 'expired';
  return startDate !== null && Date.parse(startDate) <= now.getTime() ? 'public' : 'unpublic';
}
