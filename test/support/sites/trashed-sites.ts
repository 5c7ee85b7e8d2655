import { randomIds } from '#functions/platform/gateways/ids.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { trashEntries } from '#functions/sites/store/site-trash.ts';
import { Site } from '#functions/sites/store/site.ts';
import { trashedUntil } from '#shared/rules/sites/site-trash.ts';

/** Stores a deleted copy of a site without its content, and returns its id. */
export async function storeTrashedSite(table: Table, originalId: string): Promise<string> {
  const original = await table.get(siteKey(originalId), Site);
  if (!original) throw new Error(`Site ${originalId} is missing`);
  const deletedAt = new Date().toISOString();
  const until = trashedUntil(deletedAt);
  const site = { ...original, id: randomIds.siteId(), deletedAt, trashedUntil: until };
  const item = { ...siteKey(site.id), entity: 'site', ...site, ...dueAttributes('site', new Date(until), site.id) };
  await table.batchWrite({ put: [item, ...trashEntries(site)] });
  return site.id;
}
