import type { SiteStatus } from '#shared/model/site/site.ts';
import type { ContractEffect } from '#shared/rules/account/contract-state.ts';
import { isPublished, siteTransition } from '#shared/rules/site/site-state.ts';

/** What is to be done about a site when a contract above it changes. */
export type SiteContractAction = 'remove' | 'expire' | 'renew' | 'publish';

/**
 * The step that brings a site to what the contracts above it say, or `undefined` where it is there already. `publish`: what
 * visitors see may have to follow. `isAccountGone`: an account above it, or its own, is deleted, and its sites go with it.
 */
export function siteContractAction(status: SiteStatus, effect: ContractEffect, isAccountGone: boolean): SiteContractAction | undefined {
  if (isAccountGone) return 'remove';
  if (effect === 'ended') return siteTransition(status, 'expire') && 'expire';
  if (siteTransition(status, 'renew')) return 'renew';
  return isPublished(status) ? 'publish' : undefined;
}
