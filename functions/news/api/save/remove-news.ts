import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsItemChange } from '#functions/news/api/save/news-change.ts';
import { assertNewsWritable, remainingSites } from '#functions/news/api/save/target-sites.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

/** Deletes an item from all its sites, even if it is changed concurrently. */
export const removeNews =
  (dependencies: NewsDependencies): UseCase<typeof news.remove> =>
  ({ caller, params }) =>
    retryOnConflict(async () => {
      const { news } = dependencies;
      const found = await news.find(caller.scope, params.id);
      const sites = await remainingSites(dependencies, caller, found);
      await assertNewsWritable(dependencies, caller, found, sites);
      return (await news.remove(found, newsItemChange(dependencies, caller, { before: found, sites }))) === 'done' ? null : CONFLICT;
    });
