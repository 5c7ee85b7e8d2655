import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import { AppError } from '#functions/app-error.ts';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import { currentNews } from '#functions/domain/published-site/current-news.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { assertSiteAvailable } from '#functions/domain/published-site/assert-site-available.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';

/** The current news of a published site, by the server's clock, newest first. Three small reads: every visit calls it. */
export const listDeliveredNews =
  ({ publicSites, accounts, news, clock }: NotiDeliveryDependencies): UseCase<typeof notiDelivery.delivered> =>
  async ({ query }) => {
    const site = await publicSites.find(query.siteId);
    if (!site) throw new AppError('not-found');
    const now = clock();
    const [effect, current] = await Promise.all([readContractEffect(accounts, site, now), currentNews(news, site, now)]);
    assertSiteAvailable(effect);
    return { news: current };
  };
