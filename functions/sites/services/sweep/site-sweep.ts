import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isBelow, isEqual, isNotEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import {
  HISTORY_PREFIX,
  mediaKey,
  membersPartition,
  PART_PREFIX,
  REVISION_PREFIX,
  SITE_MEDIA_PREFIX,
  siteKey,
  siteMediaKey,
  sitePartition,
} from '#functions/platform/keys/keys.ts';
import { newsPartition } from '#functions/platform/keys/news-keys.ts';
import { visitFiguresPartition } from '#functions/platform/keys/visit-keys.ts';
import { approvedRevisions } from '#functions/preview/store/approvals/approval-store.ts';
import { hasSameApprovals } from '#functions/sites/store/approval-conditions.ts';
import { commentedRevisions, hasSameComments } from '#functions/preview/store/comments/comment-store.ts';
import { libraryItems } from '#functions/media/store/library-writes.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { detachFromSite } from '#functions/media/store/media-sharing.ts';
import { decodeManifest, manifestEntries } from '#functions/sites/store/revisions/revision-manifest.ts';
import { StoredRevision } from '#functions/sites/store/revisions/revision.ts';
import { hasSameSchedule } from '#functions/sites/store/schedule-writes.ts';
import { siteSearchIndex } from '#functions/sites/store/site-search-index.ts';
import { EDITOR_OPEN_MAX_MS, SWEEP_AFTER_MS } from '#functions/sites/store/site-writes.ts';
import { trashEntries } from '#functions/sites/store/site-trash.ts';
import { Site } from '#functions/sites/store/site.ts';
import { formEntryPartitions } from '#functions/visitors/store/entries/form-entry-store.ts';
import { REVISION_HISTORY_MAX } from '#shared/model/limits.ts';

/**
 * Removes replaced revisions and parts of active sites, and all items of deleted sites, in steps that are short enough for one run of a
 * function.
 */
export interface SiteSweep {
  /** Returns ids of the sites that are due to be swept. */
  listDue(limit: number): Promise<string[]>;
  /**
   * Detaches media from a deleted site. Returns ids of detached media that no other site uses, or an empty list if the site is active or
   * has no more media.
   */
  detachDeletedMedia(siteId: string): Promise<string[]>;
  /** Deletes the media items of a deleted site; their objects must be deleted before. */
  deleteMediaRecords(siteId: string, mediaIds: readonly string[]): Promise<void>;
  /**
   * Runs one step. For an active site, removes replaced revisions, then parts that no remaining revision contains. For a deleted site
   * without media, removes all its items. Safe during saves and publications, because it keeps whatever they have read or put.
   */
  sweepOnce(siteId: string): Promise<void>;
}

const CONCURRENCY = 10;
const REVISIONS_PER_STEP = 200;
const PARTS_PER_STEP = 1_000;
const MEDIA_PER_STEP = 100;
const ITEMS_PER_STEP = 1_000;
/** Milliseconds for which orphaned parts are kept: far longer than a save takes from its first part to its commit. */
const PART_IN_USE_MS = 3_600_000;

const HistoryItem = z.object({ pk: z.string(), sk: z.string(), revision: z.string(), startedAt: z.string() });
type HistoryItem = z.infer<typeof HistoryItem>;
const PartItem = z.object({ pk: z.string(), sk: z.string(), putAt: z.string() });
const SiteMediaItem = z.object({ mediaId: z.string() });

/** Returns all partitions that contain items of a site. */
const partitionsOf = (siteId: string): string[] => [
  sitePartition(siteId),
  newsPartition(siteId),
  membersPartition(siteId),
  visitFiguresPartition(siteId),
  ...formEntryPartitions(siteId),
];

const hashesIn = (revisions: readonly StoredRevision[]): Set<string> =>
  new Set(revisions.flatMap(({ manifest }) => manifestEntries(decodeManifest(manifest)).map(([, hash]) => hash)));

export function siteSweep(table: Table, clock: Clock): SiteSweep {
  const index = siteSearchIndex(table);

  /** Removes history entries beyond the maximum. Returns the others, newest first. */
  async function sweepHistory({ id }: Site): Promise<HistoryItem[]> {
    const all = await table.queryAll({ pk: sitePartition(id), prefix: HISTORY_PREFIX, descending: true }, HistoryItem);
    await table.batchWrite({ remove: all.slice(REVISION_HISTORY_MAX) });
    return all.slice(0, REVISION_HISTORY_MAX);
  }

  /**
   * Removes revisions that are not referenced, and returns the others. Keeps revisions on which an open editor may be based and, while the
   * history is below its maximum, the newest revisions before it.
   */
  async function sweepRevisions(site: Site): Promise<{ left: StoredRevision[]; isDone: boolean; areSomeOpen: boolean }> {
    const history = await sweepHistory(site);
    const all = await table.queryAll({ pk: sitePartition(site.id), prefix: REVISION_PREFIX, descending: true }, StoredRevision);
    const openSince = new Date(clock().getTime() - EDITOR_OPEN_MAX_MS).toISOString();
    const historyStart = history.at(-1)?.startedAt ?? openSince;
    const beforeHistory = all.filter(({ at }) => at < historyStart).slice(0, REVISION_HISTORY_MAX - history.length);
    const scheduled = (site.scheduled ?? []).map(({ revision }) => revision);
    const [commented, approved] = await Promise.all([commentedRevisions(table, site), approvedRevisions(table, site)]);
    const referenced = new Set([
      site.working,
      site.live,
      ...scheduled,
      ...commented,
      ...approved,
      ...history.map(({ revision }) => revision),
      ...beforeHistory.map(({ id }) => id),
    ]);
    const replaced = all.filter(({ id }) => !referenced.has(id));
    const removable = replaced.filter(({ at }) => at < openSince);
    const batch = removable.slice(-REVISIONS_PER_STEP);
    const removed = await inParallel(batch, CONCURRENCY, async (revision) => {
      const isNotReferenced = allOf(
        isNotEqual('live', revision.id),
        isNotEqual('working', revision.id),
        hasSameSchedule(site),
        hasSameComments(site),
        hasSameApprovals(site),
      );
      const writes = [{ check: siteKey(site.id), when: isNotReferenced }, { delete: revision }];
      return (await tryCommit(table.transact(writes))) ? revision.id : undefined;
    });
    return {
      left: all.filter(({ id }) => !removed.includes(id)),
      isDone: batch.length === removable.length,
      areSomeOpen: removable.length < replaced.length,
    };
  }

  /** Removes parts that no revision contains and no recent save has put. Returns `true` if no such part remains. */
  async function sweepParts(site: Site, contained: ReadonlySet<string>): Promise<boolean> {
    const putBefore = new Date(clock().getTime() - PART_IN_USE_MS).toISOString();
    const parts = await table.queryAll({ pk: sitePartition(site.id), prefix: PART_PREFIX }, PartItem);
    const orphaned = parts.filter(({ sk, putAt }) => putAt < putBefore && !contained.has(sk.slice(PART_PREFIX.length)));
    const batch = orphaned.slice(0, PARTS_PER_STEP);
    // A concurrent save that uses the part has put it again, which renews `putAt`.
    await inParallel(batch, CONCURRENCY, (part) => tryCommit(table.delete(part, isBelow('putAt', putBefore))));
    return batch.length === orphaned.length;
  }

  async function sweepActive(site: Site): Promise<void> {
    const revisions = await sweepRevisions(site);
    const areAllPartsSwept = await sweepParts(site, hashesIn(revisions.left));
    if (!revisions.isDone || !areAllPartsSwept) return;
    const dueAgain = dueAttributes('site', new Date(clock().getTime() + SWEEP_AFTER_MS), site.id);
    const change = revisions.areSomeOpen ? { set: dueAgain } : { remove: DUE_ATTRIBUTES };
    await tryCommit(table.update(siteKey(site.id), change, isEqual('gsi1sk', site.gsi1sk)));
  }

  const mediaOf = async (siteId: string) =>
    (await table.query({ pk: sitePartition(siteId), prefix: SITE_MEDIA_PREFIX, limit: MEDIA_PER_STEP }, SiteMediaItem)).items;

  /**
   * Begins or continues the removal of a deleted site, after which it can no longer be restored, nor a placeholder activated. Returns
   * `false` if the site is active or, because the index of due sites is eventually consistent, still in the trash.
   */
  const beginClearing = (siteId: string): Promise<boolean> =>
    tryCommit(
      table.update(siteKey(siteId), { set: { isClearing: true } }, allOf(isPresent('deletedAt'), isBelow('gsi1sk', clock().toISOString()))),
    );

  async function detachDeletedMedia(siteId: string): Promise<string[]> {
    if (!(await beginClearing(siteId))) return [];
    for (let media = await mediaOf(siteId); media.length > 0; media = await mediaOf(siteId)) {
      const areLast = await inParallel(media, CONCURRENCY, ({ mediaId }) => detachFromSite(table, mediaId, siteId));
      const shared = media.filter((_, position) => !areLast[position]);
      await table.batchWrite({ remove: shared.map(({ mediaId }) => siteMediaKey(siteId, mediaId)) });
      const unshared = media.filter((_, position) => areLast[position]);
      if (unshared.length > 0) return unshared.map(({ mediaId }) => mediaId);
    }
    return [];
  }

  /** Removes the items of a deleted site, and the site's own item last, because the site stays due while that exists. */
  async function clearDeleted(site: Site): Promise<void> {
    // The site may have just been deleted; its media are removed first.
    if (!(await beginClearing(site.id)) || (await mediaOf(site.id)).length > 0) return;
    const pages = await Promise.all(partitionsOf(site.id).map((pk) => table.query({ pk, limit: ITEMS_PER_STEP })));
    const own = siteKey(site.id);
    const isOwn = ({ pk, sk }: Key) => pk === own.pk && sk === own.sk;
    await table.batchWrite({ remove: pages.flatMap(({ items }) => items).filter((key) => !isOwn(key)) });
    if (pages.some(({ next }) => next)) return;
    await table.batchWrite({ remove: trashEntries(site) });
    await index.removeEntries(site);
    await table.delete(own);
  }

  return {
    listDue: (limit) => queryDueIds(table, 'site', clock(), limit),
    detachDeletedMedia,
    async deleteMediaRecords(siteId, mediaIds) {
      const files = await table.batchGetReadable(mediaIds.map(mediaKey), MediaFile);
      await table.batchWrite({ remove: files.flatMap((file) => (file ? libraryItems(file) : [])) });
      await table.batchWrite({ remove: mediaIds.flatMap((id) => [mediaKey(id), siteMediaKey(siteId, id)]) });
    },
    async sweepOnce(siteId) {
      const site = await table.get(siteKey(siteId), Site);
      if (site) await (site.deletedAt === undefined ? sweepActive(site) : clearDeleted(site));
    },
  };
}
