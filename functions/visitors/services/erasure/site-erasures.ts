import * as z from 'zod';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { erasureCountKey, ERASURES_PREFIX, sitePartition } from '#functions/platform/keys/keys.ts';

/** The erasures of persons of a site, for jobs that read visitors' data over a longer time. */
export interface SiteErasures {
  /** The number of erasures that have begun so far. */
  begun: number;
  /** Whether an erasure has not ended yet. */
  isRunning: boolean;
}

const ErasureItem = z.object({ entity: z.string(), begun: z.number().default(0) });
const COUNT = 'erasure-count';

/** Returns the write that counts an erasure, for the transaction that begins it. */
export const erasureCountWrite = (siteId: string): Write => ({
  update: erasureCountKey(siteId),
  set: { entity: COUNT },
  add: { begun: 1 },
});

/** Returns the erasures of a site. Makes one strongly consistent call. */
export async function readSiteErasures(table: Table, siteId: string): Promise<SiteErasures> {
  const items = await table.queryAll({ pk: sitePartition(siteId), prefix: ERASURES_PREFIX }, ErasureItem);
  return {
    begun: items.find(({ entity }) => entity === COUNT)?.begun ?? 0,
    isRunning: items.some(({ entity }) => entity !== COUNT),
  };
}
