import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { findNews } from '#functions/news/api/list/find-news.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';

export const listNews =
  (dependencies: NewsDependencies): UseCase<typeof news.list> =>
  async ({ caller: { scope }, query: { limit, ...filters } }) =>
    findNews(dependencies, scope, filters, { limit, named: NEWS_MAX.named });
