import * as z from 'zod';
import { AppError } from '#functions/platform/base/app-error.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { isInScope, type Scope } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { siteCountKey, siteKey } from '#functions/platform/keys/keys.ts';
import type { Migration } from '#functions/sites/store/revisions/migrations/migration.ts';
import { MIGRATIONS } from '#functions/sites/store/revisions/migrations/site-migrations.ts';
import { putParts } from '#functions/sites/store/revisions/part-store.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import { listChosenSites, searchChosenSites } from '#functions/sites/store/chosen-sites.ts';
import {
  needsReindex,
  type NewWorkingRevision,
  type PublicationChange,
  type ScheduleChange,
  type SiteCreateOutcome,
  type StatusChange,
  withName,
  withState,
} from '#functions/sites/store/site-changes.ts';
import { querySiteList, type SiteListQuery, type SitePage } from '#functions/sites/store/site-list-query.ts';
import { siteSearchIndex, type SiteSearchIndex } from '#functions/sites/store/site-search-index.ts';
import {
  editSessionEndWrites,
  publicationWrites,
  purgeWrites,
  type Restoration,
  restorationWrites,
  siteDeletionWrites,
  saveWrites,
  scheduleWrites,
  SITE_COUNT_WRITE_INDEX,
  siteCreationWrites,
  statusWrites,
} from '#functions/sites/store/site-writes.ts';
import { listTrash, type TrashPage } from '#functions/sites/store/site-trash.ts';
import { isTrashed, Site, type TrashedSite } from '#functions/sites/store/site.ts';
import { readRecordCounts } from '#functions/sites/store/record-counts.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { HistoryEntry } from '#functions/sites/store/revisions/revision.ts';

/** The store of sites. Every write contains its audit entry and the figures, list entries and index entries that it changes. */
export interface SiteStore extends Pick<SiteSearchIndex, 'search'> {
  /** Returns the site, deleted or not, or `undefined` outside the scope and once the sweep has removed it. For jobs. */
  findIncludingDeleted(scope: Scope, id: string): Promise<Site | undefined>;
  /** Returns the site. Throws `not-found` if it is deleted or outside the scope. */
  find(scope: Scope, id: string): Promise<Site>;
  /**
   * Returns the sites in the order of the ids, `undefined` for those that are deleted or outside the scope. Makes one call for each
   * hundred.
   */
  getAll(scope: Scope, ids: readonly string[]): Promise<(Site | undefined)[]>;
  /** Returns sites in the scope, by default newest first. Makes two calls for up to a hundred. */
  list(scope: Scope, query: SiteListQuery): Promise<SitePage>;
  /** Returns the ids of the sites that exist in the scope. Makes one call for each hundred. */
  existing(scope: Scope, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the number of sites of the scope's own account, without accounts below it. */
  countOwn(scope: Scope): Promise<number>;
  /**
   * Creates the site with its first revision and parts in one transaction. `maxSites` is the limit of the owner's sites, `null` for none.
   */
  create(site: Site, first: NewWorkingRevision, maxSites: number | null): Promise<SiteCreateOutcome>;
  /** Puts the parts, then writes the revision and the working pointer in one transaction. Returns `false` if the pointer has moved. */
  saveWorkingRevision(site: Site, to: NewWorkingRevision): Promise<boolean>;
  /** Ends the edit session, and replaces its history entry by `entry`. Returns `false` if the working pointer has moved. */
  endEditSession(site: Site, entry: HistoryEntry): Promise<boolean>;
  /** Changes the public state and writes its job in one transaction. Returns `false` if the site or the revision has changed. */
  publish(site: Site, to: PublicationChange): Promise<boolean>;
  /** Changes the schedule. Returns `false` if it has changed, or a scheduled revision is deleted. */
  schedule(site: Site, to: ScheduleChange): Promise<boolean>;
  /** Changes the status. Returns `false` if the site has changed. */
  changeStatus(site: Site, to: StatusChange): Promise<boolean>;
  /**
   * Marks the site as deleted and writes the job that removes its public files. The site is in the trash until `trashedUntil`; without it,
   * it cannot be restored. Idempotent.
   */
  remove(site: Site, change: { job: Job; audit: AuditEntry; trashedUntil?: string | undefined }): Promise<void>;
  /** Returns the site in the trash. Throws `not-found` if it is not there or outside the scope. */
  findTrashed(scope: Scope, id: string): Promise<TrashedSite>;
  /** Returns a page of the trash, the last deleted site first. Makes two calls for up to a hundred. */
  listTrash(scope: Scope, page: { after: string | undefined; limit: number }): Promise<TrashPage>;
  /** Restores the site as it was, without its scheduled publications. `conflict`: it is no longer in the trash, or its entries changed. */
  restore(site: TrashedSite, change: Restoration): Promise<SiteCreateOutcome>;
  /** Removes the site from the trash permanently. Returns `false` if it is no longer there. */
  purge(site: TrashedSite, audit: AuditEntry): Promise<boolean>;
}

const StoredCount = z.object({ count: z.number() });
const hasSite = (scope: Scope, { id, lineage }: Pick<Site, 'id' | 'lineage'>): boolean => isInScope(scope, { lineage, siteIds: [id] });

const StoredExistence = Site.pick({ id: true, lineage: true, deletedAt: true });

/** Creates the store of sites. New revisions are written in the latest schema version of `migrations`. */
export function siteStore(table: Table, migrations: readonly Migration[] = MIGRATIONS): SiteStore {
  const index = siteSearchIndex(table);

  async function findIncludingDeleted(scope: Scope, id: string): Promise<Site | undefined> {
    const site = await table.get(siteKey(id), Site);
    return site && hasSite(scope, site) ? site : undefined;
  }

  /** Commits a change and the index entries it needs. `prepare` runs before the transaction. Returns `false` if a condition failed. */
  async function commitWithReindex(from: Site, to: Site, writes: readonly Write[], prepare?: () => Promise<void>): Promise<boolean> {
    const isReindexed = needsReindex(from, to);
    await Promise.all([prepare?.(), isReindexed ? index.addEntries(to) : undefined]);
    const isCommitted = await tryCommit(table.transact(writes));
    if (isReindexed) await index.removeStaleEntries(isCommitted ? from : to);
    return isCommitted;
  }

  return {
    findIncludingDeleted,
    search: (scope, search) => (scope.siteIds ? searchChosenSites(table, scope, search) : index.search(scope, search)),
    async find(scope, id) {
      const site = await findIncludingDeleted(scope, id);
      if (!site || site.deletedAt !== undefined) throw new AppError('not-found');
      return site;
    },
    async getAll(scope, ids) {
      const found = await activeSites(table, ids);
      return found.map((site) => (site && hasSite(scope, site) ? site : undefined));
    },
    list: (scope, query) => (scope.siteIds ? listChosenSites(table, scope, query) : querySiteList(table, scope, query)),
    async existing(scope, ids) {
      const sites = await table.batchGet(ids.map(siteKey), StoredExistence);
      return new Set(sites.flatMap((site) => (site && hasSite(scope, site) && site.deletedAt === undefined ? [site.id] : [])));
    },
    async countOwn({ accountId }) {
      return (await table.get(siteCountKey(accountId), StoredCount))?.count ?? 0;
    },
    async create(given, first, maxSites) {
      const site = { ...given, namedBy: first.revision.id };
      await index.addEntries(site);
      try {
        await table.transact(siteCreationWrites(site, first, maxSites, migrations));
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        await index.removeStaleEntries(site);
        return error.failed.includes(SITE_COUNT_WRITE_INDEX) ? 'limit-reached' : 'conflict';
      }
    },
    saveWorkingRevision(site, to) {
      const next = withName(site, to);
      const putAllParts = () => putParts(table, site.id, to.parts, new Date(to.revision.at));
      return commitWithReindex(site, next, saveWrites(site, next, to, migrations), putAllParts);
    },
    endEditSession: (site, entry) => tryCommit(table.transact(editSessionEndWrites(site, entry))),
    publish(site, to) {
      const next = withState(site, to, to.audit);
      return commitWithReindex(site, next, publicationWrites(site, next, to));
    },
    schedule: (site, to) => tryCommit(table.transact(scheduleWrites(site, to))),
    changeStatus(site, to) {
      const next = withState(site, to, to.audit);
      return commitWithReindex(site, next, statusWrites(site, next, to));
    },
    async findTrashed(scope, id) {
      const site = await findIncludingDeleted(scope, id);
      if (!site || !isTrashed(site)) throw new AppError('not-found');
      return site;
    },
    listTrash: (scope, page) => listTrash(table, scope, page),
    async restore(site, change) {
      const { deletedAt: _deletedAt, trashedUntil: _trashedUntil, ...kept } = site;
      const next: Site = { ...kept, namedBy: change.audit.id, publicationId: change.jobs[0]?.id ?? null };
      const counts = await readRecordCounts(table, site.id);
      await index.addEntries(next);
      try {
        await table.transact(restorationWrites(site, next, { ...change, counts }));
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        await index.removeStaleEntries(next);
        return error.failed.includes(SITE_COUNT_WRITE_INDEX) ? 'limit-reached' : 'conflict';
      }
    },
    purge: (site, audit) => tryCommit(table.transact(purgeWrites(site, audit))),
    async remove(found, change) {
      let site: Site | undefined = found;
      await retryOnConflict(async () => {
        if (!site) return undefined;
        const counts = await readRecordCounts(table, site.id);
        if (await tryCommit(table.transact(siteDeletionWrites(site, { ...change, counts })))) return index.removeStaleEntries(site);
        [site] = await activeSites(table, [site.id]);
        return site && CONFLICT;
      });
    },
  };
}
