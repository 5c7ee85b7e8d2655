import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { exportNews } from '#functions/news/api/list/export-news.ts';
import { getNews } from '#functions/news/api/list/get-news.ts';
import { listNews } from '#functions/news/api/list/list-news.ts';
import { newsFigures, siteNewsFigures } from '#functions/news/api/list/news-figures.ts';
import { createNews } from '#functions/news/api/save/create-news.ts';
import { duplicateNews } from '#functions/news/api/save/duplicate-news.ts';
import { generateImageUrl } from '#functions/news/api/save/generate-image-url.ts';
import { endNews, publishNews } from '#functions/news/api/save/publish-news.ts';
import { removeNews } from '#functions/news/api/save/remove-news.ts';
import { updateNews } from '#functions/news/api/save/update-news.ts';
import { listDeliveredNews } from '#functions/news/api/site/list-delivered-news.ts';
import { listSiteNews } from '#functions/news/api/site/list-site-news.ts';
import { reorderNews } from '#functions/news/api/site/reorder-news.ts';
import { type Locators, locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { news } from '#shared/api-contract/endpoints/news.ts';

/** The use cases of the endpoints for news. */
export const newsUseCases = (dependencies: NewsDependencies): UseCases<typeof news> => ({
  delivered: listDeliveredNews(dependencies),
  list: listNews(dependencies),
  export: exportNews(dependencies),
  create: createNews(dependencies),
  generateImageUrl: generateImageUrl(dependencies),
  get: getNews(dependencies),
  update: updateNews(dependencies),
  remove: removeNews(dependencies),
  duplicate: duplicateNews(dependencies),
  publish: publishNews(dependencies),
  end: endNews(dependencies),
  figures: newsFigures(dependencies),
  siteNews: listSiteNews(dependencies),
  reorder: reorderNews(dependencies),
  siteFigures: siteNewsFigures(dependencies),
});

/** Returns, for each endpoint, how to find the item or the sites that its request names. */
export function newsLocators(dependencies: Pick<NewsDependencies, 'sites' | 'news'>): Locators<typeof news> {
  const { sites, news: items } = dependencies;
  return {
    ...locatorsByParam(news, 'id', (id, { scope }) => items.find(scope, id)),
    ...locatorsByParam(news, 'siteId', (id, { scope }) => sites.find(scope, id)),
    create: ({ body }, { scope }) => Promise.all(body.siteIds.map((id) => sites.find(scope, id))),
    generateImageUrl: ({ body }, { scope }) => sites.find(scope, body.siteId),
  };
}
