import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import { findNews } from '#functions/api/news/list/find-news.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { news } from '#shared/api-contract/endpoints/news.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';

export const listNews =
  (dependencies: NewsDependencies): UseCase<typeof news.list> =>
  async ({ caller: { scope }, query: { limit, ...filters } }) =>
    findNews(dependencies, scope, filters, { limit, named: NEWS_MAX.named });
