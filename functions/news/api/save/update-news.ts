import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsView } from '#functions/news/api/list/news-view.ts';
import { newsItemChange } from '#functions/news/api/save/news-change.ts';
import { newsImage } from '#functions/news/api/save/news-image.ts';
import { newsRecord } from '#functions/news/api/save/news-record.ts';
import { assertNewsWritable, remainingSites, requestedSites } from '#functions/news/api/save/target-sites.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/**
 * Replaces an item on all its sites. Visitors see the former text until the job has rendered the news. The owner of the item does
 * not change.
 */
export const updateNews =
  (dependencies: NewsDependencies): UseCase<typeof news.update> =>
  async ({ caller, params, body: { version, imageId, ...input } }) => {
    const { news, clock, ids } = dependencies;
    const before = await news.find(caller.scope, params.id);
    const sites = await requestedSites(dependencies, caller, input.siteIds, before);
    await assertNewsWritable(dependencies, caller, before, sites);
    if (version !== before.version) throw new AppError('version-conflict');
    const image = await newsImage(dependencies, caller.scope, imageId, before, before);
    const now = clock();
    const after = newsRecord(ids, { input, image, owner: before }, before, now);
    const former = await remainingSites(dependencies, caller, before);
    const change = newsItemChange(dependencies, caller, { before, after, sites: [...former, ...sites] });
    if ((await news.update(before, after, change)) !== 'done') throw new AppError('version-conflict');
    return { news: await newsView(dependencies, caller.scope, after, now) };
  };
