import { auditWrites } from '#functions/store/audit.ts';
import { dueAt } from '#functions/store/due.ts';
import { jobWrite, type Job } from '#functions/store/job.ts';
import { adoptMediaWrites } from '#functions/store/media.ts';
import { partWrites } from '#functions/store/part.ts';
import { revisionKey, revisionWrite } from '#functions/store/revision.ts';
import { countWrites } from '#functions/store/scope-count.ts';
import type { Migration } from '#functions/store/site-migrations.ts';
import type { NewWorking, Publishing, Site, StatusChange } from '#functions/store/site.ts';
import { allOf, anyOf, isAbsent, isBelow, isEqual, isPresent, type Condition } from '#functions/store/table-expression.ts';
import type { Key, Write } from '#functions/store/table.ts';
import type { AuditEntry } from '#shared/model/audit.ts';
import type { SiteStatus } from '#shared/model/site.ts';

/** The transactions of sites: each with its audit entry, and with the figures it changes. */

/** Leftovers wait until no save in progress can still rely on them, and for company: a sweep reads the whole site. */
const SWEEP_AFTER_MS = 6 * 3_600_000;
/** Longer than any save or publication in progress. */
const CLEARED_AFTER_MS = 3_600_000;
export const LISTING_PREFIX = 'SITE#';

export const siteKey = (id: string): Key => ({ pk: `SITE#${id}`, sk: 'SITE' });
/** How many sites an account has of its own. */
export const countKey = (ownerId: string): Key => ({ pk: `ACCOUNT#${ownerId}`, sk: 'SITES' });
const listingKey = (accountId: string, { id, createdAt }: Site): Key => ({
  pk: `SCOPE#${accountId}`,
  sk: `${LISTING_PREFIX}${createdAt}#${id}`,
});

const oneMoreSite = (ownerId: string) => ({ update: countKey(ownerId), set: { entity: 'site-count' }, add: { count: 1 } });

const isStanding = isAbsent('deletedAt');
const isAsRead = (site: Site): Condition =>
  allOf(isPresent(), isStanding, isEqual('status', site.status), isEqual('publicationId', site.publicationId), isEqual('live', site.live));

const countedAs = (status: SiteStatus): string => `site.${status}`;
/** The figures of everybody in whose scope the site is. */
const figures = ({ id, lineage }: Site, from: SiteStatus | undefined, to: SiteStatus | undefined): Write[] =>
  countWrites(lineage, id, from && countedAs(from), to && countedAs(to));

const sweepMark = (site: Site, now: Date) =>
  site.gsi1sk === undefined ? dueAt('site', new Date(now.getTime() + SWEEP_AFTER_MS), site.id) : {};

/** The position, among the writes of a creation, of the one that holds the plan's number of sites. */
export const COUNT_POSITION = 1;

export const creationWrites = (
  site: Site,
  { revision, parts, adopted, audit }: NewWorking,
  maxSites: number | null,
  migrations: readonly Migration[],
): Write[] => [
  { put: { ...siteKey(site.id), entity: 'site', ...site }, when: isAbsent() },
  { ...oneMoreSite(site.ownerId), ...(maxSites !== null && { when: anyOf(isAbsent('count'), isBelow('count', maxSites)) }) },
  revisionWrite(site.id, revision, migrations),
  ...partWrites(site.id, parts, new Date(site.createdAt)),
  ...site.lineage.map((accountId): Write => ({ put: { ...listingKey(accountId, site), entity: 'listing', siteId: site.id } })),
  ...adoptMediaWrites(site, adopted),
  ...figures(site, undefined, site.status),
  ...auditWrites(audit, site.lineage),
];

export const saveWrites = (site: Site, { revision, face, adopted, audit }: NewWorking, migrations: readonly Migration[]): Write[] => [
  {
    update: siteKey(site.id),
    set: {
      ...face,
      ...(face.name !== site.name && { namedBy: revision.id }),
      working: revision.id,
      updatedAt: revision.at,
      ...sweepMark(site, new Date(revision.at)),
    },
    when: allOf(isEqual('working', site.working), isStanding),
  },
  revisionWrite(site.id, revision, migrations),
  ...adoptMediaWrites(site, adopted),
  // In the owner's log alone: people save all the time.
  ...auditWrites(audit, [site.ownerId]),
];

export const publicationWrites = (site: Site, { revision, job, audit, ...set }: Publishing): Write[] => [
  { update: siteKey(site.id), set: { ...set, publicationId: job.id, updatedAt: job.createdAt }, when: isAsRead(site) },
  { check: revisionKey(site.id, revision), when: isPresent() },
  jobWrite(job),
  ...figures(site, site.status, set.status),
  ...auditWrites(audit, site.lineage),
];

export const statusWrites = (site: Site, { status, job, audit }: StatusChange): Write[] => [
  { update: siteKey(site.id), set: { status, publicationId: job?.id, updatedAt: audit.at }, when: isAsRead(site) },
  ...(job ? [jobWrite(job)] : []),
  ...figures(site, site.status, status),
  ...auditWrites(audit, site.lineage),
];

export const removalWrites = (site: Site, job: Job, audit: AuditEntry): Write[] => [
  {
    update: siteKey(site.id),
    set: {
      deletedAt: audit.at,
      publicationId: job.id,
      ...dueAt('site', new Date(Date.parse(audit.at) + CLEARED_AFTER_MS), site.id),
    },
    when: allOf(isPresent(), isStanding, isEqual('status', site.status)),
  },
  { update: countKey(site.ownerId), add: { count: -1 } },
  ...site.lineage.map((accountId): Write => ({ delete: listingKey(accountId, site) })),
  jobWrite(job),
  ...figures(site, site.status, undefined),
  ...auditWrites(audit, site.lineage),
];
