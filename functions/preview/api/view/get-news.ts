import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { parseViewCookie } from '#functions/preview/api/view/previewed-site.ts';
import { currentSiteNews } from '#functions/news/services/current-site-news.ts';
import { toVisitorNews } from '#functions/news/services/visitor-news.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import type { Variant } from '#shared/model/media/media.ts';
import { taggedMediaPath } from '#shared/rules/media/media-path.ts';

/** Returns the news at the time of the view. Links and pictures have URLs on the preview's own host. */
export const getNews =
  ({ siteNews, clock, mediaRights }: Pick<PreviewDependencies, 'siteNews' | 'clock' | 'mediaRights'>): UseCase<typeof preview.news> =>
  async ({ caller: { site }, cookies }) => {
    const { at } = parseViewCookie(cookies);
    const current = await currentSiteNews(siteNews, site, at === undefined ? clock() : new Date(at));
    const imageUrl = ({ mediaId }: { mediaId: string }, variant: Variant): string =>
      taggedMediaPath(mediaId, variant, mediaRights.tagOf(mediaId, site.id));
    return { news: toVisitorNews(current, undefined, { origin: '', imageUrl }) };
  };
