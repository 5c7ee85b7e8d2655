import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import { contractEffect, type ContractEffect } from '#shared/rules/account/contract-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** What the accounts from the operator down to a site's owner make of the site at this moment. One that is gone has ended. */
export function contractEffectOfChain(chain: readonly (Account | undefined)[], now: Date): ContractEffect {
  const standing = chain.filter((account) => account !== undefined).filter(({ deletedAt }) => deletedAt === undefined);
  return standing.length < chain.length ? 'ended' : contractEffect(standing, japaneseDay(now));
}

/** The same for one site; its accounts are read in one call. */
export const readContractEffect = async (
  accounts: Pick<AccountStore, 'getAll'>,
  { lineage }: { lineage: readonly string[] },
  now: Date,
): Promise<ContractEffect> => contractEffectOfChain(await accounts.getAll(lineage), now);
