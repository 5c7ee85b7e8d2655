import type { NewsStatus } from '#shared/model/visitor/site-news.ts';

/** What decides whether visitors are told. `startDate`: `null` as long as the news have no beginning. */
export interface NewsTimes {
  isDraft: boolean;
  startDate: string | null;
  endDate: string | null;
}

/** What news are at a moment (product.md "News, reports, wire"): their start belongs to the time they are shown, their end no more. */
export function newsStatus({ isDraft, startDate, endDate }: NewsTimes, now: Date): NewsStatus {
  if (isDraft) return 'draft';
  if (endDate !== null && Date.parse(endDate) <= now.getTime()) return 'expired';
  return startDate !== null && Date.parse(startDate) <= now.getTime() ? 'public' : 'unpublic';
}
