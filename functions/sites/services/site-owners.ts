import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Site } from '#functions/sites/store/site.ts';

interface SiteOwner {
  id: string;
  companyName: string;
}

/** Returns a function from the id of an owner of these sites to its name. Makes one call, none without sites. */
export async function ownersOf(
  { accounts }: { accounts: Pick<AccountStore, 'getAll'> },
  sites: readonly Pick<Site, 'ownerId'>[],
): Promise<(id: string) => SiteOwner> {
  const ids = [...new Set(sites.map(({ ownerId }) => ownerId))];
  const found = ids.length > 0 ? await accounts.getAll(ids) : [];
  const names = new Map(ids.map((id, index) => [id, found[index]?.companyName ?? '']));
  return (id) => ({ id, companyName: names.get(id) ?? '' });
}
