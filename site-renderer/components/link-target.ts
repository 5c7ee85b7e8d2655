import { isWebAddress } from '#shared/model/fields.ts';
import type { Sheet } from '#shared/model/site.ts';
import { parseCell } from '#shared/rules/cell.ts';
import type { SiteAddresses } from '#site-renderer/components/site-addresses.ts';

/** Where a sheet's button leads: an address and, inside the site, the cell. */
export interface LinkTarget {
  href: string;
  cell?: string;
}

/**
 * Where a sheet's button leads, or `undefined` where it has nowhere to go. Only http(s) addresses and cells come out,
 * whatever went in: the schema has refused the rest long before, this keeps it so.
 */
export function linkTarget(sheet: Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>, addresses: SiteAddresses): LinkTarget | undefined {
  const destination = sheet.linkDestinationUrl;
  if (!sheet.isInternalLink) return isWebAddress(destination) ? { href: destination } : undefined;
  const cell = destination.slice(1);
  if (!destination.startsWith('/') || !parseCell(cell)) return undefined;
  const href = addresses.cellUrl(cell);
  return href === undefined ? undefined : { href, cell };
}
