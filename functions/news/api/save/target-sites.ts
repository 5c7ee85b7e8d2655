import type { NewsDependencies } from '#functions/news/api/dependencies.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertNotExpired } from '#functions/sites/services/assert-site-writable.ts';
import type { StoredNews } from '#functions/news/store/news.ts';
import type { Site } from '#functions/sites/store/site.ts';

type SiteDependencies = Pick<NewsDependencies, 'sites'>;

/** The account to which sites and an item belong. */
export type NewsOwner = Pick<StoredNews, 'ownerId' | 'lineage'>;

/**
 * Returns the sites of a request. Throws `not-found` outside the scope, and `invalid-input` with the rule `mixed-owners` unless all belong
 * to one account, and to `owner` if it is given.
 */
export async function requestedSites(
  { sites }: SiteDependencies,
  { scope }: Caller,
  siteIds: readonly string[],
  owner?: Pick<NewsOwner, 'ownerId'>,
): Promise<Site[]> {
  const found = (await sites.getAll(scope, siteIds)).filter((site) => site !== undefined);
  if (found.length < siteIds.length) throw new AppError('not-found');
  const ownerId = owner?.ownerId ?? found[0]?.ownerId;
  if (found.some((site) => site.ownerId !== ownerId)) throw invalidInput([{ path: 'siteIds', rule: 'mixed-owners' }]);
  return found;
}

/** Returns the sites of an item that are not deleted. */
export const remainingSites = async ({ sites }: SiteDependencies, { scope }: Caller, { siteIds }: StoredNews): Promise<Site[]> =>
  (await sites.getAll(scope, siteIds)).filter((site) => site !== undefined);

/** Throws for a write to the news of a read-only account, or of expired sites. */
export async function assertNewsWritable(
  dependencies: Pick<NewsDependencies, 'accounts'>,
  caller: Caller,
  owner: Pick<NewsOwner, 'lineage'>,
  sites: readonly Pick<Site, 'status'>[],
): Promise<void> {
  await assertOwnerActive(dependencies, caller, owner);
  for (const site of sites) assertNotExpired(caller, site);
}
