import type { Write } from '#functions/platform/engine/table.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { NewRevision } from '#functions/sites/store/revisions/revision.ts';
import type { EditSession, LiveRevision, Site, SiteListingFields, StoredSchedule } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { HistoryEntry } from '#functions/sites/store/revisions/revision.ts';
import type { Part } from '#shared/rules/sites/site-parts.ts';
import type { SiteState } from '#shared/rules/sites/site-state.ts';

/** The revision that becomes the working one, with everything that is written in the same transaction. */
export interface NewWorkingRevision {
  revision: NewRevision;
  /** All parts of the revision that may not be stored yet, by hash. */
  parts: ReadonlyMap<string, Part>;
  listingFields: SiteListingFields;
  /** Media without a site, which are attached to this site. */
  adoptedMediaIds: readonly string[];
  /** The entry of the history. The entry of a continued edit session overwrites the previous one. */
  history: HistoryEntry;
  /** The session that the next autosave may continue, if any. */
  editSession: EditSession | null;
  /** The audit entry, or `null` if the edit session has already been audited. */
  audit: AuditEntry | null;
}

export interface PublicationChange extends LiveRevision, SiteState {
  /** The revision to publish: it must still exist when the change is committed. */
  revision: string;
  /** Version of the share whose approvals allow the publication; absent if no approval is needed. */
  shareVersion?: string | null | undefined;
  /** The schedule after the publication. */
  scheduled: readonly StoredSchedule[];
  job: Job;
  audit: AuditEntry;
}

/** A change of the schedule. */
export interface ScheduleChange {
  scheduled: readonly StoredSchedule[];
  /** Id of the change. */
  version: string;
  audit?: AuditEntry | undefined;
  /** E-mails about the change. */
  jobs?: readonly Job[];
  /** Other writes of the same transaction. */
  writes?: readonly Write[];
}

/** A change of status because of the contracts above the site or of its domains. */
export interface StatusChange extends SiteState {
  /** The custom domain to which the site's default address redirects; `null` for none, absent if it does not change. */
  customDomain?: string | null | undefined;
  /** Updates the public files, if the change affects them. */
  job?: Job | undefined;
  audit: AuditEntry;
}

/** The outcome of creating a site; `conflict` if the id or one of the media was taken concurrently. */
export type SiteCreateOutcome = 'created' | 'limit-reached' | 'conflict';

/** Returns the site with new index entries after a change of name or status. Their version is the id of the change. */
const reindexed = (site: Site, change: Pick<Site, 'name'> | SiteState, version: string): Site => ({
  ...site,
  ...change,
  namedBy: version,
});

/** Returns the site in another state. `audit` is the entry of the change. */
export const withState = (site: Site, { status, returnStatus }: SiteState, { id }: Pick<AuditEntry, 'id'>): Site =>
  status === site.status ? { ...site, returnStatus } : reindexed(site, { status, returnStatus }, id);

/** Returns the site with the name in the listing fields of a new revision. */
export const withName = (site: Site, { revision, listingFields: { name } }: Pick<NewWorkingRevision, 'revision' | 'listingFields'>): Site =>
  name === site.name ? site : reindexed(site, { name }, revision.id);

/** Whether a change of a site needs other search index entries. */
export const needsReindex = (from: Site, to: Site): boolean => from.namedBy !== to.namedBy;
