import * as z from 'zod';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { LIBRARY_PREFIX, libraryKey, libraryPartition, mediaKey } from '#functions/platform/keys/keys.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';

/** The pattern of the positions in a library: ids of files. */
export const LIBRARY_POSITION = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Number of files that one call reads. */
const FILES_PER_READ = 100;
/** Maximum number of reads for one page: a search that matches little returns a short page, from which the next one continues. */
const READS_PER_PAGE = 10;
const CONCURRENCY = 20;

const LibraryItem = z.object({ mediaId: z.string() });

export interface LibraryPage {
  files: MediaFile[];
  /** The position from which the next page continues. */
  next: string | null;
}

export interface LibraryQuery {
  /** `next` of the previous page. */
  after: string | undefined;
  limit: number;
  matches: (file: MediaFile) => boolean;
}

/** The media library of an account: its files, newest first. */
export interface LibraryStore {
  /** Returns ready files of the account in the scope. Reads at most 1,000 files, so a page may be short or empty. */
  list(scope: Scope, ownerId: string, query: LibraryQuery): Promise<LibraryPage>;
  /**
   * Ends the keeping of the files of a deleted account: those without a site are due for deletion, the others are deleted with their last
   * site. Idempotent. Throws if a file is changed concurrently.
   */
  release(scope: Scope, at: Date): Promise<void>;
}

export function libraryStore(table: Table): LibraryStore {
  /** Reads the entries before a position, with their files. */
  async function readBefore(ownerId: string, position: string | undefined) {
    const { items, next } = await table.query(
      {
        pk: libraryPartition(ownerId),
        prefix: LIBRARY_PREFIX,
        descending: true,
        limit: FILES_PER_READ,
        after: position === undefined ? undefined : libraryKey({ ownerId, id: position }),
      },
      LibraryItem,
    );
    const ids = items.map(({ mediaId }) => mediaId);
    return { ids, files: await table.batchGetReadable(ids.map(mediaKey), MediaFile), isLast: next === undefined };
  }

  return {
    async list({ accountId }, ownerId, { after, limit, matches }) {
      const isListed = (file: MediaFile): boolean => file.ownerId === ownerId && file.lineage.includes(accountId) && file.state === 'ready';
      const files: MediaFile[] = [];
      let position = after;
      for (let read = 0; read < READS_PER_PAGE; read += 1) {
        const { ids, files: found, isLast } = await readBefore(ownerId, position);
        for (const [index, file] of found.entries()) {
          if (file && isListed(file) && matches(file)) files.push(file);
          position = ids[index];
          if (files.length === limit) return { files, next: isLast && index === ids.length - 1 ? null : (position ?? null) };
        }
        if (isLast) return { files, next: null };
      }
      return { files, next: position ?? null };
    },
    async release({ accountId }, at) {
      let position: string | undefined;
      let isDone = false;
      while (!isDone) {
        const { ids, files, isLast } = await readBefore(accountId, position);
        const kept = files.filter((file) => file?.isKept === true).filter((file) => file !== undefined);
        await inParallel(kept, CONCURRENCY, ({ id, siteId }) => {
          const due = siteId === '' ? { set: dueAttributes('media', at, id) } : {};
          return table.update(mediaKey(id), { ...due, remove: ['isKept'] }, isEqual('siteId', siteId));
        });
        position = ids.at(-1);
        isDone = isLast;
      }
    },
  };
}
