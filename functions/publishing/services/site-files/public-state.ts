import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';

/**
 * The state of a site that determines which files are stored for visitors: its live revision, unpublished, or deleted. While a contract above the
 * site is suspended, its files remain, but the edge does not serve them.
 */
export type PublicState = { kind: 'live'; site: Site; revisionId: string } | { kind: 'unpublished' } | { kind: 'deleted' };

interface Dependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  clock: Clock;
}

/** Reads the public state of a site from its item and the contracts above it. */
export async function readPublicState({ accounts, sites, clock }: Dependencies, scope: Scope, siteId: string): Promise<PublicState> {
  const site = await sites.findIncludingDeleted(scope, siteId);
  if (!site || site.deletedAt !== undefined) return { kind: 'deleted' };
  if (!isPublished(site) || site.live === null) return { kind: 'unpublished' };
  if ((await readContractEffect(accounts, site, clock())) === 'ended') return { kind: 'unpublished' };
  return { kind: 'live', site, revisionId: site.live };
}

/** Returns a key that is equal for public states with the same files. */
const identityOf = (state: PublicState): string =>
  state.kind !== 'live' ? state.kind : [state.revisionId, state.site.customDomain ?? '', ...(state.site.formerPaths ?? [])].join();

export const isSamePublicState = (one: PublicState, other: PublicState): boolean => identityOf(one) === identityOf(other);
