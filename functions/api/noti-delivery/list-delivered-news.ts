import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import { AppError } from '#functions/app-error.ts';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { assertSiteAvailable } from '#functions/domain/published-site/assert-site-available.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';

/**
 * The current news of a published site, by the server's clock, newest first. Three small reads: every visit calls
 * it, so only the `NEWS_MAX.examined` latest items are considered.
 */
export const listDeliveredNews =
  ({ publicSites, accounts, news, clock }: NotiDeliveryDependencies): UseCase<typeof notiDelivery.delivered> =>
  async ({ query }) => {
    const site = await publicSites.find(query.siteId);
    if (!site) throw new AppError('not-found');
    const now = clock();
    const [effect, latest] = await Promise.all([readContractEffect(accounts, site, now), news.listNewest(site, NEWS_MAX.examined)]);
    assertSiteAvailable(effect);
    const current = latest.flatMap((one) => {
      const { startDate } = one;
      return startDate !== null && newsStatus(one, now) === 'public' ? [{ ...one, startDate }] : [];
    });
    const newestFirst = current.toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate));
    return { news: newestFirst.slice(0, NEWS_MAX.shown) };
  };
