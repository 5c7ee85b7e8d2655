import type { Language } from '#shared/model/language.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { type ImageRef, newsWidths } from '#shared/model/media/media.ts';
import type { News } from '#shared/model/news/news.ts';
import type { NewsData, VisitorNews } from '#shared/model/news/visitor-news.ts';
import { newsTextIn } from '#shared/rules/news/news-text.ts';
import { linkTarget } from '#site-renderer/components/shared/link-target.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { NEWS_CSS } from '#site-renderer/styles/news-css.ts';

/** A current news item of a site, in every language. */
export interface RenderedNews extends Pick<
  News,
  'id' | 'title' | 'content' | 'translations' | 'contentUrl' | 'isInternalLink' | 'image' | 'updatedAt'
> {
  startDate: string;
}

/** Returns the media ids of the pictures of news. */
export const newsMedia = (news: readonly RenderedNews[]): string[] => news.flatMap(({ image }) => image?.mediaId ?? []);

/** Returns the address of the smallest variant of a picture, for thumbnails. */
const thumbnail = (image: ImageRef, addresses: Pick<SiteAddresses, 'imageUrl'>): string =>
  addresses.imageUrl(image, { width: Math.min(...newsWidths(image.width)), format: 'webp' });

/** Returns the news in a language, without links to a cell or page that the site does not have. */
export const visitorNews = (news: readonly RenderedNews[], language: Language, addresses: SiteAddresses): VisitorNews[] =>
  news.map((item) => {
    const { image, contentUrl, isInternalLink } = item;
    return {
      id: item.id,
      ...newsTextIn(item, language),
      contentUrl: linkTarget({ linkDestinationUrl: contentUrl, isInternalLink }, addresses)?.href ?? '',
      image: image && { src: thumbnail(image, addresses), width: image.width, height: image.height, colour: image.colour },
      startDate: item.startDate,
    };
  });

/** Returns the data for the news bar on pages of a language. */
export const newsData = (news: readonly RenderedNews[], language: Language, addresses: SiteAddresses): NewsData => ({
  news: visitorNews(news.slice(0, NEWS_MAX.shown), language, addresses),
  styles: news.length > 0 ? NEWS_CSS : '',
});
