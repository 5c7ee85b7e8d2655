import { AppError } from '#functions/platform/base/app-error.ts';
import type { ContractEffect } from '#shared/rules/accounts/contract-state.ts';

/** Seconds after which a visitor of a suspended site may retry. */
const PAUSED_RETRY_SECONDS = 3_600;

/** Throws `not-found` if the contract of a site has ended, and `unavailable` with a retry time if it is suspended. */
export function assertSiteAvailable(effect: ContractEffect): void {
  if (effect === 'ended') throw new AppError('not-found');
  if (effect === 'paused') throw new AppError('unavailable', { retryAfter: PAUSED_RETRY_SECONDS });
}
