import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsItemChange } from '#functions/news/api/save/news-change.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { StoredNews } from '#functions/news/store/news.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';

/**
 * Stores a new item. Throws `invalid-input` with the rule `too-many` at the limit of its account, `not-found` if one of its sites is
 * deleted concurrently.
 */
export async function commitNewNews(
  dependencies: NewsDependencies,
  caller: Caller,
  created: StoredNews,
  sites: readonly Site[],
): Promise<void> {
  const outcome = await dependencies.news.create(created, newsItemChange(dependencies, caller, { after: created, sites }));
  if (outcome === 'limit-reached') throw invalidInput([{ path: 'siteIds', rule: 'too-many', params: { max: NEWS_MAX.stored } }]);
  if (outcome === 'conflict') throw new AppError('not-found');
}
