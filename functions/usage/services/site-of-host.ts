import { memoize } from '#functions/usage/services/memoize.ts';
import { siteId } from '#shared/model/fields.ts';
import { customDomainOf, siteOrigin } from '#shared/rules/sites/site-address.ts';

/** Prefix that marks the name of a custom domain in place of the site's id, until `withSites` finds the site. */
const CUSTOM = '@';

/**
 * Returns a function that maps a host to its site: the site's id, or the marked name of a possible custom domain; empty for other
 * hosts of the product. `sitesOrigin`: template with `{siteId}`.
 */
export function siteOfHost(sitesOrigin: string): (host: string) => string {
  const id = siteId();
  const [beforeId = '', afterId = ''] = new URL(siteOrigin(sitesOrigin, 'site-id')).hostname.split('site-id');
  return memoize((host) => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    if (`.${name}` === afterId) return '';
    if (!name.endsWith(afterId)) return name.includes('.') ? CUSTOM + customDomainOf(sitesOrigin, name) : '';
    const between = name.slice(beforeId.length, name.length - afterId.length);
    return name.startsWith(beforeId) && id.safeParse(between).success ? between : '';
  });
}

/** Returns the site ids of custom domains by name. */
export type SitesOfDomains = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Replaces custom domains in records by their sites. Drops records whose domain has no site. Makes at most one call per 100 domains. */
export async function withSites<T extends { siteId: string }>(records: readonly T[], sitesOf: SitesOfDomains): Promise<T[]> {
  const names = [...new Set(records.filter((record) => record.siteId.startsWith(CUSTOM)).map((record) => record.siteId.slice(1)))];
  const sites = names.length === 0 ? new Map<string, string>() : await sitesOf(names);
  return records.flatMap((record) => {
    if (!record.siteId.startsWith(CUSTOM)) return [record];
    const found = sites.get(record.siteId.slice(1));
    return found === undefined ? [] : [{ ...record, siteId: found }];
  });
}
