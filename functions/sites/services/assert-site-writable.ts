import { AppError } from '#functions/platform/base/app-error.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { expiredSiteFault } from '#shared/rules/sites/expired-site.ts';

/** Throws for a write to an expired site. */
export function assertNotExpired({ actor }: Caller, { status }: Pick<Site, 'status'>): void {
  const fault = expiredSiteFault(status, actor);
  if (fault) throw new AppError(fault);
}

/** Throws for a write to a site, its media or its news if its owner is inactive (`assertOwnerActive`) or the site is expired. */
export async function assertSiteWritable(
  dependencies: { accounts: Pick<AccountStore, 'getAll'> },
  caller: Caller,
  site: Pick<Site, 'lineage' | 'status'>,
): Promise<void> {
  await assertOwnerActive(dependencies, caller, site);
  assertNotExpired(caller, site);
}
