import { FAVICON_SIZES, creativeWidths } from '#shared/model/media.ts';
import { pageWords } from '#shared/rules/page-words.ts';
import { homePath } from '#shared/rules/site-address.ts';
import type { PageParts } from '#site-renderer/document.ts';
import type { SiteRendering } from '#site-renderer/render.tsx';
import type { PlacedSheet } from '#site-renderer/visible-sheets.ts';

/** What search engines and share cards are told about the site as a whole. */
export function pageDescription(
  { document, language, origin, imageUrl }: SiteRendering,
  first: PlacedSheet | undefined,
): Pick<PageParts, 'title' | 'meta' | 'properties' | 'links'> {
  const { name, favicon, defaultLanguage } = document.settings;
  const url = origin + homePath(language, defaultLanguage);
  const { title, description } = pageWords(document, language, first?.sheet);
  const image = first?.sheet.image;
  const card = image && { image, width: Math.max(...creativeWidths(image.width)) };
  return {
    title,
    meta: {
      description,
      ...(image && { 'theme-color': image.colour }),
      ...(card && { 'twitter:card': 'summary_large_image' }),
    },
    properties: {
      'og:type': 'website',
      'og:site_name': name,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      ...(card && { 'og:image': origin + imageUrl(card.image, { width: card.width, format: 'webp' }) }),
    },
    links: [
      { rel: 'canonical', href: url },
      ...(favicon
        ? FAVICON_SIZES.map((size) => ({
            rel: size === 180 ? 'apple-touch-icon' : 'icon',
            type: 'image/png',
            sizes: `${size}x${size}`,
            href: imageUrl(favicon, { width: size, format: 'png' }),
          }))
        : [{ rel: 'icon', href: 'data:,' }]),
    ],
  };
}
