import type { Sheet } from '#shared/model/site/site.ts';
import { SITE_PAGE_OF_INTERNAL_PAGE, parseDestination } from '#shared/rules/site/destination.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** The target of a link: an address and, inside the site, the cell. */
export interface LinkTarget {
  href: string;
  cell?: string;
}

/** The target of a button or an image link; `undefined` if it has none or its sheet does not exist. */
export function linkTarget(link: Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>, addresses: SiteAddresses): LinkTarget | undefined {
  const destination = parseDestination(link.linkDestinationUrl, link.isInternalLink);
  if (destination.kind === 'web') return { href: destination.url };
  if (destination.kind === 'page') return { href: addresses.pageUrl(SITE_PAGE_OF_INTERNAL_PAGE[destination.page]) };
  if (destination.kind !== 'cell') return undefined;
  const href = addresses.cellUrl(destination.cell);
  return href === undefined ? undefined : { href, cell: destination.cell };
}
