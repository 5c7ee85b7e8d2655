import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsView } from '#functions/news/api/list/news-view.ts';
import { commitNewNews } from '#functions/news/api/save/commit-new-news.ts';
import { newsImage } from '#functions/news/api/save/news-image.ts';
import { newsRecord } from '#functions/news/api/save/news-record.ts';
import { assertNewsWritable, requestedSites } from '#functions/news/api/save/target-sites.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/** Creates an item of the account to which its sites belong. */
export const createNews =
  (dependencies: NewsDependencies): UseCase<typeof news.create> =>
  async ({ caller, body: { imageId, ...input } }) => {
    const { clock, ids } = dependencies;
    const sites = await requestedSites(dependencies, caller, input.siteIds);
    const [owner] = sites;
    if (!owner) throw new AppError('not-found');
    await assertNewsWritable(dependencies, caller, owner, sites);
    const image = await newsImage(dependencies, caller.scope, imageId, owner);
    const now = clock();
    const created = newsRecord(ids, { input, image, owner }, undefined, now);
    await commitNewNews(dependencies, caller, created, sites);
    return { news: await newsView(dependencies, caller.scope, created, now) };
  };
