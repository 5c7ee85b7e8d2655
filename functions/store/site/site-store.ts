import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { AppError } from '#functions/app-error.ts';
import type { Scope } from '#functions/scope.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import type { Table } from '#functions/store/engine/table.ts';
import type { Job } from '#functions/store/job/job.ts';
import { putParts } from '#functions/store/revision/part-store.ts';
import { MIGRATIONS } from '#functions/store/revision/migrations/site-migrations.ts';
import type { Migration } from '#functions/store/revision/migrations/migration.ts';
import { siteCountKey, siteKey } from '#functions/store/keys.ts';
import { activeSites } from '#functions/store/site/active-sites.ts';
import type { NewWorkingRevision, PublicationChange, SiteCreateOutcome, StatusChange } from '#functions/store/site/site-changes.ts';
import { querySiteList, type SiteListQuery, type SitePage } from '#functions/store/site/site-listing.ts';
import { siteSearchIndex, type SiteSearchIndex } from '#functions/store/site/site-search-index.ts';
import {
  editSessionEndWrites,
  publicationWrites,
  removalWrites,
  saveWrites,
  SITE_COUNT_WRITE_INDEX,
  siteCreationWrites,
  statusWrites,
  withStatus,
} from '#functions/store/site/site-writes.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import type { RevisionEntry } from '#shared/model/site/revision.ts';

/** Every write goes with its audit entry, and with the figures it changes. */
export interface SiteStore extends Pick<SiteSearchIndex, 'search'> {
  /** The site even if it is deleted; `undefined` once nothing of it is left. For jobs. */
  findIncludingDeleted(scope: Scope, id: string): Promise<Site | undefined>;
  /** The site, or `not-found`. */
  find(scope: Scope, id: string): Promise<Site>;
  /** Sites in the scope, newest first unless asked for otherwise. Two database calls for up to a hundred. */
  list(scope: Scope, question: SiteListQuery): Promise<SitePage>;
  /** How many sites the scope's own account has, those below it not counted. */
  countOwn(scope: Scope): Promise<number>;
  /** Site, first revision with its parts, and listings in one transaction; `maxSites` is held against the owner's present number. */
  create(site: Site, first: NewWorkingRevision, maxSites: number | null): Promise<SiteCreateOutcome>;
  /** Parts first, then revision and pointer in one transaction. `false` when the pointer had moved, and nothing changed. */
  saveWorkingRevision(site: Site, to: NewWorkingRevision): Promise<boolean>;
  /** Ends a stretch of work: its entry stays as it is told here. `false` when the pointer had moved. */
  endEditSession(site: Site, entry: RevisionEntry): Promise<boolean>;
  /** Public state and its job in one transaction. `false` when the site or the revision had changed meanwhile. */
  publish(site: Site, to: PublicationChange): Promise<boolean>;
  /** `false` when the site had changed meanwhile. */
  changeStatus(site: Site, to: StatusChange): Promise<boolean>;
  /** Hides the site for good and leaves the job that takes it off the air. Again is harmless. */
  remove(site: Site, job: Job, audit: AuditEntry): Promise<void>;
}

/** Sites in the table. New revisions are written in the schema version that `migrations` lead to. */
export function siteStore(table: Table, migrations: readonly Migration[] = MIGRATIONS): SiteStore {
  async function peek(scope: Scope, id: string): Promise<Site | undefined> {
    const site = await table.get<Site>(siteKey(id));
    return site?.lineage.includes(scope.accountId) ? site : undefined;
  }

  const index = siteSearchIndex(table);

  /** The change is made: entries that stay behind do no harm. */
  const tidyAfter = (former: Site): Promise<void> => index.removeEntries(former).catch(() => undefined);

  /** Makes a change with what searches find the site by afterwards put before, and what they found it by until then taken away. */
  async function foundAnew(from: Site, to: Site, commit: () => Promise<void>, prepare?: () => Promise<void>): Promise<boolean> {
    const isFoundAlike = from.namedBy === to.namedBy;
    await Promise.all([prepare?.(), isFoundAlike ? undefined : index.addEntries(to)]);
    const isMade = await tryCommit(commit());
    if (!isFoundAlike) await tidyAfter(isMade ? from : to);
    return isMade;
  }

  return {
    findIncludingDeleted: peek,
    search: (scope, question) => index.search(scope, question),
    async find(scope, id) {
      const site = await peek(scope, id);
      if (!site || site.deletedAt !== undefined) throw new AppError('not-found');
      return site;
    },
    list: (scope, question) => querySiteList(table, scope, question),
    async countOwn({ accountId }) {
      return (await table.get<{ count: number }>(siteCountKey(accountId)))?.count ?? 0;
    },
    async create(site, first, maxSites) {
      const named = { ...site, namedBy: first.revision.id };
      await index.addEntries(named);
      try {
        await table.transact(siteCreationWrites(named, first, maxSites, migrations));
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        await tidyAfter(named);
        return error.failed.includes(SITE_COUNT_WRITE_INDEX) ? 'limit-reached' : 'conflict';
      }
    },
    async saveWorkingRevision(site, to) {
      const { name } = to.listingFields;
      const renamed = name === site.name ? site : { ...site, name, namedBy: to.revision.id };
      const putAll = () => putParts(table, site.id, to.parts, new Date(to.revision.at));
      return foundAnew(site, renamed, () => table.transact(saveWrites(site, to, migrations)), putAll);
    },
    endEditSession: (site, entry) => tryCommit(table.transact(editSessionEndWrites(site, entry))),
    publish: (site, to) => foundAnew(site, withStatus(site, to.status, to.audit), () => table.transact(publicationWrites(site, to))),
    changeStatus: (site, to) => foundAnew(site, withStatus(site, to.status, to.audit), () => table.transact(statusWrites(site, to))),
    async remove(found, job, audit) {
      let site: Site | undefined = found;
      await retryOnConflict(async () => {
        if (!site) return undefined;
        if (await tryCommit(table.transact(removalWrites(site, job, audit)))) return tidyAfter(site);
        [site] = await activeSites(table, [site.id]);
        return site && CONFLICT;
      });
    },
  };
}
