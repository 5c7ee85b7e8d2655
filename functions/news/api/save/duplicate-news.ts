import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsView } from '#functions/news/api/list/news-view.ts';
import { commitNewNews } from '#functions/news/api/save/commit-new-news.ts';
import { newsRecord } from '#functions/news/api/save/news-record.ts';
import { assertNewsWritable, remainingSites } from '#functions/news/api/save/target-sites.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/** Copies an item into a draft with the same sites and picture, without its dates. */
export const duplicateNews =
  (dependencies: NewsDependencies): UseCase<typeof news.duplicate> =>
  async ({ caller, params }) => {
    const { news, clock, ids } = dependencies;
    const original = await news.find(caller.scope, params.id);
    const sites = await remainingSites(dependencies, caller, original);
    await assertNewsWritable(dependencies, caller, original, sites);
    const now = clock();
    const input = {
      ...original,
      siteIds: sites.map(({ id }) => id),
      publishType: 'instant' as const,
      startDate: null,
      endDate: null,
      state: 'draft' as const,
    };
    const copy = newsRecord(ids, { input, image: original.image, owner: original }, undefined, now);
    await commitNewNews(dependencies, caller, copy, sites);
    return { news: await newsView(dependencies, caller.scope, copy, now) };
  };
