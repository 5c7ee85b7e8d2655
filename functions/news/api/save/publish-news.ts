import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsView } from '#functions/news/api/list/news-view.ts';
import { newsItemChange } from '#functions/news/api/save/news-change.ts';
import { assertNewsWritable, remainingSites } from '#functions/news/api/save/target-sites.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredNews } from '#functions/news/store/news.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import type { FieldError } from '#shared/model/error.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';
import { publishedNow, endedNow } from '#shared/rules/news/publish-now.ts';

/** Returns a fault for each text that a draft may lack, but published news may not. */
function missingTexts({ content, translations }: StoredNews): FieldError[] {
  const languages = Object.entries(translations).filter(([, text]) => text.content === '');
  return [...(content === '' ? ['content'] : []), ...languages.map(([language]) => `translations.${language}.content`)].map((path) => ({
    path,
    rule: 'required',
  }));
}

type PeriodChange = UseCase<typeof news.publish> & UseCase<typeof news.end>;

/** Changes only the period in which an item is public. */
const changePeriod =
  (
    dependencies: NewsDependencies,
    next: (news: StoredNews, now: Date) => Pick<StoredNews, 'state' | 'publishType' | 'startDate' | 'endDate'>,
  ): PeriodChange =>
  async ({ caller, params, body }) => {
    const { news: items, clock, ids } = dependencies;
    const before = await items.find(caller.scope, params.id);
    const sites = await remainingSites(dependencies, caller, before);
    await assertNewsWritable(dependencies, caller, before, sites);
    if (body.version !== before.version) throw new AppError('version-conflict');
    const now = clock();
    const after: StoredNews = {
      ...before,
      ...next(before, now),
      siteIds: sites.map(({ id }) => id),
      version: before.version + 1,
      indexedBy: ids.ulid(),
      updatedAt: now.toISOString(),
    };
    const change = newsItemChange(dependencies, caller, { before, after, sites });
    if ((await items.update(before, after, change)) !== 'done') throw new AppError('version-conflict');
    return { news: await newsView(dependencies, caller.scope, after, now) };
  };

/** Publishes an item now. Throws `transition-refused` if it is public already. */
export const publishNews = (dependencies: NewsDependencies): UseCase<typeof news.publish> =>
  changePeriod(dependencies, (item, now) => {
    if (newsStatus(item, now) === 'public') throw new AppError('transition-refused');
    const missing = missingTexts(item);
    if (missing.length > 0) throw invalidInput(missing);
    return publishedNow(item, now);
  });

/** Ends a public item now. Throws `transition-refused` if it is not public. */
export const endNews = (dependencies: NewsDependencies): UseCase<typeof news.end> =>
  changePeriod(dependencies, (item, now) => {
    if (newsStatus(item, now) !== 'public') throw new AppError('transition-refused');
    return endedNow(item, now);
  });
