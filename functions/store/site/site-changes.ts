import type { Job } from '#functions/store/job/job.ts';
import type { EditSession, SiteListingFields } from '#functions/store/site/site.ts';
import type { NewRevision } from '#functions/store/revision/revision.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import type { RevisionEntry } from '#shared/model/site/revision.ts';
import type { SiteStatus } from '#shared/model/site/site.ts';
import type { Part } from '#shared/rules/site/site-parts.ts';

/** What a save moves the working pointer to. `parts` are all it relies on that may not be stored yet, by hash. */
export interface NewWorkingRevision {
  revision: NewRevision;
  parts: ReadonlyMap<string, Part>;
  listingFields: SiteListingFields;
  /** Media that belong to no site yet and become this site's. */
  adoptedMediaIds: readonly string[];
  /** Its entry of the history; one that goes on with an earlier one takes its place. */
  history: RevisionEntry;
  editSession: EditSession | null;
  /** `null`: what a stretch of work already told of. */
  audit: AuditEntry | null;
}

export interface PublicationChange {
  /** The revision asked for: it has to exist when the change is committed. */
  revision: string;
  status: SiteStatus;
  live: string | null;
  publishedAt: string | null;
  livePath: string;
  job: Job;
  audit: AuditEntry;
}

/** What the contracts above a site make of it. */
export interface StatusChange {
  status: SiteStatus;
  /** Brings the public state in line, where it changes. */
  job?: Job | undefined;
  audit: AuditEntry;
}

/** `conflict`: the id or one of the media was taken meanwhile. */
export type SiteCreateOutcome = 'created' | 'limit-reached' | 'conflict';
