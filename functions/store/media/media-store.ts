import type { Clock } from '#functions/gateways/clock.ts';
import { AppError } from '#functions/app-error.ts';
import type { Scope } from '#functions/scope.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/store/engine/due-index.ts';
import { jobWrite, type Job } from '#functions/store/job/job-store.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { allOf, anyOf, isEqual, isPresent, type Condition } from '#functions/store/engine/table-expression.ts';
import type { Item, Key, Table, Write } from '#functions/store/engine/table.ts';
import type { Media, MediaFault, UploadType, Variant } from '#shared/model/media/media.ts';

/** A stored variant with the hash of its content; a picture's name where visitors fetch it is made of these. */
export interface MediaVariant extends Variant {
  hash: string;
  /** Its size; unknown of those stored before it was noted. */
  bytes?: number;
}

/** An uploaded file, from the request for an address until what shows it is cleared away. */
export interface MediaFile extends Media {
  type: UploadType;
  size: number;
  /** Storage's name for the transfer of a file that travels in parts. */
  transferId?: string;
  /** Who asked for the address. */
  loginId: string;
  ownerId: string;
  /** The owner and every account above it. */
  lineage: readonly string[];
  /** The first of the sites that may show it; empty until a site about to be created adopts it, and where an account shows it. */
  siteId: string;
  /** Further ones: copies of that site, and copies of those. */
  alsoIn?: ReadonlySet<string>;
  variants: readonly MediaVariant[];
  createdAt: string;
}

/** With the mark that it is due to be cleared away, which adoption takes off. */
type DueMedia = MediaFile & Pick<ReturnType<typeof dueAttributes>, 'gsi1sk'>;

const AWAITED_MS = 24 * 3_600_000;
/** Pages and lists read before go on showing a picture that has been replaced. */
const REPLACED_KEPT_MS = 3_600_000;
/** Long enough for the console to say what was wrong with the file. */
const FAILED_KEPT_SECONDS = 7 * 24 * 3_600;

export const SITE_MEDIA_PREFIX = 'MEDIA#';
export const mediaKey = (id: string): Key => ({ pk: `MEDIA#${id}`, sk: 'MEDIA' });

/** What a site's own partition knows of its media, so that they can be cleared away with it. */
export const siteMediaItem = (siteId: string, mediaId: string): Item => ({
  pk: `SITE#${siteId}`,
  sk: `${SITE_MEDIA_PREFIX}${mediaId}`,
  entity: 'site-media',
  mediaId,
});

const siteMediaItems = ({ siteId, id }: MediaFile): Item[] => (siteId === '' ? [] : [siteMediaItem(siteId, id)]);

const isInState = (state: Media['state']): Condition => isEqual('state', state);

/** The writes that make media the site's own, for the transaction that first shows them there. */
export const adoptMediaWrites = (site: { id: string }, mediaIds: readonly string[]): Write[] =>
  mediaIds.flatMap((id): Write[] => [
    {
      update: mediaKey(id),
      set: { siteId: site.id },
      remove: DUE_ATTRIBUTES,
      when: allOf(isInState('ready'), anyOf(isEqual('siteId', ''), isEqual('siteId', site.id))),
    },
    { put: siteMediaItem(site.id, id) },
  ]);

/**
 * The writes that make media an account's own and let go of those it no longer shows, for the transaction of that change:
 * what is let go is due to be cleared away, unless it is taken up again before.
 */
export const accountMediaWrites = (before: readonly string[], after: readonly string[], at: Date): Write[] => [
  ...after
    .filter((id) => !before.includes(id))
    .map((id): Write => ({ update: mediaKey(id), remove: DUE_ATTRIBUTES, when: allOf(isInState('ready'), isEqual('siteId', '')) })),
  ...before
    .filter((id) => !after.includes(id))
    .map((id): Write => ({
      update: mediaKey(id),
      set: dueAttributes('media', new Date(at.getTime() + REPLACED_KEPT_MS), id),
      when: isPresent(),
    })),
];

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
