import type { FieldRule } from '#shared/model/error.ts';
import { parseCell } from '#shared/values/cell.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';
import type { SitePage } from '#shared/values/site-page.ts';

/** Pages of a site that links can point to, by the name stored in the link. */
export const INTERNAL_PAGES = ['contact', 'form', 'membership'] as const;
export type InternalPage = (typeof INTERNAL_PAGES)[number];
/** The site page behind each internal page. */
export const SITE_PAGE_OF_INTERNAL_PAGE = { contact: 'contact', form: 'forms', membership: 'register' } as const satisfies Record<
  InternalPage,
  SitePage
>;

/** A parsed link destination. */
export type Destination =
  | { kind: 'none' }
  | { kind: 'cell'; cell: string }
  | { kind: 'page'; page: InternalPage }
  | { kind: 'web'; url: string }
  | { kind: 'invalid' };

const isInternalPage = (name: string): name is InternalPage => INTERNAL_PAGES.some((page) => page === name);

/** Parses a stored link. Only http(s) URLs, cell names and known pages are valid; an empty link is returned as `none`. */
export function parseDestination(linkDestinationUrl: string, isInternalLink: boolean): Destination {
  if (linkDestinationUrl === '') return { kind: 'none' };
  if (!isInternalLink) return isWebAddress(linkDestinationUrl) ? { kind: 'web', url: linkDestinationUrl } : { kind: 'invalid' };
  if (!linkDestinationUrl.startsWith('/')) return { kind: 'invalid' };
  const name = linkDestinationUrl.slice(1);
  if (isInternalPage(name)) return { kind: 'page', page: name };
  return parseCell(name) ? { kind: 'cell', cell: name } : { kind: 'invalid' };
}

/** Returns the rule that a link destination breaks, if any. An empty destination breaks none, because a draft may have no destination. */
export function destinationFault(linkDestinationUrl: string, isInternalLink: boolean): FieldRule | undefined {
  if (parseDestination(linkDestinationUrl, isInternalLink).kind !== 'invalid') return undefined;
  return isInternalLink ? 'invalid-cell' : 'invalid-url';
}
