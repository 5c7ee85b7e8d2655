import { contentHash } from '#functions/content-hash.ts';
import type { Item, Key, Table, Write } from '#functions/store/engine/table.ts';
import { partKey } from '#functions/store/keys.ts';
import { canonicalJson, type Part } from '#shared/rules/site/site-parts.ts';

/** Address of a part inside its site. */
export const partHash = (part: Part): string => contentHash(canonicalJson(part));

/** A part in the table. `putAt` is renewed whenever a save relies on the part: the sweep lets go only of old ones. */
export interface StoredPart extends Key {
  json: string;
  putAt: string;
}

const itemOf = (siteId: string, hash: string, part: Part, putAt: string): Item & StoredPart => ({
  ...partKey(siteId, hash),
  entity: 'part',
  json: canonicalJson(part),
  putAt,
});

/** Puts parts under their hashes. Again is harmless: equal address, equal content. */
export const putParts = (table: Table, siteId: string, parts: ReadonlyMap<string, Part>, now: Date): Promise<void> =>
  table.batchWrite({ put: [...parts].map(([hash, part]) => itemOf(siteId, hash, part, now.toISOString())) });

/** The same as writes, for a transaction that bears a site with its few first parts. */
export const partWrites = (siteId: string, parts: ReadonlyMap<string, Part>, now: Date): Write[] =>
  [...parts].map(([hash, part]) => ({ put: itemOf(siteId, hash, part, now.toISOString()) }));

/** Reads parts by hash, in parallel batches of 100. All of them are there, or the store is broken. */
export async function readParts(table: Table, siteId: string, hashes: Iterable<string>): Promise<Map<string, Part>> {
  const wanted = [...new Set(hashes)];
  const items = wanted.length > 0 ? await table.batchGet<StoredPart>(wanted.map((hash) => partKey(siteId, hash))) : [];
  return new Map(
    wanted.map((hash, index) => {
      const item = items[index];
      if (!item) throw new Error(`Part ${hash} of site ${siteId} is missing`);
      return [hash, JSON.parse(item.json) as Part];
    }),
  );
}
