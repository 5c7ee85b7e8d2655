import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import { newsView } from '#functions/api/noti-delivery/news-view.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';

export const listNews =
  ({ sites, news, clock }: NotiDeliveryDependencies): UseCase<typeof notiDelivery.list> =>
  async ({ caller, params, query }) => {
    const site = await sites.find(caller.scope, params.siteId);
    const now = clock();
    const all = (await news.listNewest(site, NEWS_MAX.stored)).map((one) => newsView(one, now));
    return { news: all.filter(({ status }) => query.status === undefined || status === query.status) };
  };
