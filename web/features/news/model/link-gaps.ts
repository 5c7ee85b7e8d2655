import { type InternalPage, parseDestination } from '#shared/rules/site/destination.ts';
import type { SiteContent } from '#web/features/news/sites/use-sites.ts';

const FORM_OF_PAGE = { contact: 'contactForm', form: 'homepageForm', membership: 'membershipForm' } as const satisfies Record<
  InternalPage,
  keyof SiteContent['document']
>;

const hasPage = ({ document }: Pick<SiteContent, 'document'>, page: InternalPage): boolean =>
  Object.keys(document[FORM_OF_PAGE[page]]).length > 0;

/** The names of the sites that lack the sheet or form that a link leads to: they show the item without it. */
export function linkGaps(sites: readonly SiteContent[], contentUrl: string, isInternalLink: boolean): string[] {
  const destination = parseDestination(contentUrl, isInternalLink);
  if (destination.kind !== 'cell' && destination.kind !== 'page') return [];
  const isMissing = (site: SiteContent): boolean =>
    destination.kind === 'cell' ? site.document.grid.cells[destination.cell] === undefined : !hasPage(site, destination.page);
  return sites.filter(isMissing).map(({ name }) => name);
}
