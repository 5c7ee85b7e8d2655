import type { NewsInput } from '#shared/model/news/news.ts';
import type { NewsTimes } from '#shared/rules/news/news-status.ts';

/**
 * Returns the start of a news item that is saved at `now`. Scheduled items start at their own date. Instant items start now, or keep the
 * start of their first publication when they are edited, withdrawn or published again. A draft of an instant item has no start.
 */
export function newsStart(
  { publishType, startDate, state }: Pick<NewsInput, 'publishType' | 'startDate' | 'state'>,
  before: NewsTimes | undefined,
  now: Date,
): string | null {
  if (publishType === 'scheduled') return startDate;
  if (state === 'draft') return null;
  const started = before && before.state !== 'draft' ? before.startDate : null;
  return started !== null && Date.parse(started) <= now.getTime() ? started : now.toISOString();
}
