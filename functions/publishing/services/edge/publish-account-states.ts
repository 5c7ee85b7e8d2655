import { contractEffectOfChain } from '#functions/accounts/services/contract-effect.ts';
import { accountStateKey, STORE_VERSION_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import { updateEdgeStore } from '#functions/publishing/services/edge/update-edge-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';

interface Dependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  edgeStore: EdgeStore;
  clock: Clock;
  ids: Ids;
}

/**
 * Publishes to the edge which of these accounts (at most 49) are paused or ended. One write takes effect for visitors of all sites below
 * the accounts, however many. Idempotent.
 */
export async function publishAccountStates(
  { accounts, edgeStore, clock, ids }: Dependencies,
  accountIds: readonly string[],
): Promise<void> {
  const decide = async () => {
    const now = clock();
    const found = await accounts.getAll(accountIds);
    return new Map(
      found.map((account, index) => {
        const effect = contractEffectOfChain([account], now);
        return [accountStateKey(accountIds[index] ?? ''), effect === 'running' ? undefined : effect] as const;
      }),
    );
  };
  await updateEdgeStore(edgeStore, decide, { [STORE_VERSION_KEY]: ids.ulid() });
}
