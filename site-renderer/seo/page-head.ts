import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { MANIFEST_PATH } from '#shared/rules/sites/site-file-keys.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { PageHead } from '#site-renderer/document/document.ts';
import { oembedLinks } from '#site-renderer/seo/embedding.ts';
import type { SeoSite } from '#site-renderer/seo/seo-site.ts';
import { cardProperties, type ShareCard, type UploadedPicture } from '#site-renderer/seo/share-card.ts';
import { siteIcons } from '#site-renderer/seo/site-icon.ts';
import { organization } from '#site-renderer/seo/structured-data.ts';

const NO_CARDS: ReadonlySet<string> = new Set();

export interface SeoPage {
  title: string;
  description: string;
  /** Returns the path of the page in a language; `undefined` if the page does not exist in that language. */
  pathIn: (language: Language) => string | undefined;
  /** The picture of the page, whose colour browsers show around it. */
  picture: ImageRef | null;
  card: ShareCard | UploadedPicture;
  /** Whether search engines may show the page. */
  isIndexed: boolean;
  /** Structured data (JSON-LD). */
  data?: readonly object[];
}

/** Returns the `hreflang` alternates of a page; empty if it exists in one language only. `x-default` is the default language. */
export function alternates({ document, languages }: Pick<SeoSite, 'document' | 'languages'>, { pathIn }: Pick<SeoPage, 'pathIn'>) {
  const { defaultLanguage } = document.settings;
  const versions = languages.flatMap((language) => {
    const path = pathIn(language);
    return path === undefined ? [] : [{ tag: LANGUAGE_TAG[language], path, isDefault: language === defaultLanguage }];
  });
  if (versions.length < 2) return [];
  return [...versions, ...versions.filter(({ isDefault }) => isDefault).map(({ path }) => ({ tag: 'x-default', path }))];
}

const icons = ({ settings }: Pick<SiteDocument, 'settings'>, { imageUrl }: Pick<SiteAddresses, 'imageUrl'>): PageHead['links'] =>
  siteIcons(settings, imageUrl).map(({ src, sizes, type }) => ({
    rel: sizes === '180x180' ? 'apple-touch-icon' : 'icon',
    type,
    sizes,
    href: src,
  }));

/** Returns the metadata of a page for search engines, share cards and browsers. */
export function pageHead(site: SeoSite, page: SeoPage): PageHead {
  const { document, language, origin, addresses, storedCards = NO_CARDS } = site;
  const { title, description, picture, card, isIndexed, pathIn, data = [] } = page;
  const path = pathIn(language);
  const cardImage = cardProperties(card, storedCards, origin);
  return {
    title,
    meta: {
      description,
      ...(!isIndexed && { robots: 'noindex' }),
      ...(picture && { 'theme-color': picture.colour }),
      'twitter:card': 'og:image' in cardImage ? 'summary_large_image' : 'summary',
    },
    properties: {
      'og:type': 'website',
      'og:site_name': document.settings.name,
      'og:title': title,
      'og:description': description,
      ...(path !== undefined && { 'og:url': origin + path }),
      ...cardImage,
    },
    links: [
      ...(path === undefined ? [] : [{ rel: 'canonical', href: origin + path }]),
      ...(isIndexed ? alternates(site, page).map((one) => ({ rel: 'alternate', hreflang: one.tag, href: origin + one.path })) : []),
      ...icons(document, addresses),
      { rel: 'manifest', href: MANIFEST_PATH },
      ...oembedLinks(site),
    ],
    data: [{ '@context': 'https://schema.org', '@graph': [organization(site), ...data] }],
  };
}
