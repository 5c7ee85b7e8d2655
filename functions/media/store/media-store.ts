import * as z from 'zod';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { MediaFile, type MediaVariant } from '#functions/media/store/media-file.ts';
import { shareMedia } from '#functions/media/store/media-sharing.ts';
import { libraryItems } from '#functions/media/store/library-writes.ts';
import { adoptMediaWrites, isInState, siteMediaItem } from '#functions/media/store/media-writes.ts';
import type { MediaFault } from '#shared/model/media/media.ts';

/** A file that is due to be deleted, with its sort key in the index `due`. The key is removed when a site uses the file. */
type DueMedia = MediaFile & { gsi1sk: string };
/** A file that was due when the index was read. */
const MaybeDueMedia = z.object({ ...MediaFile.shape, gsi1sk: z.string().exactOptional() });
const isDue = (media: z.infer<typeof MaybeDueMedia>): media is DueMedia => media.gsi1sk !== undefined && media.state !== 'processing';

/** Milliseconds from the request for an upload URL until the upload must be complete. */
const UPLOAD_TIMEOUT_MS = 24 * 3_600_000;

/** Seconds for which a failed file is kept, so that the console can show why it was rejected. */
const FAILED_RETENTION_SECONDS = 7 * 24 * 3_600;

/** Number of files that are updated concurrently. */
const CONCURRENCY = 20;

/** Returns the items that point to a file: in the partition of its site, and in the library of its account. */
const pointersTo = (file: MediaFile): Item[] => [
  ...(file.siteId === '' ? [] : [siteMediaItem(file.siteId, file.id)]),
  ...libraryItems(file),
];

export interface MediaStore {
  /** Returns the media in the order of the ids; `undefined` for ids outside the scope. One call for each hundred. */
  getAll(scope: Scope, ids: readonly string[]): Promise<(MediaFile | undefined)[]>;
  /** Like `getAll`, but throws `not-found` if one of the ids is outside the scope. */
  findAll(scope: Scope, ids: readonly string[]): Promise<MediaFile[]>;
  /** Creates media whose files have not been uploaded yet. */
  create(media: readonly MediaFile[]): Promise<void>;
  /** Creates a file that is already in storage, with the job that processes it and the time until which it is kept unused. Idempotent. */
  createProcessing(media: MediaFile & { unusedUntil: string }, job: Job): Promise<void>;
  /** Marks files as used, before a save that uses them. Idempotent. Returns `false` if one was deleted. */
  keepUsed(media: readonly MediaFile[]): Promise<boolean>;
  /**
   * Attaches files of the site's account that belong to other sites, or that the account keeps, before a save that uses them. Idempotent.
   * Returns `false` if one was deleted or moved.
   */
  attach(media: readonly MediaFile[], siteId: string): Promise<boolean>;
  /** Marks an uploaded file as processing and writes its job, in one transaction. Idempotent. */
  beginProcessing(media: MediaFile, job: Job): Promise<void>;
  /** Marks a file as ready. Like `markFailed`, a no-op unless the file is processing. */
  markReady(media: MediaFile, ready: Pick<MediaFile, 'image' | 'video' | 'variants' | 'placeholder' | 'isLight'>): Promise<void>;
  markFailed(media: MediaFile, fault: MediaFault): Promise<void>;
  /** Adds light variants to a ready video that has none, with the jobs that publish them, in one transaction. Idempotent. */
  addLightVariants(media: MediaFile, variants: readonly MediaVariant[], jobs: readonly Job[]): Promise<void>;
  /** Returns media of all accounts that were never uploaded or that are not used, for deletion by the reconcile job. */
  listOverdue(limit: number): Promise<DueMedia[]>;
  /** Marks overdue media as failed, so that they can no longer be used. Returns `false` if they changed since they were read. */
  abandon(media: DueMedia): Promise<boolean>;
  /** Deletes the item of abandoned media, once their objects are removed. */
  delete(media: MediaFile): Promise<void>;
}

export function mediaStore(table: Table, clock: Clock): MediaStore {
  async function getAll(scope: Scope, ids: readonly string[]): Promise<(MediaFile | undefined)[]> {
    const found = await table.batchGet(ids.map(mediaKey), MediaFile);
    return found.map((media) => (media?.lineage.includes(scope.accountId) ? media : undefined));
  }

  /** Assigns files without a site to their first one. */
  async function adoptKept(ids: readonly string[], siteId: string): Promise<boolean> {
    const adopted = await inParallel(ids, CONCURRENCY, (id) => tryCommit(table.transact(adoptMediaWrites({ id: siteId }, [id]))));
    return adopted.every(Boolean);
  }

  return {
    getAll,
    async findAll(scope, ids) {
      const found = (await getAll(scope, ids)).filter((media) => media !== undefined);
      if (found.length < ids.length) throw new AppError('not-found');
      return found;
    },
    async create(media) {
      const items = media.map((file): Item => {
        const due = dueAttributes('media', new Date(Date.parse(file.createdAt) + UPLOAD_TIMEOUT_MS), file.id);
        return { ...mediaKey(file.id), entity: 'media', ...file, ...due };
      });
      await table.batchWrite({ put: [...items, ...media.flatMap(pointersTo)] });
    },
    async createProcessing(media, job) {
      const due = dueAttributes('media', new Date(media.unusedUntil), media.id);
      const item: Item = { ...mediaKey(media.id), entity: 'media', ...media, ...due };
      await tryCommit(
        table.transact([{ put: item, when: isAbsent() }, ...pointersTo(media).map((put): Write => ({ put })), jobWrite(job)]),
      );
    },
    async keepUsed(media) {
      const kept = await inParallel(media, CONCURRENCY, ({ id }) =>
        tryCommit(table.update(mediaKey(id), { remove: [...DUE_ATTRIBUTES, 'unusedUntil'] }, isInState('ready'))),
      );
      return kept.every(Boolean);
    },
    async attach(media, siteId) {
      const groups = [...Map.groupBy(media, (file) => file.siteId)];
      const attached = await inParallel(groups, CONCURRENCY, ([from, files]) => {
        const ids = files.map(({ id }) => id);
        return from === '' ? adoptKept(ids, siteId) : shareMedia(table, ids, from, siteId);
      });
      return attached.every(Boolean);
    },
    async beginProcessing(media, job) {
      const start: Write = {
        update: mediaKey(media.id),
        set: { state: 'processing' },
        // A file without a site that its owner does not keep remains due for deletion until it is used.
        ...((media.siteId !== '' || media.isKept === true) && { remove: DUE_ATTRIBUTES }),
        when: isInState('awaiting'),
      };
      await tryCommit(table.transact([start, jobWrite(job)]));
    },
    async markReady(media, ready) {
      const set = { state: 'ready', ...ready };
      await tryCommit(table.update(mediaKey(media.id), { set }, isInState('processing')));
    },
    async markFailed(media, fault) {
      const expiresAt = Math.floor(clock().getTime() / 1_000) + FAILED_RETENTION_SECONDS;
      await tryCommit(table.update(mediaKey(media.id), { set: { state: 'failed', fault, expiresAt } }, isInState('processing')));
    },
    async addLightVariants({ id, variants: stored }, variants, jobs) {
      const update: Write = {
        update: mediaKey(id),
        set: { variants: [...stored, ...variants], isLight: true },
        when: allOf(isInState('ready'), isAbsent('isLight')),
      };
      await tryCommit(table.transact([update, ...jobs.map(jobWrite)]));
    },
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'media', clock(), limit);
      const found = await table.batchGetReadable(ids.map(mediaKey), MaybeDueMedia);
      return found.filter((media) => media !== undefined).filter(isDue);
    },
    abandon({ id, state, fault, gsi1sk }) {
      const set = { state: 'failed', fault: fault ?? 'missing' };
      return tryCommit(table.update(mediaKey(id), { set }, allOf(isEqual('gsi1sk', gsi1sk), isInState(state))));
    },
    delete: (media) => table.batchWrite({ remove: [mediaKey(media.id), ...pointersTo(media)] }),
  };
}
