import { AppError } from '#functions/app-error.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Scope } from '#functions/scope.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/store/engine/due-index.ts';
import { allOf, isEqual } from '#functions/store/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/store/engine/table.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import type { Job } from '#functions/store/job/job.ts';
import { mediaKey } from '#functions/store/keys.ts';
import type { MediaFile, MediaVariant } from '#functions/store/media/media-file.ts';
import { isInState, siteMediaItem } from '#functions/store/media/media-writes.ts';
import type { Media, MediaFault } from '#shared/model/media/media.ts';

/** With the mark that it is due to be cleared away, which adoption takes off. */
type DueMedia = MediaFile & Pick<ReturnType<typeof dueAttributes>, 'gsi1sk'>;

const AWAITED_MS = 24 * 3_600_000;

/** Long enough for the console to say what was wrong with the file. */
const FAILED_KEPT_SECONDS = 7 * 24 * 3_600;

const siteMediaItems = ({ siteId, id }: MediaFile): Item[] => (siteId === '' ? [] : [siteMediaItem(siteId, id)]);

export interface MediaStore {
  /** The media in the order of their ids, `undefined` for those outside the scope. One database call. */
  getAll(scope: Scope, ids: readonly string[]): Promise<(MediaFile | undefined)[]>;
  /** The same; `not-found` when one of them is not in the scope. */
  findAll(scope: Scope, ids: readonly string[]): Promise<MediaFile[]>;
  /** Bears media that await their files. */
  create(media: readonly MediaFile[]): Promise<void>;
  /** The file is there: its job is left behind in the same transaction. Again is harmless. */
  beginProcessing(media: MediaFile, job: Job): Promise<void>;
  markReady(media: MediaFile, shown: Pick<Media, 'image' | 'video'>, variants: readonly MediaVariant[]): Promise<void>;
  markFailed(media: MediaFile, fault: MediaFault): Promise<void>;
  /** Media of every account whose files never came or that nothing shows: the reconcile job clears them away. */
  listOverdue(limit: number): Promise<DueMedia[]>;
  /** Gives overdue media up, so that nobody can begin to use them any more. `false` when somebody has meanwhile. */
  abandon(media: DueMedia): Promise<boolean>;
  /** Forgets abandoned media, once their files are gone. */
  delete(media: MediaFile): Promise<void>;
}

/** Media in the table. */
export function mediaStore(table: Table, clock: Clock): MediaStore {
  async function peekAll(scope: Scope, ids: readonly string[]): Promise<(MediaFile | undefined)[]> {
    const found = await table.batchGet<MediaFile>(ids.map(mediaKey));
    return found.map((media) => (media?.lineage.includes(scope.accountId) ? media : undefined));
  }

  return {
    getAll: peekAll,
    async findAll(scope, ids) {
      const found = (await peekAll(scope, ids)).filter((media) => media !== undefined);
      if (found.length < ids.length) throw new AppError('not-found');
      return found;
    },
    async create(media) {
      const items = media.map((file): Item => {
        const due = dueAttributes('media', new Date(Date.parse(file.createdAt) + AWAITED_MS), file.id);
        return { ...mediaKey(file.id), entity: 'media', ...file, ...due };
      });
      await table.batchWrite({ put: [...items, ...media.flatMap(siteMediaItems)] });
    },
    async beginProcessing(media, job) {
      const begun: Write = {
        update: mediaKey(media.id),
        set: { state: 'processing' },
        // Without a site it stays due, until something shows it.
        ...(media.siteId !== '' && { remove: DUE_ATTRIBUTES }),
        when: isInState('awaiting'),
      };
      await tryCommit(table.transact([begun, jobWrite(job)]));
    },
    async markReady(media, { image, video }, variants) {
      const set = { state: 'ready', image, video, variants };
      await tryCommit(table.update(mediaKey(media.id), { set }, isInState('processing')));
    },
    async markFailed(media, fault) {
      const expiresAt = Math.floor(clock().getTime() / 1_000) + FAILED_KEPT_SECONDS;
      await tryCommit(table.update(mediaKey(media.id), { set: { state: 'failed', fault, expiresAt } }, isInState('processing')));
    },
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'media', clock(), limit);
      const found = await table.batchGet<DueMedia>(ids.map(mediaKey));
      const isDue = (media: Partial<DueMedia> | undefined): media is DueMedia =>
        media?.gsi1sk !== undefined && media.state !== 'processing';
      return found.filter(isDue);
    },
    abandon({ id, state, fault, gsi1sk }) {
      const set = { state: 'failed', fault: fault ?? 'missing' };
      return tryCommit(table.update(mediaKey(id), { set }, allOf(isEqual('gsi1sk', gsi1sk), isInState(state))));
    },
    delete: (media) => table.batchWrite({ remove: [mediaKey(media.id), ...siteMediaItems(media)] }),
  };
}
