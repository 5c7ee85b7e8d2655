import * as z from 'zod';
import { exportIdOf, exportPrefix } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { eraseAccountExports } from '#functions/account-export/store/account-export-store.ts';
import { queryAllDueIds } from '#functions/platform/engine/due-index.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobKey, siteKey } from '#functions/platform/keys/keys.ts';

/** Milliseconds within which unfinished jobs are due, or due again. */
const UNFINISHED_MS = 24 * 3_600_000;

export type ExportFiles = Pick<ObjectStorage, 'list' | 'remove'>;

const SiteOwner = z.object({ ownerId: z.string() });
const ExportJob = z.object({ id: z.string(), kind: z.literal('export-list'), siteId: z.string() });

/**
 * Deletes the exported lists of a site with their jobs, and the exported data of its account, because any of them may contain the person.
 * Unfinished jobs are deleted too, because they contain the search keyword. A running job detects the erasure itself (`readSiteErasures`).
 */
export async function eraseExports(table: Table, files: ExportFiles, siteId: string, now: Date): Promise<void> {
  const ids = await queryAllDueIds(table, 'job', new Date(now.getTime() + UNFINISHED_MS));
  const jobs = await table.batchGet(ids.map(jobKey));
  const unfinished = jobs.flatMap((job) => {
    const { data } = ExportJob.safeParse(job);
    return data?.siteId === siteId ? [data.id] : [];
  });
  const keys = [...(await files.list(exportPrefix(siteId))).keys()];
  await table.batchWrite({ remove: [...new Set([...unfinished, ...keys.map(exportIdOf)])].map(jobKey) });
  await files.remove(keys);
  const site = await table.get(siteKey(siteId), SiteOwner);
  if (site) await eraseAccountExports(table, files, site.ownerId);
}
