import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import { NEWS_FIGURES_MONTHS } from '#shared/model/limits.ts';
import type { NewsFigures } from '#shared/model/news/news.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import { newsFiguresIn } from '#shared/rules/analytics/visits/news-figures.ts';

const CONCURRENCY = 5;
const NEVER_SHOWN: NewsFigures = { shown: 0, clicked: 0, closed: 0 };

/** Returns the figures of the news of a site in the last `NEWS_FIGURES_MONTHS` months, by item. Makes one call for each MB. */
async function figuresOfSite(
  { figures, clock }: Pick<NewsDependencies, 'figures' | 'clock'>,
  siteId: string,
): Promise<ReadonlyMap<string, NewsFigures>> {
  const month = monthOf(clock());
  return newsFiguresIn((await figures.readRange(siteId, addMonths(month, 1 - NEWS_FIGURES_MONTHS), month)).values());
}

/** Returns how often an item was shown, clicked and closed, on each of its sites. */
export const newsFigures =
  (dependencies: NewsDependencies): UseCase<typeof news.figures> =>
  async ({ caller: { scope }, params }) => {
    const { news, sites } = dependencies;
    const item = await news.find(scope, params.id);
    const active = (await sites.getAll(scope, item.siteIds)).filter((site) => site !== undefined);
    const figures = await inParallel(active, CONCURRENCY, async ({ id: siteId }) => ({
      siteId,
      ...((await figuresOfSite(dependencies, siteId)).get(item.id) ?? NEVER_SHOWN),
    }));
    return { figures };
  };

/** Returns how often each item of a site was shown, clicked and closed on that site. */
export const siteNewsFigures =
  (dependencies: NewsDependencies): UseCase<typeof news.siteFigures> =>
  async ({ caller: { scope }, params }) => {
    const { sites, siteNews } = dependencies;
    const site = await sites.find(scope, params.siteId);
    const [ids, figures] = await Promise.all([siteNews.idsOf(site), figuresOfSite(dependencies, site.id)]);
    return { figures: ids.map((newsId) => ({ newsId, ...(figures.get(newsId) ?? NEVER_SHOWN) })) };
  };
