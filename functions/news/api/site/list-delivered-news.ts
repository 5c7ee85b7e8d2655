import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import { assertSiteAvailable } from '#functions/publishing/services/published-site/assert-site-available.ts';
import { deliveredNews } from '#functions/news/services/delivered-news.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/**
 * Returns the current news of a published site, by the server's clock, in the order of the site. It is for clients other than the
 * site's own pages, which read a file that the job `news` writes. Makes three small reads, and one for pictures.
 */
export const listDeliveredNews =
  (dependencies: NewsDependencies): UseCase<typeof news.delivered> =>
  async ({ query: { siteId, lang } }) => {
    const { publicSites, accounts, clock } = dependencies;
    const site = await publicSites.find(siteId);
    if (!site) throw new AppError('not-found');
    const [effect, current] = await Promise.all([readContractEffect(accounts, site, clock()), deliveredNews(dependencies, site, lang)]);
    assertSiteAvailable(effect);
    return { news: current };
  };
