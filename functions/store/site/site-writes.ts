import { adoptMediaWrites } from '#functions/store/media/media-writes.ts';
import { partWrites } from '#functions/store/revision/part-store.ts';
import { auditWrites } from '#functions/store/audit/audit-writes.ts';
import { dueAttributes } from '#functions/store/engine/due-index.ts';
import { scopeCountWrites } from '#functions/store/engine/scope-counts.ts';
import { allOf, anyOf, type Condition, isAbsent, isBelow, isEqual, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Write } from '#functions/store/engine/table.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import type { Job } from '#functions/store/job/job.ts';
import { revisionKey, siteCountKey, siteKey } from '#functions/store/keys.ts';
import { historyWrite } from '#functions/store/revision/history-store.ts';
import { revisionWrite } from '#functions/store/revision/revision-store.ts';
import type { Migration } from '#functions/store/revision/migrations/migration.ts';
import type { NewWorkingRevision, PublicationChange, StatusChange } from '#functions/store/site/site-changes.ts';
import { isListedUnchanged, listingChange, listingWrites } from '#functions/store/site/site-listing.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import { EDIT_SESSION_MS } from '#shared/model/limits.ts';
import type { RevisionEntry } from '#shared/model/site/revision.ts';
import type { SiteStatus } from '#shared/model/site/site.ts';

/** The transactions of sites: each with its audit entry, and with the figures it changes. */

/** An editor left open over night still merges with what others did: what it may build on is no leftover yet. */
export const EDITOR_OPEN_MAX_MS = 24 * 3_600_000;

/** Leftovers wait until nothing can still rely on them, and for company: a sweep reads the whole site. */
export const SWEEP_AFTER_MS = EDITOR_OPEN_MAX_MS + 3_600_000;

/** Longer than any save or publication in progress. */
export const DELETION_DELAY_MS = 3_600_000;

const oneMoreSite = (ownerId: string) => ({ update: siteCountKey(ownerId), set: { entity: 'site-count' }, add: { count: 1 } });

const isStanding = isAbsent('deletedAt');

const isAsRead = (site: Site): Condition =>
  allOf(isPresent(), isStanding, isEqual('status', site.status), isEqual('publicationId', site.publicationId), isEqual('live', site.live));

const countedAs = (status: SiteStatus): string => `site.${status}`;

/** The figures of everybody in whose scope the site is. */
const figures = ({ id, lineage }: Site, from: SiteStatus | undefined, to: SiteStatus | undefined): Write[] =>
  scopeCountWrites(lineage, id, from && countedAs(from), to && countedAs(to));

const sweepMark = (site: Site, now: Date) =>
  site.gsi1sk === undefined ? dueAttributes('site', new Date(now.getTime() + SWEEP_AFTER_MS), site.id) : {};

/** The position, among the writes of a creation, of the one that holds the plan's number of sites. */
export const SITE_COUNT_WRITE_INDEX = 1;

export const siteCreationWrites = (
  site: Site,
  { revision, parts, adoptedMediaIds: adopted, history, audit }: NewWorkingRevision,
  maxSites: number | null,
  migrations: readonly Migration[],
): Write[] => [
  { put: { ...siteKey(site.id), entity: 'site', ...site }, when: isAbsent() },
  { ...oneMoreSite(site.ownerId), ...(maxSites !== null && { when: anyOf(isAbsent('count'), isBelow('count', maxSites)) }) },
  revisionWrite(site.id, revision, migrations),
  historyWrite(site.id, history),
  ...partWrites(site.id, parts, new Date(site.createdAt)),
  ...listingWrites(undefined, site),
  ...adoptMediaWrites(site, adopted),
  ...figures(site, undefined, site.status),
  ...(audit ? auditWrites(audit, site.lineage) : []),
];

/** Lists are ordered by it: a site moves there once in ten minutes at most, however often somebody saves. */
const editedAt = ({ editedAt: before = '' }: Site, startedAt: string): string =>
  before !== '' && Date.parse(startedAt) - Date.parse(before) < EDIT_SESSION_MS ? before : startedAt;

export const saveWrites = (
  site: Site,
  { revision, listingFields: face, adoptedMediaIds: adopted, history, editSession: stretch, audit }: NewWorkingRevision,
  migrations: readonly Migration[],
): Write[] => {
  const set = {
    ...face,
    ...(face.name !== site.name && { namedBy: revision.id }),
    working: revision.id,
    updatedAt: revision.at,
    editedAt: editedAt(site, history.startedAt),
    stretch,
  };
  const listing = listingChange(site, { ...site, ...set });
  return [
    {
      update: siteKey(site.id),
      set: { ...set, ...sweepMark(site, new Date(revision.at)) },
      when: allOf(isEqual('working', site.working), isStanding, ...listing.when),
    },
    revisionWrite(site.id, revision, migrations),
    historyWrite(site.id, history),
    ...listing.writes,
    ...adoptMediaWrites(site, adopted),
    // In the owner's log alone: people save all the time.
    ...(audit ? auditWrites(audit, [site.ownerId]) : []),
  ];
};

export const editSessionEndWrites = (site: Site, entry: RevisionEntry): Write[] => [
  { update: siteKey(site.id), set: { stretch: null }, when: allOf(isEqual('working', site.working), isStanding) },
  historyWrite(site.id, entry),
];

/** A change of status gives a site new places in searches, under a mark of its own. */
export const withStatus = (site: Site, status: SiteStatus, { id }: AuditEntry): Site =>
  status === site.status ? site : { ...site, status, namedBy: id };

const changeWrites = (site: Site, to: Site, job: Job | undefined, audit: AuditEntry): Write[] => {
  const { status, namedBy, live, publishedAt, livePath } = to;
  const listing = listingChange(site, to);
  return [
    {
      update: siteKey(site.id),
      set: { status, namedBy, live, publishedAt, livePath, publicationId: job?.id, updatedAt: audit.at },
      when: allOf(isAsRead(site), ...listing.when),
    },
    ...listing.writes,
    ...(job ? [jobWrite(job)] : []),
    ...figures(site, site.status, status),
    ...auditWrites(audit, site.lineage),
  ];
};

export const publicationWrites = (
  site: Site,
  { revision, status, live, publishedAt, livePath, job, audit }: PublicationChange,
): Write[] => [
  ...changeWrites(site, { ...withStatus(site, status, audit), live, publishedAt, livePath }, job, audit),
  { check: revisionKey(site.id, revision), when: isPresent() },
];

export const statusWrites = (site: Site, { status, job, audit }: StatusChange): Write[] =>
  changeWrites(site, withStatus(site, status, audit), job, audit);

export const removalWrites = (site: Site, job: Job, audit: AuditEntry): Write[] => [
  {
    update: siteKey(site.id),
    set: {
      deletedAt: audit.at,
      publicationId: job.id,
      ...dueAttributes('site', new Date(Date.parse(audit.at) + DELETION_DELAY_MS), site.id),
    },
    when: allOf(isPresent(), isStanding, isListedUnchanged(site)),
  },
  { update: siteCountKey(site.ownerId), add: { count: -1 } },
  ...listingWrites(site, undefined),
  jobWrite(job),
  ...figures(site, site.status, undefined),
  ...auditWrites(audit, site.lineage),
];
