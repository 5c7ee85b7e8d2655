import type { ReactNode } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';
import type { RenderedNews } from '#site-renderer/visibility/rendered-news.ts';
import type { PageScript } from '#site-renderer/build/visitor-scripts.ts';

/** The input of the pages beside the sheets. */
export interface PageContext {
  siteId: string;
  document: SiteDocument;
  language: Language;
  /** The published languages of the site. */
  languages: readonly Language[];
  addresses: SiteAddresses;
  words: VisitorLabels;
  /** Whether the page is a preview. Pages with inputs then explain that nothing is sent. */
  isPreview?: boolean;
  /** The current news of the site, in its order. */
  news: readonly RenderedNews[];
  /** Returns the path of another page in this language. */
  pathOf: (page: SitePage) => string;
}

/** A page beside the sheets, without the shared frame (`page-frame.tsx`). */
export interface PageContent {
  page: SitePage;
  /** The title, to which the site's name is appended. */
  title: string;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /** Styles added to the styles of the frame. */
  styles: string;
  script: PageScript | null;
  /** Whether the owner's tags run on the page: never if visitors register, sign in or choose a password there. */
  hasTags: boolean;
  /** Whether a sent form opens the page. The page then reports the success to the tags. */
  isSuccess?: true;
  /** The address of the page's feed. */
  feed?: string;
  /** The content of `main`; its heading is an `h1`. */
  body: ReactNode;
}
