import { domainToUnicode } from 'node:url';
import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import { domainView } from '#functions/domains/services/domain-view.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import type { DomainState, ListedDomain } from '#shared/model/domains/custom-domain.ts';

/** Format of a decoded cursor: name, site and token. */
const CURSOR = /^[a-z\d.-]{1,64}#[a-z][a-z\d]{11}#[a-z\d]{26}$/;
/** Maximum number of store pages that one call reads when few domains match. The next call continues where this one ended. */
const PAGES_MAX = 10;

/**
 * Returns the domains whose owner is in the scope, with their sites and owners, in four calls. Leaves out domains of deleted sites, which
 * end once the site can no longer be restored.
 */
async function listed(dependencies: CustomDomainDependencies, scope: Scope, domains: readonly CustomDomain[]): Promise<ListedDomain[]> {
  const { sitesOf, accounts, targetOf } = dependencies;
  const [sites, owners] = await Promise.all([
    sitesOf(domains.map(({ siteId }) => siteId)),
    accounts.getAll([...new Set(domains.map(({ ownerId }) => ownerId))]),
  ]);
  const inScope = owners.filter((owner) => owner !== undefined).filter(({ path }) => path.includes(scope.accountId));
  const ownerById = new Map(inScope.map(({ id, companyName }) => [id, { id, companyName }]));
  return domains.flatMap((domain, index) => {
    const [site, owner] = [sites[index], ownerById.get(domain.ownerId)];
    return site && owner ? [{ ...domainView(domain, targetOf), siteId: site.id, siteName: site.name, owner }] : [];
  });
}

interface DomainQuery {
  keyword?: string | undefined;
  state?: DomainState | undefined;
  cursor?: string | undefined;
}

/**
 * Whether a domain matches a query: its owner has not removed it, it has the requested state, and its name contains the keyword, in ASCII
 * or Unicode.
 */
function matches({ isRemoved, state, name }: CustomDomain, query: DomainQuery): boolean {
  if (isRemoved || (query.state !== undefined && query.state !== state)) return false;
  const keyword = (query.keyword ?? '').trim().toLowerCase();
  return name.includes(keyword) || domainToUnicode(name).includes(keyword);
}

/**
 * Returns the matching domains in the scope by name, with the cursor of the next page. A page may have few or no domains even if more
 * follow.
 */
export async function findDomains(
  dependencies: CustomDomainDependencies,
  scope: Scope,
  query: DomainQuery,
  limit: number,
): Promise<{ domains: ListedDomain[]; nextCursor: string | null }> {
  const found: CustomDomain[] = [];
  let position: string | null = decodeCursor(query.cursor, CURSOR) ?? null;
  for (let pages = 0; pages < PAGES_MAX && found.length < limit; pages += 1) {
    const page = await dependencies.domains.list({ after: position ?? undefined, limit: limit - found.length });
    found.push(...page.domains.filter((domain) => matches(domain, query)));
    position = page.next;
    if (position === null) break;
  }
  return { domains: await listed(dependencies, scope, found), nextCursor: encodeCursor(position) };
}
