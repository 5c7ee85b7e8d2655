import { AppError, invalidInput } from '#functions/app-error.ts';
import type { StoredNews } from '#functions/store/site/site-news.ts';
import type { SiteNewsInput } from '#shared/model/visitor/site-news.ts';
import { mayBecome } from '#shared/rules/news/news-state.ts';
import { newsStart } from '#shared/rules/news/news-start.ts';

/** The stored item after a save at `now`. `invalid-input` if it would end before it starts, `transition-refused` if it may not have that state. */
export function newsRecord(id: string, input: SiteNewsInput, before: StoredNews | undefined, now: Date): StoredNews {
  if (!mayBecome(before?.state, input.state)) throw new AppError('transition-refused');
  const startDate = newsStart(input, before, now);
  const { endDate } = input;
  if (startDate !== null && endDate !== null && Date.parse(endDate) <= Date.parse(startDate))
    throw invalidInput([{ path: 'endDate', rule: 'end-before-start' }]);
  const at = now.toISOString();
  return { ...input, id, startDate, createdAt: before?.createdAt ?? at, updatedAt: at };
}
