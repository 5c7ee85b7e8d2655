import * as z from 'zod';
import { AppError } from '#functions/platform/base/app-error.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes } from '#functions/platform/engine/due-index.ts';
import { allOf, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { LIBRARY_PREFIX, libraryKey, libraryPartition } from '#functions/platform/keys/library-keys.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import type { LibraryFileChange } from '#shared/model/media/library.ts';

/** The pattern of the positions in a library: ids of files. */
export const LIBRARY_POSITION = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Number of files that one query reads. */
const FILES_PER_READ = 100;
/** Maximum number of queries for one page. A search that matches little returns a short page, from which the next one continues. */
const READS_PER_PAGE = 10;
const CONCURRENCY = 20;

const LibraryItem = z.object({ mediaId: z.string() });

/** Returns the name and the tags that a change contains. */
const present = ({ name, tags }: LibraryFileChange): Pick<Partial<MediaFile>, 'name' | 'tags'> => ({
  ...(name !== undefined && { name }),
  ...(tags !== undefined && { tags }),
});

export interface LibraryPage {
  files: MediaFile[];
  /** The position from which the next page continues. */
  next: string | null;
}

export interface LibraryQuery {
  /** `next` of the previous page. */
  after: string | undefined;
  limit: number;
  /** Returns those of the files that the page shows, in their order. */
  select: (files: readonly MediaFile[]) => MediaFile[] | Promise<MediaFile[]>;
}

/** The media library of an account: its files, newest first. */
export interface LibraryStore {
  /** Returns ready files of the account in the scope. Reads at most 1,000 files, so a page may be short or empty. */
  list(scope: Scope, ownerId: string, query: LibraryQuery): Promise<LibraryPage>;
  /** Returns a file that a library in the scope lists. Throws `not-found` for other files. */
  find(scope: Scope, id: string): Promise<MediaFile>;
  /** Changes a file and returns the changed file. Throws `version-conflict` if it was deleted or changed its site concurrently. */
  change(file: MediaFile, change: LibraryFileChange): Promise<MediaFile>;
  /**
   * Removes a file from its library. A file of a site remains for earlier revisions of the site and is deleted with it; a file without a
   * site becomes due for deletion. Throws `version-conflict` if the file changed its site concurrently.
   */
  remove(file: MediaFile, at: Date): Promise<void>;
  /**
   * Stops keeping the files of a deleted account: those without a site become due for deletion, the others are deleted with their last
   * site. Idempotent. Throws if a file changes its site concurrently.
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

  const unchanged = ({ siteId }: MediaFile) => allOf(isEqual('state', 'ready'), isEqual('siteId', siteId));

  return {
    async find({ accountId }, id) {
      const file = await table.get(mediaKey(id), MediaFile);
      if (!file?.lineage.includes(accountId) || file.state !== 'ready') throw new AppError('not-found');
      if (!(await table.get(libraryKey(file)))) throw new AppError('not-found');
      return file;
    },
    async change(file, { isKept, ...change }) {
      const keep = isKept === true;
      const set = { ...present(change), ...(keep && { isKept }) };
      const remove = [...(keep ? DUE_ATTRIBUTES : []), ...(isKept === false ? ['isKept'] : [])];
      // An update without effect is refused by the database.
      if (Object.keys(set).length + remove.length === 0) return file;
      if (!(await tryCommit(table.update(mediaKey(file.id), { set, remove }, unchanged(file))))) throw new AppError('version-conflict');
      const { isKept: wasKept, ...rest } = file;
      return { ...rest, ...present(change), ...((isKept ?? wasKept) === true && { isKept: true }) };
    },
    async remove(file, at) {
      const due = file.siteId === '' ? { set: dueAttributes('media', at, file.id) } : {};
      const writes: Write[] = [
        { update: mediaKey(file.id), ...due, remove: ['isKept'], when: unchanged(file) },
        { delete: libraryKey(file) },
      ];
      if (!(await tryCommit(table.transact(writes)))) throw new AppError('version-conflict');
    },
    async list({ accountId }, ownerId, { after, limit, select }) {
      const isListed = (file: MediaFile): boolean => file.ownerId === ownerId && file.lineage.includes(accountId) && file.state === 'ready';
      const files: MediaFile[] = [];
      let position = after;
      for (let read = 0; read < READS_PER_PAGE; read += 1) {
        const { ids, files: found, isLast } = await readBefore(ownerId, position);
        const selected = await select(found.filter((file) => file !== undefined).filter(isListed));
        const room = limit - files.length;
        files.push(...selected.slice(0, room));
        // A page that is full ends with its last file, from which the next one continues.
        if (selected.length > room || (selected.length === room && !isLast)) return { files, next: files.at(-1)?.id ?? null };
        if (isLast) return { files, next: null };
        position = ids.at(-1);
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
