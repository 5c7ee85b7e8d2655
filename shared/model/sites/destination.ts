import type { FieldRule } from '#shared/model/error.ts';
import { LEGAL_PAGES, type LegalPage } from '#shared/model/sites/company.ts';
import { normalisePhoneNumber } from '#shared/model/sites/sns-address.ts';
import { parseCell } from '#shared/values/cell.ts';
import { foldEmail, isEmail } from '#shared/values/text/is-email.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';
import type { SitePage } from '#shared/values/site-page.ts';

/** Pages of a site that links can point to, by name (R-8.3, R-14.120). Each legal page is a section of the company page. */
export const INTERNAL_PAGES = ['contact', 'form', 'membership', 'login', 'news', 'company', ...LEGAL_PAGES] as const;
export type InternalPage = (typeof INTERNAL_PAGES)[number];
/** The site page behind each internal page. */
export const SITE_PAGE_OF_INTERNAL_PAGE = {
  contact: 'contact',
  form: 'forms',
  membership: 'register',
  login: 'login',
  news: 'news',
  company: 'company',
  companyProfile: 'company',
  companyClause: 'company',
  termsOfService: 'company',
  privacyPolicy: 'company',
} as const satisfies Record<InternalPage, SitePage>;

/** Internal pages that show a form. */
export type FormPage = 'contact' | 'form' | 'membership';
export const isFormPage = (page: InternalPage): page is FormPage => page === 'contact' || page === 'form' || page === 'membership';

export const isLegalPage = (page: InternalPage): page is LegalPage => LEGAL_PAGES.some((legal) => legal === page);

/** Returns the fragment of the section that an internal page is; empty for a whole page. */
export const sectionHash = (page: InternalPage): string => (isLegalPage(page) ? `#${page}` : '');

/** Returns the stored URL of an internal page, such as `/contact` or `/company#termsOfService`. */
export const internalPageUrl = (page: InternalPage): string => `/${isLegalPage(page) ? `company${sectionHash(page)}` : page}`;

/** The start of the address of a search on a map, without the place. */
export const MAP_URL = 'https://www.google.com/maps/search/?api=1&query=';

/** Destinations whose kind is chosen and whose rest is not entered yet. */
const UNFINISHED: ReadonlySet<string> = new Set(['', 'tel:', 'mailto:', MAP_URL]);

/** A parsed link destination (R-8.3, R-14.120). */
export type Destination =
  | { kind: 'none' }
  | { kind: 'cell'; cell: string }
  | { kind: 'page'; page: InternalPage }
  /** `url`: as browsers follow it, such as `tel:0312345678`. */
  | { kind: 'web' | 'phone' | 'email'; url: string }
  | { kind: 'invalid' };

const INVALID: Destination = { kind: 'invalid' };

/** Returns the page of a stored internal URL; `undefined` if it names none. */
const internalPageOf = (url: string): InternalPage | undefined => INTERNAL_PAGES.find((page) => internalPageUrl(page) === url);

function parseExternal(url: string): Destination {
  if (url.startsWith('tel:')) {
    const number = normalisePhoneNumber(url.slice('tel:'.length));
    return number === undefined ? INVALID : { kind: 'phone', url: `tel:${number}` };
  }
  if (url.startsWith('mailto:')) {
    const address = foldEmail(url.slice('mailto:'.length));
    return isEmail(address) ? { kind: 'email', url: `mailto:${encodeURIComponent(address).replace('%40', '@')}` } : INVALID;
  }
  return isWebAddress(url) ? { kind: 'web', url } : INVALID;
}

/**
 * Parses a stored link. Only http(s) URLs, telephone numbers (`tel:`), e-mail addresses (`mailto:`), cell names and known pages are valid. A
 * link that is empty or has no more than its scheme is returned as `none`.
 */
export function parseDestination(linkDestinationUrl: string, isInternalLink: boolean): Destination {
  if (linkDestinationUrl === '' || (!isInternalLink && UNFINISHED.has(linkDestinationUrl))) return { kind: 'none' };
  if (!isInternalLink) return parseExternal(linkDestinationUrl);
  const page = internalPageOf(linkDestinationUrl);
  if (page) return { kind: 'page', page };
  const name = linkDestinationUrl.slice(1);
  return linkDestinationUrl.startsWith('/') && parseCell(name) ? { kind: 'cell', cell: name } : INVALID;
}

/** Whether a URL is a valid destination outside the site, on which clicks can count as conversions. */
export const isExternalUrl = (url: string): boolean => 'url' in parseDestination(url, false);

/** Returns the rule that a link destination breaks, if any. An empty destination breaks none, because a draft may have no destination. */
export function destinationFault(linkDestinationUrl: string, isInternalLink: boolean): FieldRule | undefined {
  if (parseDestination(linkDestinationUrl, isInternalLink).kind !== 'invalid') return undefined;
  if (isInternalLink) return 'invalid-cell';
  if (linkDestinationUrl.startsWith('tel:')) return 'invalid-phone';
  return linkDestinationUrl.startsWith('mailto:') ? 'invalid-email' : 'invalid-url';
}
