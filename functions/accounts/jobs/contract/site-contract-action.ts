import type { ContractEffect } from '#shared/rules/accounts/contract-state.ts';
import { type SiteState, siteTransition } from '#shared/rules/sites/site-state.ts';

/** The action on a site after a contract above the site has changed. */
export type SiteContractAction = 'remove' | 'expire' | 'renew';

/**
 * Returns the action that applies the contracts above a site to the site; `undefined` if nothing changes.
 * `isAccountGone`: the owner or an account above it is deleted, so the site is removed.
 */
export function siteContractAction(site: SiteState, effect: ContractEffect, isAccountGone: boolean): SiteContractAction | undefined {
  if (isAccountGone) return 'remove';
  if (effect === 'ended') return siteTransition(site, 'expire') && 'expire';
  return siteTransition(site, 'renew') && 'renew';
}
