import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import { newsView } from '#functions/api/noti-delivery/news-view.ts';
import { AppError } from '#functions/app-error.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';

export const getNews =
  ({ sites, news, clock }: NotiDeliveryDependencies): UseCase<typeof notiDelivery.get> =>
  async ({ caller, params }) => {
    const found = await news.find(await sites.find(caller.scope, params.siteId), params.id);
    if (!found) throw new AppError('not-found');
    return { news: newsView(found, clock()) };
  };
