import type { Sheet } from '#shared/model/site/site.ts';
import { SITE_PAGE_OF_INTERNAL_PAGE, parseDestination } from '#shared/rules/site/destination.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** Where a sheet's button leads: an address and, inside the site, the cell. */
export interface LinkTarget {
  href: string;
  cell?: string;
}

/** Where a button or an image link leads, or `undefined` where it has nowhere to go. */
export function linkTarget(link: Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>, addresses: SiteAddresses): LinkTarget | undefined {
  const destination = parseDestination(link.linkDestinationUrl, link.isInternalLink);
  if (destination.kind === 'web') return { href: destination.url };
  if (destination.kind === 'page') return { href: addresses.pageUrl(SITE_PAGE_OF_INTERNAL_PAGE[destination.page]) };
  if (destination.kind !== 'cell') return undefined;
  const href = addresses.cellUrl(destination.cell);
  return href === undefined ? undefined : { href, cell: destination.cell };
}
