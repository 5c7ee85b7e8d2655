import { parseDestination } from '#shared/model/sites/destination.ts';
import { hasLinkedPage } from '#shared/rules/sites/linked-page.ts';
import type { SiteContent } from '#web/features/news/sites/use-sites.ts';

/** Returns the names of the sites that lack the sheet or form that a link targets. These sites show the item without the link. */
export function linkGaps(sites: readonly SiteContent[], contentUrl: string, isInternalLink: boolean): string[] {
  const destination = parseDestination(contentUrl, isInternalLink);
  if (destination.kind !== 'cell' && destination.kind !== 'page') return [];
  const isMissing = ({ document }: SiteContent): boolean =>
    destination.kind === 'cell'
      ? document.grid.cells[destination.cell] === undefined
      : !hasLinkedPage(document, destination.page, document.settings.defaultLanguage);
  return sites.filter(isMissing).map(({ name }) => name);
}
