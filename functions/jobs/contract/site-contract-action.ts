import type { ContractEffect } from '#shared/rules/account/contract-state.ts';
import { type SiteState, siteTransition } from '#shared/rules/site/site-state.ts';

/** What a job does to a site after a contract above it changes. */
export type SiteContractAction = 'remove' | 'expire' | 'renew';

/**
 * The action that brings a site in line with the contracts above it, or `undefined` if nothing changes.
 * `isAccountGone`: the owner or an account above it is deleted, and its sites with it.
 */
export function siteContractAction(site: SiteState, effect: ContractEffect, isAccountGone: boolean): SiteContractAction | undefined {
  if (isAccountGone) return 'remove';
  if (effect === 'ended') return siteTransition(site, 'expire') && 'expire';
  return siteTransition(site, 'renew') && 'renew';
}
