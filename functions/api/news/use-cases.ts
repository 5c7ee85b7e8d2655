import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import { exportNews } from '#functions/api/news/list/export-news.ts';
import { getNews } from '#functions/api/news/list/get-news.ts';
import { listNews } from '#functions/api/news/list/list-news.ts';
import { newsFigures, siteNewsFigures } from '#functions/api/news/list/news-figures.ts';
import { createNews } from '#functions/api/news/save/create-news.ts';
import { duplicateNews } from '#functions/api/news/save/duplicate-news.ts';
import { generateImageUrl } from '#functions/api/news/save/generate-image-url.ts';
import { endNews, publishNews } from '#functions/api/news/save/publish-news.ts';
import { removeNews } from '#functions/api/news/save/remove-news.ts';
import { updateNews } from '#functions/api/news/save/update-news.ts';
import { listDeliveredNews } from '#functions/api/news/site/list-delivered-news.ts';
import { listSiteNews } from '#functions/api/news/site/list-site-news.ts';
import { reorderNews } from '#functions/api/news/site/reorder-news.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/** News: the use case of every endpoint of the family. */
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

/** How each endpoint finds the item, or the sites, that its request names. */
export function newsLocators(dependencies: Pick<NewsDependencies, 'sites' | 'news'>): Locators<typeof news> {
  const { sites, news: items } = dependencies;
  const item = ({ params }: { params: { id: string } }, { scope }: Caller) => items.find(scope, params.id);
  const site = ({ params }: { params: { siteId: string } }, { scope }: Caller) => sites.find(scope, params.siteId);
  return {
    get: item,
    update: item,
    remove: item,
    duplicate: item,
    publish: item,
    end: item,
    figures: item,
    siteNews: site,
    reorder: site,
    siteFigures: site,
    create: ({ body }, { scope }) => Promise.all(body.siteIds.map((id) => sites.find(scope, id))),
    generateImageUrl: ({ body }, { scope }) => sites.find(scope, body.siteId),
  };
}
