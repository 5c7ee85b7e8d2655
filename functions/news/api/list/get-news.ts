import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { newsView } from '#functions/news/api/list/news-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';

export const getNews =
  (dependencies: NewsDependencies): UseCase<typeof news.get> =>
  async ({ caller: { scope }, params }) => {
    const { news, clock } = dependencies;
    return { news: await newsView(dependencies, scope, await news.find(scope, params.id), clock()) };
  };
