import * as z from 'zod';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import { partKey } from '#functions/platform/keys/keys.ts';
import { canonicalJson, type Part } from '#shared/rules/sites/site-parts.ts';

/** Returns the key of a part within its site. */
export const partHash = (part: Part): string => contentHash(canonicalJson(part));

const StoredPart = z.object({ json: z.string() });

/**
 * Returns the item of a part. `putAt` is renewed by every save that uses the part, because the sweep removes only parts that no recent save
 * uses.
 */
const partItem = (siteId: string, hash: string, part: Part, putAt: string): Item => ({
  ...partKey(siteId, hash),
  entity: 'part',
  json: canonicalJson(part),
  putAt,
});

/** Puts parts under their hashes. Idempotent: the same key always has the same content. */
export const putParts = (table: Table, siteId: string, parts: ReadonlyMap<string, Part>, now: Date): Promise<void> =>
  table.batchWrite({ put: [...parts].map(([hash, part]) => partItem(siteId, hash, part, now.toISOString())) });

/** Returns the writes of `putParts`, for the transaction that creates a site with few parts. */
export const partWrites = (siteId: string, parts: ReadonlyMap<string, Part>, now: Date): Write[] =>
  [...parts].map(([hash, part]) => ({ put: partItem(siteId, hash, part, now.toISOString()) }));

/**
 * Returns the part of a stored JSON text. Checks its hash and not its schema, which depends on a manifest key that is unknown here. For the
 * 10,400 sheets of the largest site, hashes take 60 ms and schemas 120 ms or more; an equal hash proves that a save validated this text.
 */
function openPart(siteId: string, hash: string, json: string): Part {
  if (contentHash(json) !== hash) throw new Error(`Part ${hash} of site ${siteId} does not match its hash`);
  return JSON.parse(json) as Part;
}

/** Reads parts by hash, in parallel batches of 100. Throws if one is missing. */
export async function readParts(table: Table, siteId: string, hashes: Iterable<string>): Promise<Map<string, Part>> {
  const distinct = [...new Set(hashes)];
  const keys = distinct.map((hash) => partKey(siteId, hash));
  const items = distinct.length > 0 ? await table.batchGet(keys, StoredPart) : [];
  return new Map(
    distinct.map((hash, index) => {
      const item = items[index];
      if (!item) throw new Error(`Part ${hash} of site ${siteId} is missing`);
      return [hash, openPart(siteId, hash, item.json)];
    }),
  );
}
