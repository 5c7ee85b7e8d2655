import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { LinkAddresses } from '#site-renderer/components/shared/link-target.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** The site in the language of a page; the input of `<head>` and structured data. */
export interface SeoSite {
  document: Pick<SiteDocument, 'settings' | 'sns'>;
  language: Language;
  /** The published languages of the site. */
  languages: readonly Language[];
  /** The origin of the site, without a trailing slash. */
  origin: string;
  /** The paths of the share cards that are stored; absent in previews. */
  storedCards?: ReadonlySet<string> | undefined;
  addresses: Pick<SiteAddresses, 'imageUrl' | 'languageUrl'> & LinkAddresses;
}
