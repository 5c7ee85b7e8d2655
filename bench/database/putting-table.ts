import { planKey } from '#functions/platform/keys/keys.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';

const PLANS = new Map(SEED_PLANS.map((plan) => [planKey(plan.id).sk, plan]));

/**
 * A table that passes put items to `put` and ignores condition checks, counters and audit entries. Of the items that stores read to
 * create an account, it contains only the seed plans.
 */
export function puttingTable(put: (item: Item) => void): Table {
  const keep = (item: Item) => item.entity !== 'audit' && put(item);
  return {
    get: async ({ sk }: Key) => PLANS.get(sk),
    batchWrite: async ({ put: items = [] }: { put?: readonly Item[] }) => items.forEach(keep),
    transact: async (writes: readonly Write[]) => writes.forEach((write) => 'put' in write && keep(write.put)),
  } as unknown as Table;
}
