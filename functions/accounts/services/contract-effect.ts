import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { contractEffect, type ContractEffect } from '#shared/rules/accounts/contract-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/**
 * Returns the effect of the contracts of a chain of accounts, from the operator down to a site's owner. A deleted account's contract has
 * ended.
 */
export function contractEffectOfChain(chain: readonly (Account | undefined)[], now: Date): ContractEffect {
  const existing = chain.filter((account) => account !== undefined).filter(({ deletedAt }) => deletedAt === undefined);
  return existing.length < chain.length ? 'ended' : contractEffect(existing, japaneseDay(now));
}

/** Returns the effect of the contracts above a site. One database call. */
export const readContractEffect = async (
  accounts: Pick<AccountStore, 'getAll'>,
  { lineage }: { lineage: readonly string[] },
  now: Date,
): Promise<ContractEffect> => contractEffectOfChain(await accounts.getAll(lineage), now);
