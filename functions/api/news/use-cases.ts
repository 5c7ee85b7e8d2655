import { createNews } from '#functions/api/noti-delivery/create-news.ts';
import { listDeliveredNews } from '#functions/api/noti-delivery/list-delivered-news.ts';
import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import { getNews } from '#functions/api/noti-delivery/get-news.ts';
import { listNews } from '#functions/api/noti-delivery/list-news.ts';
import { removeNews } from '#functions/api/noti-delivery/remove-news.ts';
import { updateNews } from '#functions/api/noti-delivery/update-news.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';

/** News of sites: the use case of every endpoint of the family. */
export const notiDeliveryUseCases = (dependencies: NotiDeliveryDependencies): UseCases<typeof notiDelivery> => ({
  delivered: listDeliveredNews(dependencies),
  list: listNews(dependencies),
  get: getNews(dependencies),
  create: createNews(dependencies),
  update: updateNews(dependencies),
  remove: removeNews(dependencies),
});

/** How each endpoint finds the site that its request names. */
export function notiDeliveryLocators({ sites }: Pick<NotiDeliveryDependencies, 'sites'>): Locators<typeof notiDelivery> {
  const locate = ({ params }: { params: { siteId: string } }, { scope }: Caller) => sites.find(scope, params.siteId);
  return { list: locate, get: locate, update: locate, remove: locate, create: ({ body }, { scope }) => sites.find(scope, body.siteId) };
}
