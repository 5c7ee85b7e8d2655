import type { FieldRule } from '#shared/model/error.ts';
import { parseCell } from '#shared/rules/sheet/cell.ts';
import { isWebAddress } from '#shared/rules/text/is-web-address.ts';
import type { SitePage } from '#shared/rules/site/site-page.ts';

/** Pages of a site that a button can lead to (spec 2 "Public end-user routes"). */
export const INTERNAL_PAGES = ['contact', 'form', 'membership'] as const;
export type InternalPage = (typeof INTERNAL_PAGES)[number];
/** The page each of them stands for. */
export const SITE_PAGE_OF_INTERNAL_PAGE = { contact: 'contact', form: 'forms', membership: 'register' } as const satisfies Record<
  InternalPage,
  SitePage
>;

/** Where something pressed leads, read from what is stored (spec 3 "linkDestinationUrl"). */
export type Destination =
  | { kind: 'none' }
  | { kind: 'cell'; cell: string }
  | { kind: 'page'; page: InternalPage }
  | { kind: 'web'; url: string }
  | { kind: 'invalid' };

const isInternalPage = (name: string): name is InternalPage => INTERNAL_PAGES.some((page) => page === name);

/** Only http(s) addresses, cells and known pages come out, whatever went in. */
export function parseDestination(linkDestinationUrl: string, isInternalLink: boolean): Destination {
  if (linkDestinationUrl === '') return { kind: 'none' };
  if (!isInternalLink) return isWebAddress(linkDestinationUrl) ? { kind: 'web', url: linkDestinationUrl } : { kind: 'invalid' };
  if (!linkDestinationUrl.startsWith('/')) return { kind: 'invalid' };
  const name = linkDestinationUrl.slice(1);
  if (isInternalPage(name)) return { kind: 'page', page: name };
  return parseCell(name) ? { kind: 'cell', cell: name } : { kind: 'invalid' };
}

/** The rule a destination breaks, if any. None at all is fine: a draft may be without one. */
export function destinationFault(linkDestinationUrl: string, isInternalLink: boolean): FieldRule | undefined {
  if (parseDestination(linkDestinationUrl, isInternalLink).kind !== 'invalid') return undefined;
  return isInternalLink ? 'invalid-cell' : 'invalid-url';
}
