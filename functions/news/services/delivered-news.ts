import { currentSiteNews } from '#functions/news/services/current-site-news.ts';
import { toVisitorNews } from '#functions/news/services/visitor-news.ts';
import { publishedMedia } from '#functions/publishing/services/published-site/published-media.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { Language } from '#shared/model/language.ts';
import { variantName } from '#shared/model/media/media.ts';
import type { VisitorNews } from '#shared/model/news/visitor-news.ts';
import { siteOrigin } from '#shared/rules/sites/site-address.ts';
import { mediaPath } from '#shared/rules/sites/site-file-keys.ts';

interface DeliveryDependencies {
  siteNews: Pick<SiteNewsStore, 'read'>;
  media: Pick<MediaStore, 'getAll'>;
  sitesOrigin: string;
  clock: Clock;
}

/**
 * Returns the current news of a published site for clients other than its own pages. Makes one read, and one for pictures, which are
 * already public.
 */
export async function deliveredNews(
  { siteNews, media, sitesOrigin, clock }: DeliveryDependencies,
  site: Pick<Site, 'id' | 'ownerId'>,
  language: Language | undefined,
): Promise<VisitorNews[]> {
  const current = await currentSiteNews(siteNews, site, clock());
  const ids = current.flatMap(({ image }) => image?.mediaId ?? []);
  const files = ids.length > 0 ? await media.getAll(scopeOf(site.ownerId), ids) : [];
  const folders = new Map(files.flatMap((file) => (file ? [[file.id, publishedMedia(file).folder] as const] : [])));
  const origin = siteOrigin(sitesOrigin, site.id);
  return toVisitorNews(current, language, {
    origin,
    imageUrl: ({ mediaId }, variant) => `${origin}${mediaPath(folders.get(mediaId) ?? '', variantName(variant))}`,
  });
}
