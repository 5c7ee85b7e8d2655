import type { Sheet } from '#shared/model/sites/site.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { GOAL_PREFIX } from '#shared/values/visit/visit-kinds.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** The target of a link: an address and, for a link inside the site, the cell. `isGoal`: a click counts as a conversion. */
export interface LinkTarget {
  href: string;
  cell?: string;
  isGoal?: boolean;
}

/** The addresses from which the targets of links follow. */
export type LinkAddresses = Pick<SiteAddresses, 'cellUrl' | 'linkedPageUrl' | 'isGoal'>;

/** Returns the classes of a link. Click reports use the first class (`CLICK_TARGETS`). */
export const linkClass = (classes: string, { isGoal }: Pick<LinkTarget, 'isGoal'>): string =>
  isGoal ? `${GOAL_PREFIX}${classes.split(' ')[0]} ${classes}` : classes;

/**
 * Returns the target of a button or an image link; `undefined` if it has none, or if the target does not exist, so that no link causes a
 * 404.
 */
export function linkTarget(link: Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>, addresses: LinkAddresses): LinkTarget | undefined {
  const destination = parseDestination(link.linkDestinationUrl, link.isInternalLink);
  if ('url' in destination) return { href: destination.url, isGoal: addresses.isGoal(link.linkDestinationUrl) };
  const isPage = destination.kind === 'page';
  if (!isPage && destination.kind !== 'cell') return undefined;
  const href = isPage ? addresses.linkedPageUrl(destination.page) : addresses.cellUrl(destination.cell);
  return href === undefined ? undefined : { href, ...(!isPage && { cell: destination.cell }) };
}
