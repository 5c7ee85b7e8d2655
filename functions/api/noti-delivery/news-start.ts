import type { SiteNewsInput } from '#shared/model/visitor/site-news.ts';
import type { NewsTimes } from '#functions/api/noti-delivery/news-status.ts';

/**
 * The start of a news item that is saved at `now`. Scheduled items start at their own date; instant items start now, or
 * keep the start of their first publication when they are edited. A draft of an instant item has no start.
 */
export function newsStart(
  { publishType, startDate, isDraft }: Pick<SiteNewsInput, 'publishType' | 'startDate' | 'isDraft'>,
  before: NewsTimes | undefined,
  now: Date,
): string | null {
  if (publishType === 'scheduled') return startDate;
  if (isDraft) return null;
  const started = before?.isDraft === false ? before.startDate : null;
  return started !== null && Date.parse(started) <= now.getTime() ? started : now.toISOString();
}
