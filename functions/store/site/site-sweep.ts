import {
  HISTORY_PREFIX,
  mediaKey,
  membersPartition,
  newsPartition,
  PART_PREFIX,
  REVISION_PREFIX,
  SITE_MEDIA_PREFIX,
  siteKey,
  siteMediaKey,
  sitePartition,
} from '#functions/store/keys.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { undefinedIfConditionFails, tryCommit } from '#functions/store/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/store/engine/due-index.ts';
import { formEntryPartitions } from '#functions/store/visitor/form-entry-store.ts';
import type { StoredHistoryEntry } from '#functions/store/revision/history-store.ts';
import type { StoredPart } from '#functions/store/revision/part-store.ts';
import { decodeManifest, manifestEntries } from '#functions/store/revision/revision-manifest.ts';
import type { StoredRevision } from '#functions/store/revision/revision.ts';
import { detachFromSite } from '#functions/store/media/media-sharing.ts';
import { siteSearchIndex } from '#functions/store/site/site-search-index.ts';
import { EDITOR_OPEN_MAX_MS, SWEEP_AFTER_MS } from '#functions/store/site/site-writes.ts';
import type { Site } from '#functions/store/site/site.ts';
import { allOf, isBelow, isEqual, isPresent, type Condition } from '#functions/store/engine/table-expression.ts';
import type { Key, Table } from '#functions/store/engine/table.ts';
import { REVISION_HISTORY_MAX } from '#shared/model/limits.ts';

/** The clearing away of what sites leave behind, in steps small enough for one run of a function. */
export interface SiteSweep {
  /** Sites with something to clear away by now. */
  listDue(limit: number): Promise<string[]>;
  /**
   * Media of a deleted site that no other shows, some at a time; none when all are gone, or when the site stands. Those that
   * others show are let go of.
   */
  detachDeletedMedia(siteId: string): Promise<string[]>;
  /** Forgets media of a deleted site, whose files are gone. */
  deleteMediaRecords(siteId: string, mediaIds: readonly string[]): Promise<void>;
  /**
   * One step. Of a standing site, old revisions go, then parts that none of those kept names; of a deleted one whose media
   * are gone, everything. Safe beside saves and publications: nothing they have read or put may go.
   */
  sweepOnce(siteId: string): Promise<void>;
}

const AT_A_TIME = 10;
const REVISIONS_PER_STEP = 200;
const PARTS_PER_STEP = 1_000;
const MEDIA_PER_STEP = 100;
const ITEMS_PER_STEP = 1_000;
/** Far longer than a save takes from putting its parts to its commit. */
const PART_IN_USE_MS = 3_600_000;

const isOther =
  (attribute: string, value: string): Condition =>
  (p) =>
    `${p.name(attribute)} <> ${p.value(value)}`;

/** Where a site and all that goes with it lie. */
const partitionsOf = (siteId: string): string[] => [
  sitePartition(siteId),
  newsPartition(siteId),
  membersPartition(siteId),
  ...formEntryPartitions(siteId),
];

export function siteSweep(table: Table, clock: Clock): SiteSweep {
  const index = siteSearchIndex(table);

  /** Lets entries of the history go beyond those that are kept, and answers with these, newest first. */
  async function sweepHistory({ id }: Site): Promise<StoredHistoryEntry[]> {
    const all = await table.queryAll<StoredHistoryEntry>({ pk: sitePartition(id), prefix: HISTORY_PREFIX, descending: true });
    await table.batchWrite({ remove: all.slice(REVISION_HISTORY_MAX) });
    return all.slice(0, REVISION_HISTORY_MAX);
  }

  /**
   * Lets revisions go that neither the site nor its history points to, and answers with those still there. Those that an
   * editor may still build on stay, and those from before there was a history as if each were an entry of it.
   */
  async function sweepRevisions(site: Site): Promise<{ left: StoredRevision[]; isDone: boolean; areSomeOpen: boolean }> {
    const told = await sweepHistory(site);
    const all = await table.queryAll<StoredRevision>({ pk: sitePartition(site.id), prefix: REVISION_PREFIX, descending: true });
    const openSince = new Date(clock().getTime() - EDITOR_OPEN_MAX_MS).toISOString();
    const untold = all.filter(({ at }) => at < (told.at(-1)?.startedAt ?? openSince)).slice(0, REVISION_HISTORY_MAX - told.length);
    const kept = new Set([site.working, site.live, ...told.map(({ revision }) => revision), ...untold.map(({ id }) => id)]);
    const unkept = all.filter(({ id }) => !kept.has(id));
    const old = unkept.filter(({ at }) => at < openSince);
    const going = old.slice(-REVISIONS_PER_STEP);
    const gone = await inParallel(going, AT_A_TIME, async (revision) => {
      const nobodyMovedThere = { check: siteKey(site.id), when: allOf(isOther('live', revision.id), isOther('working', revision.id)) };
      return (await tryCommit(table.transact([nobodyMovedThere, { delete: revision }]))) ? revision.id : undefined;
    });
    return {
      left: all.filter(({ id }) => !gone.includes(id)),
      isDone: going.length === old.length,
      areSomeOpen: old.length < unkept.length,
    };
  }

  async function sweepParts(site: Site, named: ReadonlySet<string>): Promise<boolean> {
    const before = new Date(clock().getTime() - PART_IN_USE_MS).toISOString();
    const parts = await table.queryAll<StoredPart>({ pk: sitePartition(site.id), prefix: PART_PREFIX });
    const unnamed = parts.filter(({ sk, putAt }) => putAt < before && !named.has(sk.slice(PART_PREFIX.length)));
    const going = unnamed.slice(0, PARTS_PER_STEP);
    // A save that has come to rely on the part meanwhile has put it again.
    await inParallel(going, AT_A_TIME, (part) => tryCommit(table.delete(part, isBelow('putAt', before))));
    return going.length === unnamed.length;
  }

  async function sweepStanding(site: Site): Promise<void> {
    const revisions = await sweepRevisions(site);
    const named = new Set(revisions.left.flatMap(({ manifest }) => manifestEntries(decodeManifest(manifest)).map(([, hash]) => hash)));
    const areAllPartsSwept = await sweepParts(site, named);
    if (!revisions.isDone || !areAllPartsSwept) return;
    const again = dueAttributes('site', new Date(clock().getTime() + SWEEP_AFTER_MS), site.id);
    const change = revisions.areSomeOpen ? { set: again } : { remove: DUE_ATTRIBUTES };
    await tryCommit(table.update(siteKey(site.id), change, isEqual('gsi1sk', site.gsi1sk)));
  }

  const mediaOf = async (siteId: string) =>
    (await table.query<{ mediaId: string }>({ pk: sitePartition(siteId), prefix: SITE_MEDIA_PREFIX, limit: MEDIA_PER_STEP })).items;

  /** Begins to clear a deleted site away, or goes on: from then on a copy cannot come to life here. */
  const claim = (siteId: string) =>
    undefinedIfConditionFails(table.update<Site>(siteKey(siteId), { set: { isClearing: true } }, isPresent('deletedAt')));

  async function mediaOfDeleted(siteId: string): Promise<string[]> {
    if (!(await claim(siteId))) return [];
    for (let media = await mediaOf(siteId); media.length > 0; media = await mediaOf(siteId)) {
      const areLast = await inParallel(media, AT_A_TIME, ({ mediaId }) => detachFromSite(table, mediaId, siteId));
      const kept = media.filter((_, at) => !areLast[at]);
      await table.batchWrite({ remove: kept.map(({ mediaId }) => siteMediaKey(siteId, mediaId)) });
      const last = media.filter((_, at) => areLast[at]);
      if (last.length > 0) return last.map(({ mediaId }) => mediaId);
    }
    return [];
  }

  async function clearDeleted(site: Site): Promise<void> {
    const pk = sitePartition(site.id);
    // It was deleted a moment ago: its media come first.
    if (!(await claim(site.id)) || (await mediaOf(site.id)).length > 0) return;
    const pages = await Promise.all(partitionsOf(site.id).map((own) => table.query<Key>({ pk: own, limit: ITEMS_PER_STEP })));
    const isLast = (key: Key) => key.pk === pk && key.sk === siteKey(site.id).sk;
    await table.batchWrite({ remove: pages.flatMap(({ items }) => items).filter((key) => !isLast(key)) });
    if (pages.some(({ next }) => next)) return;
    await index.removeEntries(site);
    await table.delete(siteKey(site.id));
  }

  const find = (siteId: string) => table.get<Site>(siteKey(siteId));

  return {
    listDue: (limit) => queryDueIds(table, 'site', clock(), limit),
    detachDeletedMedia: mediaOfDeleted,
    deleteMediaRecords: (siteId, mediaIds) =>
      table.batchWrite({ remove: mediaIds.flatMap((id) => [mediaKey(id), siteMediaKey(siteId, id)]) }),
    async sweepOnce(siteId) {
      const site = await find(siteId);
      if (site) await (site.deletedAt === undefined ? sweepStanding(site) : clearDeleted(site));
    },
  };
}
