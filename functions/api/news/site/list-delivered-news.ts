import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import { AppError } from '#functions/app-error.ts';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import { assertSiteAvailable } from '#functions/domain/published-site/assert-site-available.ts';
import { deliveredNews } from '#functions/domain/news/delivered-news.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/**
 * The current news of a published site, by the server's clock, in the order of the site. For clients other than the site's own
 * pages, which read a file that the job `news` writes. Three small reads, and one for pictures.
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
