import { AppError } from '#functions/app-error.ts';
import type { Scope } from '#functions/scope.ts';
import { dueAt } from '#functions/store/due.ts';
import { jobWrite, type Job } from '#functions/store/job.ts';
import { adoptMediaWrites } from '#functions/store/media.ts';
import { partWrites, putParts } from '#functions/store/part.ts';
import { revisionKey, revisionWrite, type NewRevision } from '#functions/store/revision.ts';
import { isCommitted } from '#functions/store/conditional.ts';
import { MIGRATIONS, type Migration } from '#functions/store/site-migrations.ts';
import { ConditionFailed } from '#functions/store/table-error.ts';
import { allOf, anyOf, isAbsent, isBelow, isEqual, isPresent, type Condition } from '#functions/store/table-expression.ts';
import type { Key, Table, Write } from '#functions/store/table.ts';
import type { ImageRef } from '#shared/model/media.ts';
import type { SiteStatus } from '#shared/model/site.ts';
import type { Part } from '#shared/rules/site-parts.ts';

/** What lists and headers show of a site's content; follows the working revision. */
export interface SiteFace {
  name: string;
  thumbnail: ImageRef | null;
  numberHorizontal: number;
  numberVertical: number;
}

/** A site without its content: pointers to revisions, and what is known without opening them. */
export interface Site extends SiteFace {
  id: string;
  ownerId: string;
  /** The owner and every account above it: those in whose scope the site is. */
  lineage: readonly string[];
  status: SiteStatus;
  working: string;
  live: string | null;
  publicationId: string | null;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  /** Deleted: for everybody but the jobs that clear it away it does not exist. */
  deletedAt?: string;
  /** When leftovers of saves are to be swept, if there may be any. */
  gsi1sk?: string;
}

/** What a save moves the working pointer to. `parts` are all it relies on that may not be stored yet, by hash. */
interface NewWorking {
  revision: NewRevision;
  parts: ReadonlyMap<string, Part>;
  face: SiteFace;
  /** Media that belong to no site yet and become this site's. */
  adopted: readonly string[];
}

export interface Publishing {
  /** The revision asked for: it has to exist when the change is committed. */
  revision: string;
  status: SiteStatus;
  live: string | null;
  publishedAt: string | null;
  job: Job;
}

/** `overtaken`: the id or one of the media was taken meanwhile. */
type CreateOutcome = 'created' | 'limit-reached' | 'overtaken';

/** Leftovers wait until no save in progress can still rely on them, and for company: a sweep reads the whole site. */
const SWEEP_AFTER_MS = 6 * 3_600_000;
/** Longer than any save or publication in progress. */
const CLEARED_AFTER_MS = 3_600_000;
const LISTING_PREFIX = 'SITE#';

export const siteKey = (id: string): Key => ({ pk: `SITE#${id}`, sk: 'SITE' });
/** Its place in the transaction of a creation. */
const COUNT_POSITION = 1;
const countKey = (ownerId: string): Key => ({ pk: `ACCOUNT#${ownerId}`, sk: 'SITES' });
const listingKey = (accountId: string, { id, createdAt }: Site): Key => ({
  pk: `SCOPE#${accountId}`,
  sk: `${LISTING_PREFIX}${createdAt}#${id}`,
});

const oneMoreSite = (ownerId: string) => ({ update: countKey(ownerId), set: { entity: 'site-count' }, add: { count: 1 } });

const isNotDeleted = ({ deletedAt }: Site): boolean => deletedAt === undefined;
const isStanding = isAbsent('deletedAt');
const isAsRead = (site: Site): Condition =>
  allOf(isPresent(), isStanding, isEqual('status', site.status), isEqual('publicationId', site.publicationId), isEqual('live', site.live));

const sweepMark = (site: Site, now: Date) =>
  site.gsi1sk === undefined ? dueAt('site', new Date(now.getTime() + SWEEP_AFTER_MS), site.id) : {};

export interface SiteStore {
  /** The site even if it is deleted; `undefined` once nothing of it is left. For jobs. */
  peek(scope: Scope, id: string): Promise<Site | undefined>;
  /** The site, or `not-found`. */
  find(scope: Scope, id: string): Promise<Site>;
  /** Sites in the scope, newest first. `after` and `next` are places in this scope's own listing. Two database calls. */
  list(scope: Scope, page: { after: string | undefined; limit: number }): Promise<{ sites: Site[]; next: string | null }>;
  /** Site, first revision with its parts, and listings in one transaction; `maxSites` is held against the owner's present number. */
  create(site: Site, first: NewWorking, maxSites: number | null): Promise<CreateOutcome>;
  /** Parts first, then revision and pointer in one transaction. `false` when the pointer had moved, and nothing changed. */
  moveWorking(site: Site, to: NewWorking): Promise<boolean>;
  /** Public state and its job in one transaction. `false` when the site or the revision had changed meanwhile. */
  publish(site: Site, to: Publishing): Promise<boolean>;
  /** Hides the site for good and leaves the job that takes it off the air. Again is harmless. */
  remove(site: Site, job: Job, now: Date): Promise<void>;
}

/** Sites in the table. New revisions are written in the schema version that `migrations` lead to. */
export function siteStore(table: Table, migrations: readonly Migration[] = MIGRATIONS): SiteStore {
  async function peek(scope: Scope, id: string): Promise<Site | undefined> {
    const site = await table.get<Site>(siteKey(id));
    return site?.lineage.includes(scope.accountId) ? site : undefined;
  }

  return {
    peek,
    async find(scope, id) {
      const site = await peek(scope, id);
      if (!site || site.deletedAt !== undefined) throw new AppError('not-found');
      return site;
    },
    async list(scope, { after, limit }) {
      const pk = `SCOPE#${scope.accountId}`;
      const start = after === undefined ? undefined : { pk, sk: after };
      const { items, next } = await table.query<{ siteId: string }>({ pk, prefix: LISTING_PREFIX, descending: true, limit, after: start });
      const sites = await table.batchGet<Site>(items.map(({ siteId }) => siteKey(siteId)));
      return { sites: sites.filter((site) => site !== undefined).filter(isNotDeleted), next: next ? String(next['sk']) : null };
    },
    async create(site, { revision, parts, adopted }, maxSites) {
      const writes: Write[] = [
        { put: { ...siteKey(site.id), entity: 'site', ...site }, when: isAbsent() },
        { ...oneMoreSite(site.ownerId), ...(maxSites !== null && { when: anyOf(isAbsent('count'), isBelow('count', maxSites)) }) },
        revisionWrite(site.id, revision, migrations),
        ...partWrites(site.id, parts, new Date(site.createdAt)),
        ...site.lineage.map((accountId): Write => ({ put: { ...listingKey(accountId, site), entity: 'listing', siteId: site.id } })),
        ...adoptMediaWrites(site, adopted),
      ];
      try {
        await table.transact(writes);
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        return error.failed.includes(COUNT_POSITION) ? 'limit-reached' : 'overtaken';
      }
    },
    async moveWorking(site, { revision, parts, face, adopted }) {
      const now = new Date(revision.at);
      await putParts(table, site.id, parts, now);
      const set = { ...face, working: revision.id, updatedAt: revision.at, ...sweepMark(site, now) };
      const pointer: Write = { update: siteKey(site.id), set, when: allOf(isEqual('working', site.working), isStanding) };
      return isCommitted(table.transact([pointer, revisionWrite(site.id, revision, migrations), ...adoptMediaWrites(site, adopted)]));
    },
    publish(site, { revision, job, ...set }) {
      return isCommitted(
        table.transact([
          { update: siteKey(site.id), set: { ...set, publicationId: job.id, updatedAt: job.createdAt }, when: isAsRead(site) },
          { check: revisionKey(site.id, revision), when: isPresent() },
          jobWrite(job),
        ]),
      );
    },
    async remove(site, job, now) {
      const set = {
        deletedAt: now.toISOString(),
        publicationId: job.id,
        ...dueAt('site', new Date(now.getTime() + CLEARED_AFTER_MS), site.id),
      };
      await isCommitted(
        table.transact([
          { update: siteKey(site.id), set, when: allOf(isPresent(), isStanding) },
          { update: countKey(site.ownerId), add: { count: -1 } },
          ...site.lineage.map((accountId): Write => ({ delete: listingKey(accountId, site) })),
          jobWrite(job),
        ]),
      );
    },
  };
}
