import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';

const WWW = 'www';

/** A main domain and its twin, which has the same name after `www.`. */
export interface DomainGroup {
  main: SiteDomain;
  twin: SiteDomain | undefined;
}

/** The name of a domain's twin. */
export const twinName = (name: string): string => `${WWW}.${name}`;

/** Returns a name with `www.` without it. */
export const bareName = (name: string): string => name.slice(WWW.length + 1);

/** Whether a name with `www.` belongs to the zone itself: `www.example.co.jp`, but not `www.shop.example.co.jp`. */
export const isOfApex = ({ record }: Pick<SiteDomain, 'record'>): boolean => record.host === WWW;

/** Whether a domain can have a twin. A name with `www.` is the twin of an apex name, which cannot have a CNAME. */
export const canHaveTwin = (name: string): boolean => !name.startsWith(twinName(''));

/** Groups the domains of a site by main domain, in the order of the answer. A twin without its main domain is a separate group. */
export function groupDomains(domains: readonly SiteDomain[]): DomainGroup[] {
  const mains = domains.filter(({ isTwin }) => !isTwin);
  const twinOf = ({ name }: SiteDomain) => domains.find((each) => each.isTwin && each.name === twinName(name));
  const groups = mains.map((main) => ({ main, twin: twinOf(main) }));
  const orphans = domains.filter((each) => each.isTwin && !groups.some(({ twin }) => twin === each));
  return [...groups, ...orphans.map((main) => ({ main, twin: undefined }))];
}
