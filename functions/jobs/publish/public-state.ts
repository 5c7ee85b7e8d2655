import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import { isPublished } from '#shared/rules/site/site-state.ts';

/**
 * What visitors are to see of a site: its live revision, a neutral page at each of its addresses while a contract above it is
 * paused, or nothing.
 */
export type PublicState = { kind: 'live' | 'paused'; site: Site; revisionId: string } | { kind: 'unpublished' };

interface Dependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  clock: Clock;
}

/** Reads the public state of a site from its item and the contracts above it. */
export async function readPublicState({ accounts, sites, clock }: Dependencies, scope: Scope, siteId: string): Promise<PublicState> {
  const site = await sites.findIncludingDeleted(scope, siteId);
  if (!site || site.deletedAt !== undefined || !isPublished(site.status) || site.live === null) return { kind: 'unpublished' };
  const effect = await readContractEffect(accounts, site, clock());
  if (effect === 'ended') return { kind: 'unpublished' };
  return { kind: effect === 'paused' ? 'paused' : 'live', site, revisionId: site.live };
}

export const isSamePublicState = (one: PublicState, other: PublicState): boolean =>
  one.kind === other.kind && (one.kind === 'unpublished' || other.kind === 'unpublished' || one.revisionId === other.revisionId);
