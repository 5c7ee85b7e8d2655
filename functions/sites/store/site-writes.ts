import { hasSameApprovals, shareCheck } from '#functions/sites/store/approval-conditions.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { scopeCountWrites } from '#functions/platform/engine/scope-counts.ts';
import {
  allOf,
  anyOf,
  type Condition,
  isAbsent,
  isBelow,
  isEqual,
  isNotDeleted,
  isPresent,
} from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { revisionKey, siteCountKey, siteKey, siteScheduleKey } from '#functions/platform/keys/keys.ts';
import { adoptMediaWrites } from '#functions/media/store/media-writes.ts';
import { historyWrite } from '#functions/sites/store/revisions/history-store.ts';
import type { Migration } from '#functions/sites/store/revisions/migrations/migration.ts';
import { partWrites } from '#functions/sites/store/revisions/part-store.ts';
import { revisionWrite } from '#functions/sites/store/revisions/revision-store.ts';
import {
  needsReindex,
  type NewWorkingRevision,
  type PublicationChange,
  type ScheduleChange,
  type StatusChange,
} from '#functions/sites/store/site-changes.ts';
import { scheduleChange } from '#functions/sites/store/schedule-writes.ts';
import { listedAtAfterSave } from '#functions/sites/store/last-save.ts';
import { isListedUnchanged, listingChange, listingWrites } from '#functions/sites/store/site-listing.ts';
import { type RecordCounts, siteCountWrites } from '#functions/sites/store/record-counts.ts';
import { isTrashed, type Site, type TrashedSite } from '#functions/sites/store/site.ts';
import { trashEntries } from '#functions/sites/store/site-trash.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { HistoryEntry } from '#functions/sites/store/revisions/revision.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';

/**
 * Each function returns the writes of one transaction on a site, with its audit entry and the figures and list entries that it changes.
 * `site` is the site as it was read, `next` the site after the change.
 */

/**
 * The maximum time in milliseconds for which an open editor can still merge with changes of others, because the revision on which it is
 * based is kept.
 */
export const EDITOR_OPEN_MAX_MS = 24 * 3_600_000;
/**
 * Milliseconds after which replaced revisions and parts are no longer needed. Several saves share a sweep, because it reads the whole site.
 */
export const SWEEP_AFTER_MS = EDITOR_OPEN_MAX_MS + 3_600_000;
/** Milliseconds before a site that cannot be restored is removed: longer than any concurrent save or publication. */
export const DELETION_DELAY_MS = 3_600_000;

/** Returns the condition that the public state of the site has not changed since it was read. */
const hasSamePublicState = (site: Site): Condition =>
  allOf(
    isNotDeleted,
    isEqual('status', site.status),
    isEqual('publicationId', site.publicationId),
    isEqual('live', site.live),
    site.customDomain === undefined ? isAbsent('customDomain') : isEqual('customDomain', site.customDomain),
  );

const countedAs = (status: SiteStatus): string => `site.${status}`;
/** Returns the writes that count the site under its new status in every scope that contains it. */
const statusCountWrites = ({ id, lineage }: Site, from: SiteStatus | undefined, to: SiteStatus | undefined): Write[] =>
  scopeCountWrites(lineage, id, from && countedAs(from), to && countedAs(to));

const dueForSweep = (site: Site, now: Date) =>
  site.gsi1sk === undefined ? dueAttributes('site', new Date(now.getTime() + SWEEP_AFTER_MS), site.id) : {};

/** Position of the write that enforces the plan's limit of sites. */
export const SITE_COUNT_WRITE_INDEX = 1;

/** Returns the write that counts one more site of an account. It fails if the account then has more than `maxSites`; `null` is no limit. */
const ownSiteWrite = (ownerId: string, maxSites: number | null): Write => ({
  update: siteCountKey(ownerId),
  set: { entity: 'site-count' },
  add: { count: 1 },
  ...(maxSites !== null && { when: anyOf(isAbsent('count'), isBelow('count', maxSites)) }),
});

/** Returns the writes of a new site. `maxSites` is `null` for no limit. */
export const siteCreationWrites = (
  site: Site,
  { revision, parts, adoptedMediaIds, history, audit }: NewWorkingRevision,
  maxSites: number | null,
  migrations: readonly Migration[],
): Write[] => [
  { put: { ...siteKey(site.id), entity: 'site', ...site }, when: isAbsent() },
  ownSiteWrite(site.ownerId, maxSites),
  revisionWrite(site.id, revision, migrations),
  historyWrite(site.id, history),
  ...partWrites(site.id, parts, new Date(site.createdAt)),
  ...listingWrites(undefined, site),
  ...adoptMediaWrites(site, adoptedMediaIds),
  ...statusCountWrites(site, undefined, site.status),
  ...(audit ? auditWrites(audit, site.lineage) : []),
];

/** Returns the writes of a save. `next` is the site with the name of the new revision. */
export const saveWrites = (
  site: Site,
  next: Site,
  { revision, listingFields, adoptedMediaIds, history, editSession, audit }: NewWorkingRevision,
  migrations: readonly Migration[],
): Write[] => {
  const set = {
    ...listingFields,
    ...(needsReindex(site, next) && next.namedBy !== undefined && { namedBy: next.namedBy }),
    working: revision.id,
    updatedAt: revision.at,
    savedAt: revision.at,
    editedAt: listedAtAfterSave(site, revision.at),
    stretch: editSession,
  };
  const listing = listingChange(site, { ...next, ...set });
  return [
    {
      update: siteKey(site.id),
      set: { ...set, ...dueForSweep(site, new Date(revision.at)) },
      when: allOf(isEqual('working', site.working), isAbsent('deletedAt'), ...listing.when),
    },
    revisionWrite(site.id, revision, migrations),
    historyWrite(site.id, history),
    ...listing.writes,
    ...adoptMediaWrites(site, adoptedMediaIds),
    // The entry is only in the owner's log, because there are many saves.
    ...(audit ? auditWrites(audit, [site.ownerId]) : []),
  ];
};

/** Returns the writes that end an edit session. `entry` is the final history entry of the session. */
export const editSessionEndWrites = (site: Site, entry: HistoryEntry): Write[] => [
  { update: siteKey(site.id), set: { stretch: null }, when: allOf(isEqual('working', site.working), isAbsent('deletedAt')) },
  historyWrite(site.id, entry),
];

const publicStateWrites = (
  site: Site,
  next: Site,
  {
    job,
    audit,
    scheduled,
    shareVersion,
  }: Pick<PublicationChange, 'audit'> & Partial<Pick<PublicationChange, 'job' | 'scheduled' | 'shareVersion'>>,
): Write[] => {
  const { status, returnStatus, namedBy, live, publishedAt, livePath, formerPaths, liveLanguages, customDomain } = next;
  const listing = listingChange(site, next);
  const schedule = scheduled && scheduleChange(site, scheduled, audit.id);
  return [
    {
      update: siteKey(site.id),
      set: {
        status,
        returnStatus,
        namedBy,
        live,
        publishedAt,
        livePath,
        formerPaths,
        liveLanguages,
        customDomain,
        publicationId: job?.id,
        updatedAt: audit.at,
        ...schedule?.set,
      },
      when: allOf(
        hasSamePublicState(site),
        ...listing.when,
        ...(schedule?.when ?? []),
        ...(shareVersion === undefined ? [] : [hasSameApprovals(site)]),
      ),
    },
    ...listing.writes,
    ...(schedule?.writes ?? []),
    ...(job ? [jobWrite(job)] : []),
    ...statusCountWrites(site, site.status, status),
    ...auditWrites(audit, site.lineage),
  ];
};

/** Returns the writes of a publication. `next` is the site with the new status. */
export const publicationWrites = (
  site: Site,
  next: Site,
  { revision, job, audit, scheduled, shareVersion, ...change }: PublicationChange,
): Write[] => [
  ...publicStateWrites(site, { ...next, ...change }, { job, audit, scheduled, shareVersion }),
  ...(shareVersion === undefined ? [] : [shareCheck(site.id, shareVersion)]),
  { check: revisionKey(site.id, revision), when: isPresent() },
];

/** Returns the writes of a change of status. `next` is the site with the new status. */
export const statusWrites = (site: Site, next: Site, { job, audit, customDomain = next.customDomain }: StatusChange): Write[] =>
  publicStateWrites(site, customDomain === undefined ? next : { ...next, customDomain }, { ...(job && { job }), audit });

/** Returns the writes of a new schedule. They require that all scheduled revisions still exist. */
export const scheduleWrites = (site: Site, { scheduled, version, audit, jobs = [], writes: more = [] }: ScheduleChange): Write[] => {
  const { set, when, writes } = scheduleChange(site, scheduled, version);
  return [
    { update: siteKey(site.id), set, when: allOf(isNotDeleted, ...when) },
    ...writes,
    ...more,
    ...scheduled.flatMap(({ revision }): Write[] =>
      revision === null ? [] : [{ check: revisionKey(site.id, revision), when: isPresent() }],
    ),
    ...jobs.map(jobWrite),
    ...(audit ? auditWrites(audit, site.lineage) : []),
  ];
};

/** A restored site, with everything that is written in the same transaction. */
export interface Restoration {
  /** Publishes the site again, and applies the present contract to it. */
  jobs: readonly Job[];
  audit: AuditEntry;
  /** The limit of the owner's sites, `null` for none. */
  maxSites: number | null;
}

/** Returns the writes that delete a site: into the trash until `trashedUntil`, or permanently if it is missing. */
export const siteDeletionWrites = (
  site: Site,
  { job, audit, counts, trashedUntil }: { job: Job; audit: AuditEntry; counts: RecordCounts; trashedUntil?: string | undefined },
): Write[] => {
  const removedAt = trashedUntil ?? new Date(Date.parse(audit.at) + DELETION_DELAY_MS).toISOString();
  const deleted = { ...site, deletedAt: audit.at, ...(trashedUntil !== undefined && { trashedUntil }) };
  return [
    {
      update: siteKey(site.id),
      set: {
        deletedAt: audit.at,
        ...(trashedUntil !== undefined && { trashedUntil }),
        publicationId: job.id,
        ...dueAttributes('site', new Date(removedAt), site.id),
      },
      when: allOf(isNotDeleted, isListedUnchanged(site)),
    },
    { update: siteCountKey(site.ownerId), add: { count: -1 } },
    ...listingWrites(site, undefined),
    ...(isTrashed(deleted) ? trashEntries(deleted).map((put): Write => ({ put })) : []),
    { delete: siteScheduleKey(site.id) },
    jobWrite(job),
    ...siteCountWrites(site, countedAs(site.status), counts, -1),
    ...auditWrites(audit, site.lineage),
  ];
};

const isStillTrashed = (site: TrashedSite): Condition => allOf(isEqual('trashedUntil', site.trashedUntil), isAbsent('isClearing'));

/** Returns the writes that restore a site without its scheduled publications, whose time may have passed. `next` is the restored site. */
export const restorationWrites = (
  site: TrashedSite,
  next: Site,
  { jobs, audit, maxSites, counts }: Restoration & { counts: RecordCounts },
): Write[] => [
  {
    update: siteKey(site.id),
    set: {
      publicationId: next.publicationId,
      namedBy: next.namedBy,
      updatedAt: audit.at,
      scheduled: [],
      scheduleVersion: audit.id,
      ...dueAttributes('site', new Date(Date.parse(audit.at) + SWEEP_AFTER_MS), site.id),
    },
    remove: ['deletedAt', 'trashedUntil'],
    when: isStillTrashed(site),
  },
  ownSiteWrite(site.ownerId, maxSites),
  ...listingWrites(undefined, next),
  ...trashEntries(site).map((entry): Write => ({ delete: entry })),
  ...jobs.map(jobWrite),
  ...siteCountWrites(site, countedAs(site.status), counts, 1),
  ...auditWrites(audit, site.lineage),
];

/** Returns the writes that end a site's time in the trash: it can no longer be restored, and is removed an hour later. */
export const purgeWrites = (site: TrashedSite, audit: AuditEntry): Write[] => [
  {
    update: siteKey(site.id),
    set: { isClearing: true, ...dueAttributes('site', new Date(Date.parse(audit.at) + DELETION_DELAY_MS), site.id) },
    when: isStillTrashed(site),
  },
  ...trashEntries(site).map((entry): Write => ({ delete: entry })),
  ...auditWrites(audit, site.lineage),
];
