import type { Sheet } from '#shared/model/site.ts';
import { PAGE_OF_DESTINATION, readDestination } from '#shared/rules/destination.ts';
import type { SiteAddresses } from '#site-renderer/components/site-addresses.ts';

/** Where a sheet's button leads: an address and, inside the site, the cell. */
export interface LinkTarget {
  href: string;
  cell?: string;
}

/** Where a button or an image link leads, or `undefined` where it has nowhere to go. */
export function linkTarget(link: Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>, addresses: SiteAddresses): LinkTarget | undefined {
  const destination = readDestination(link.linkDestinationUrl, link.isInternalLink);
  if (destination.kind === 'web') return { href: destination.url };
  if (destination.kind === 'page') return { href: addresses.pageUrl(PAGE_OF_DESTINATION[destination.page]) };
  if (destination.kind !== 'cell') return undefined;
  const href = addresses.cellUrl(destination.cell);
  return href === undefined ? undefined : { href, cell: destination.cell };
}
