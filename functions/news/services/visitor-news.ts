import type { CurrentNews } from '#functions/news/services/current-site-news.ts';
import type { Language } from '#shared/model/language.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { type ImageRef, newsWidths, type Variant } from '#shared/model/media/media.ts';
import type { VisitorNews } from '#shared/model/news/visitor-news.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { newsTextIn } from '#shared/rules/news/news-text.ts';

interface Addresses {
  /** The origin of internal links. URLs of this origin redirect to the canonical URLs. */
  origin: string;
  imageUrl: (image: ImageRef, variant: Variant) => string;
}

/** Returns the URL of a link, that of an internal link such as `/B2` in the requested language; empty for none. */
function linkUrl({ contentUrl, isInternalLink }: CurrentNews, origin: string, language: Language | undefined): string {
  const destination = parseDestination(contentUrl, isInternalLink);
  if ('url' in destination) return destination.url;
  return isInternalLink && contentUrl !== '' ? `${origin}${language ? `/${language}` : ''}${contentUrl}` : '';
}

/** Returns news as the API shows them, with absolute URLs. Does not read the content of the site. */
export const toVisitorNews = (
  items: readonly CurrentNews[],
  language: Language | undefined,
  { origin, imageUrl }: Addresses,
): VisitorNews[] =>
  items.slice(0, NEWS_MAX.shown).map((item) => {
    const { image } = item;
    return {
      id: item.id,
      ...newsTextIn(item, language),
      contentUrl: linkUrl(item, origin, language),
      image: image && {
        src: imageUrl(image, { width: Math.min(...newsWidths(image.width)), format: 'webp' }),
        width: image.width,
        height: image.height,
        colour: image.colour,
      },
      startDate: item.startDate,
    };
  });
