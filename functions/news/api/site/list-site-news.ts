import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { listedNews, newsSite } from '#functions/news/api/list/news-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { inNewsOrder } from '#shared/rules/news/news-order.ts';

/** Returns all news of a site in the order in which visitors see it. */
export const listSiteNews =
  (dependencies: NewsDependencies): UseCase<typeof news.siteNews> =>
  async ({ caller: { scope }, params, query }) => {
    const { sites, siteNews, news, clock } = dependencies;
    const site = await sites.find(scope, params.siteId);
    const { items, order, version } = await siteNews.read(site);
    const found = await news.getAll(
      scope,
      inNewsOrder(items, order).map(({ id }) => id),
    );
    const listed = await listedNews(dependencies, scope, found, { named: NEWS_MAX.named, now: clock() });
    const shown = listed.filter(({ status }) => query.status === undefined || status === query.status);
    return { site: newsSite(site), news: shown, version };
  };
