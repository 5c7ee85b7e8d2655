import * as z from 'zod';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { Language } from '#shared/model/language.ts';
import { StoredOwnVisits } from '#shared/model/analytics/own-visits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { ScheduledPublication } from '#shared/model/publishing/publication.ts';
import { ReturnStatus, SiteStatus } from '#shared/model/sites/site.ts';

/** A run of autosaves by one login. The next autosave of the login may continue it. */
export const EditSession = z.object({
  /** Id of the session's entry in the history. */
  id: z.string(),
  loginId: z.string(),
  startedAt: z.string(),
});
export type EditSession = z.infer<typeof EditSession>;

/** A scheduled publication. */
export const StoredSchedule = ScheduledPublication.omit({ byProvider: true }).extend({
  /** Id of the login that scheduled the publication. */
  byId: z.string(),
  /** The account that the login works in; missing in schedules of earlier versions. */
  byAccountId: z.string().exactOptional(),
  /** Whether a check has found nothing that prevents the publication. */
  isChecked: z.boolean(),
});
export type StoredSchedule = z.infer<typeof StoredSchedule>;

/** The parts of a site's content that lists and headers show, from the working revision. */
const SiteListingFields = z.object({
  name: z.string(),
  thumbnail: ImageRef.nullable(),
  numberHorizontal: z.number(),
  numberVertical: z.number(),
  /** Number of cells with a sheet; `null` in a site that was last saved by an earlier version. */
  sheetCount: z.number().nullable().default(null),
});
export type SiteListingFields = z.infer<typeof SiteListingFields>;

/**
 * A site without its content: pointers to revisions, and data that is readable without opening them. Optional attributes are missing in
 * sites that earlier versions wrote, or until they are first set.
 */
export const Site = z.object({
  ...SiteListingFields.shape,
  id: z.string(),
  ownerId: z.string(),
  /** Ids from the operator's account down to the owner: the scopes that contain the site. */
  lineage: z.array(z.string()).readonly(),
  status: SiteStatus,
  /** The status that follows DOMAIN_VERIFYING; `null` in every other status. Changes only together with the status or a publication. */
  returnStatus: ReturnStatus.nullable().default(null),
  /** Id of the revision that is edited. */
  working: z.string(),
  /** Id of the revision that was published last. */
  live: z.string().nullable(),
  /** Id of the job that produces, or has produced, the current public state. */
  publicationId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  /** The custom path of the live revision; empty if there is none. */
  livePath: z.string().exactOptional(),
  /** The custom domain to which the site's default address redirects, in ASCII; `null` or missing if there is none. */
  customDomain: z.string().nullable().exactOptional(),
  /** Custom paths of earlier live revisions, latest first; their URLs redirect. */
  formerPaths: z.array(z.string()).readonly().exactOptional(),
  /** The languages in which the live revision is published: those that were complete when it was published. */
  liveLanguages: z.array(Language).readonly().exactOptional(),
  /** When the content was last saved; missing if it was last saved by an earlier version. */
  savedAt: z.string().exactOptional(),
  /** The time of the last save that the site's list entries contain, less than `LISTING_LAG_MS` before the actual last save. */
  editedAt: z.string().exactOptional(),
  /** The edit session that the next autosave may continue, under the name in which it is stored. */
  stretch: EditSession.nullable().exactOptional(),
  /** The scheduled publications by time; at most one of each visibility. */
  scheduled: z.array(StoredSchedule).readonly().exactOptional(),
  /** Id of the last change of the schedule. */
  scheduleVersion: z.string().exactOptional(),
  /** Number of comments; `openComments` is the number of unresolved comments. */
  commentCount: z.number().exactOptional(),
  openComments: z.number().exactOptional(),
  /** Id of the last change of a comment. */
  commentsVersion: z.string().exactOptional(),
  /** Id of the last change of the approvals of the site's revisions. */
  approvalsVersion: z.string().exactOptional(),
  /** The settings that identify the owner's own visits, once set. */
  ownVisits: StoredOwnVisits.exactOptional(),
  /** Id of the change that set the current name and status: the version of the site's search index entries. */
  namedBy: z.string().exactOptional(),
  /** When the site was deleted. From then on, only its trash and the jobs that remove its items read it. */
  deletedAt: z.string().exactOptional(),
  /** Until when a deleted site is in the trash; missing if it cannot be restored. */
  trashedUntil: z.string().exactOptional(),
  /** Whether the removal has begun, after which the site can no longer be restored, nor the placeholder of a copy activated. */
  isClearing: z.boolean().exactOptional(),
  /** Sort key in the index `due`: when to sweep the site. */
  gsi1sk: z.string().exactOptional(),
});
export type Site = z.infer<typeof Site>;

/** The revision that was published last, with data that is readable without opening it. */
export type LiveRevision = Pick<Site, 'live' | 'publishedAt' | 'livePath' | 'formerPaths' | 'liveLanguages'>;

/** A site that the caller has found in its scope, or that needs no scope. */
export interface SiteRef {
  id: string;
}

/** A deleted site that can be restored. */
export type TrashedSite = Site & Required<Pick<Site, 'deletedAt' | 'trashedUntil'>>;

/** Whether a site is in the trash. At the end of its time there, the sweep removes it. */
export const isTrashed = (site: Site): site is TrashedSite =>
  site.deletedAt !== undefined && site.trashedUntil !== undefined && site.isClearing !== true;

/** Returns the site as the subject of an audit entry. */
export const siteAuditSubject = ({ id, name, ownerId }: Pick<Site, 'id' | 'name' | 'ownerId'>): AuditEntry['subject'] => ({
  kind: 'site',
  id,
  name,
  ownerId,
});
