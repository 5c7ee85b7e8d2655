import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import { viewIn } from '#functions/api/preview/view/previewed-site.ts';
import { currentNews } from '#functions/domain/published-site/current-news.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/** The news as of the instant that the preview is looked at. */
export const getNews =
  ({ news, clock }: Pick<PreviewDependencies, 'news' | 'clock'>): UseCase<typeof preview.news> =>
  async ({ caller: { site }, cookies }) => {
    const { at } = viewIn(cookies);
    return { news: await currentNews(news, site, at === undefined ? clock() : new Date(at)) };
  };
