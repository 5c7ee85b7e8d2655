import type { NewsState, NewsStatus } from '#shared/model/news/news.ts';

/** The fields that determine whether visitors see a news item. `startDate` is `null` until it is first published. */
export interface NewsTimes {
  state: NewsState;
  startDate: string | null;
  endDate: string | null;
}

/**
 * Returns the status of a news item at `now`: the start is inclusive, the end exclusive. A withdrawn item is unpublic
 * until its end.
 */
export function newsStatus({ state, startDate, endDate }: NewsTimes, now: Date): NewsStatus {
  if (state === 'draft') return 'draft';
  if (endDate !== null && Date.parse(endDate) <= now.getTime()) return 'expired';
  return state === 'public' && startDate !== null && Date.parse(startDate) <= now.getTime() ? 'public' : 'unpublic';
}
