import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** The site of a page, in the language of the page: what `<head>` and structured data are made from. */
export interface DescribedSite {
  document: Pick<SiteDocument, 'settings' | 'sns'>;
  language: Language;
  /** The languages the site is shown in. */
  languages: readonly Language[];
  /** The site's own origin, without a trailing slash. */
  origin: string;
  addresses: Pick<SiteAddresses, 'imageUrl' | 'languageUrl'>;
}
