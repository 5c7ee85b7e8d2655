import * as z from 'zod';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { readEach } from '#functions/platform/engine/read-each.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { mediaKey, OPERATOR_KEY, SITE_MEDIA_PREFIX, sitePartition } from '#functions/platform/keys/keys.ts';
import { LIBRARY_BACKFILL_KEY } from '#functions/platform/keys/library-keys.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { libraryItems } from '#functions/media/store/library-writes.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { querySiteList, type SitePage } from '#functions/sites/store/site-list-query.ts';

const PAGE_SIZE = 100;
const CONCURRENCY = 8;
const FILES_AT_A_TIME = 100;

const SiteMediaItem = z.object({ mediaId: z.string() });
const OperatorPointer = z.object({ accountId: z.string() });

/** Lists the files of sites that an earlier version stored in the media libraries of their accounts. */
export interface LibraryBackfill {
  /** Fills the libraries once; makes one call if that is done. Idempotent, and safe during any other change. */
  run(): Promise<void>;
}

export function libraryBackfill(table: Table): LibraryBackfill {
  async function listFiles(ids: readonly string[]): Promise<void> {
    const files = await table.batchGetReadable(ids.map(mediaKey), MediaFile);
    await table.batchWrite({ put: files.flatMap((file) => (file ? libraryItems(file) : [])) });
  }

  async function listFilesOf({ id }: { id: string }): Promise<void> {
    let ids: string[] = [];
    for await (const { mediaId } of readEach(table, { pk: sitePartition(id), prefix: SITE_MEDIA_PREFIX }, SiteMediaItem)) {
      ids.push(mediaId);
      if (ids.length < FILES_AT_A_TIME) continue;
      await listFiles(ids);
      ids = [];
    }
    await listFiles(ids);
  }

  async function listAllFiles(scope: ReturnType<typeof scopeOf>): Promise<void> {
    let page: SitePage | undefined;
    do {
      page = await querySiteList(table, scope, { after: page?.next ?? undefined, limit: PAGE_SIZE });
      await inParallel(page.sites, CONCURRENCY, listFilesOf);
    } while (page.next !== null);
  }

  return {
    async run() {
      if (await table.get(LIBRARY_BACKFILL_KEY)) return;
      const operator = await table.get(OPERATOR_KEY, OperatorPointer);
      if (operator) await listAllFiles(scopeOf(operator.accountId));
      await table.put({ ...LIBRARY_BACKFILL_KEY, entity: 'library-backfill' });
    },
  };
}
