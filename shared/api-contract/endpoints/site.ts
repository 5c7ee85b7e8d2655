import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { commentEndpoints } from '#shared/api-contract/endpoints/comments.ts';
import { Approvals, ApprovalsNeeded } from '#shared/model/preview/approval.ts';
import { PopupId } from '#shared/model/sites/popup.ts';
import { Publication, PublicationPlanning, Visibility } from '#shared/model/publishing/publication.ts';
import { instant, requiredName, siteId, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { DEFAULT_LANGUAGE, Language } from '#shared/model/language.ts';
import { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { NewSite, SiteSave } from '#shared/model/sites/site-input.ts';
import { Presence, RevisionEntry } from '#shared/model/sites/revision.ts';
import {
  CellName,
  ListedSite,
  RevisionId,
  SiteChanges,
  SiteDocument,
  SiteSort,
  SiteStatus,
  SiteSummary,
  TrashedSite,
} from '#shared/model/sites/site.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';

const SitePath = z.strictObject({ id: siteId() });
const OneSite = z.object({ site: SiteSummary });

/** Links that will be dead once the revision is public. Pages omit them. */
const Warnings = { deadLinks: z.array(DeadLink) };

/** A site with the content of its working revision, for the editor. `isOwn`: whether the site belongs to the caller's own account. */
const SiteContent = z.object({ site: SiteSummary, document: SiteDocument, limits: SiteLimits, isOwn: z.boolean().exactOptional() });

const SiteFilter = {
  /** Prefixes of words in the name. With a keyword, the results are ordered by the matching word. */
  keyword: z.string().max(TEXT_MAX.url).optional(),
  status: SiteStatus.optional(),
};
const SiteOrder = {
  /** `edited` sorts by the last save of the content; `published` omits sites that were never published. */
  sort: SiteSort.default('edited'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
const cursor = () => z.string().max(500).optional();

/** Sites and their content. */
export const site = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/site',
    summary: 'Sites in the caller’s tree, filtered by name and status, sorted',
    access: { by: 'console', action: 'site:read' },
    open: { scope: 'sites:read' },
    status: 200,
    query: z.strictObject({ ...SiteFilter, ...SiteOrder, cursor: cursor(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: z.object({ sites: z.array(ListedSite), nextCursor: z.string().nullable() }),
  },
  export: {
    method: 'GET',
    path: '/site/export',
    summary: 'The list as CSV or as cells of a workbook, page by page; the first page starts with the header row',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    query: z.strictObject({
      ...SiteFilter,
      ...SiteOrder,
      cursor: cursor(),
      language: Language.default(DEFAULT_LANGUAGE),
      format: exportFormat(),
    }),
    response: ExportedPage,
  },
  usage: {
    method: 'GET',
    path: '/site/usage',
    summary: 'The plan limits of the account the caller works in, its number of sites, and whether its contract has ended',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    response: z.object({ limits: SiteLimits, siteCount: z.int(), isContractEnded: z.boolean() }),
  },
  create: {
    method: 'POST',
    path: '/site',
    summary: 'Create a draft site with an empty grid',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: NewSite,
    response: OneSite,
    errors: ['plan-limit-reached', 'contract-ended'],
  },
  get: {
    method: 'GET',
    path: '/site/{id}',
    summary: 'A site and the content of its working revision',
    access: { by: 'console', action: 'site:read' },
    open: { scope: 'sites:read' },
    status: 200,
    params: SitePath,
    response: SiteContent,
  },
  update: {
    method: 'PUT',
    path: '/site/{id}',
    isMeasured: true,
    summary:
      'Save single fields, or the changes since a revision; changes to different parts merge, overlapping ones answer `edit-conflict` with both sides',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: SiteSave,
    /**
     * `merged`: the parts that the caller must replace in its copy: changes by others since `base`, and sent parts that are stored in
     * another form (rich text is sanitised). `mergedBy`: the name of the other login that saved last; `null` if no other login did.
     */
    response: z.object({ site: SiteSummary, merged: SiteChanges, mergedBy: z.string().nullable(), ...BY_PROVIDER }),
    errors: ['edit-conflict', 'account-suspended', 'account-terminated', 'site-expired'],
  },
  delete: {
    method: 'DELETE',
    path: '/site/{id}',
    summary: 'Unpublish a site and move it to the trash, from which it can be restored for 30 days',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    response: z.null(),
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  },
  trash: {
    method: 'GET',
    path: '/site/trash',
    summary: 'Deleted sites in the caller’s tree that can be restored, the last deleted first',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    query: z.strictObject({ cursor: cursor(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: z.object({ sites: z.array(TrashedSite), nextCursor: z.string().nullable() }),
  },
  untrash: {
    method: 'POST',
    path: '/site/{id}/untrash',
    summary: 'Restore a deleted site as it was, published again if it was published, without its scheduled publications',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    response: OneSite,
    errors: ['plan-limit-reached', 'contract-ended', 'account-suspended', 'account-terminated'],
  },
  purge: {
    method: 'DELETE',
    path: '/site/{id}/trash',
    summary: 'Remove a deleted site from the trash permanently',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    response: z.null(),
    errors: ['account-suspended', 'account-terminated'],
  },
  duplicate: {
    method: 'POST',
    path: '/site/{id}/duplicate',
    summary: 'Copy the working revision of a site into a new draft of the same account',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    params: SitePath,
    body: z.strictObject({ name: requiredName(TEXT_MAX.line) }),
    response: OneSite,
    errors: ['plan-limit-reached', 'account-suspended', 'account-terminated', 'site-expired'],
  },
  revisions: {
    method: 'GET',
    path: '/site/{id}/revision',
    summary: 'The history of a site, newest first: who saved what and when',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: z.object({ revisions: z.array(RevisionEntry), working: RevisionId, live: RevisionId.nullable() }),
  },
  revision: {
    method: 'GET',
    path: '/site/{id}/revision/{revision}',
    summary: 'The content of one revision in the history',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: z.strictObject({ id: siteId(), revision: RevisionId }),
    response: z.object({ document: SiteDocument }),
  },
  restore: {
    method: 'POST',
    path: '/site/{id}/restore',
    summary: 'Restore an earlier revision as a new working revision; refused if anyone saved after `base`',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: z.strictObject({ base: RevisionId, revision: RevisionId }),
    response: z.object({ site: SiteSummary, document: SiteDocument }),
    errors: ['version-conflict', 'account-suspended', 'account-terminated', 'site-expired'],
  },
  presence: {
    method: 'PUT',
    path: '/site/{id}/presence',
    summary:
      'Report that the caller has the site open; returns the other editors and what changes without them: revisions, publication, schedule, comments',
    access: { by: 'console', action: 'site:read' },
    acting: 'READ',
    status: 200,
    params: SitePath,
    body: z.strictObject({
      /** Id of one open editor: a login may have several. */
      editorId: ulid(),
      cell: CellName.nullable(),
      isLeaving: z.boolean().default(false),
    }),
    response: SiteSummary.pick({ working: true, live: true, publicationId: true, scheduled: true, comments: true }).extend({
      others: z.array(Presence),
    }),
  },
  publish: {
    method: 'POST',
    path: '/site/{id}/publish',
    isMeasured: true,
    summary:
      'Publish a saved revision (`public`), or unpublish the site (`private`), now. Cancels what is scheduled of the same visibility',
    access: { by: 'console', action: 'site:write' },
    status: 202,
    params: SitePath,
    body: z.strictObject({ revision: RevisionId, visibility: Visibility }),
    response: z.object({ site: SiteSummary, publication: Publication, ...Warnings }),
    errors: [
      'transition-refused',
      'not-publishable',
      'approval-required',
      'edit-conflict',
      'account-suspended',
      'account-terminated',
      'site-expired',
    ],
  },
  schedule: {
    method: 'PUT',
    path: '/site/{id}/schedule',
    summary: 'Choose when to publish a saved revision, and when to unpublish the site; replaces what was scheduled',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: PublicationPlanning,
    response: OneSite.extend(Warnings),
    errors: [
      'transition-refused',
      'not-publishable',
      'approval-required',
      'edit-conflict',
      'account-suspended',
      'account-terminated',
      'site-expired',
    ],
  },
  publication: {
    method: 'GET',
    path: '/site/{id}/publication/{publicationId}',
    summary: 'Progress of a publication',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: z.strictObject({ id: siteId(), publicationId: ulid() }),
    response: z.object({ publication: Publication }),
  },
  popupCounts: {
    method: 'GET',
    path: '/site/{id}/popup-counts',
    summary: 'Clicks, applicants and waiting list of each popup, by id; popups without any are omitted',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: z.object({ counts: z.record(PopupId, z.object({ clicks: z.int(), applicants: z.int(), waiting: z.int() })) }),
  },
  weights: {
    method: 'GET',
    path: '/site/{id}/weights',
    summary: 'Download size on a phone of each picture and video of the working revision in bytes, by media id; unknown sizes are omitted',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: z.object({ weights: z.record(ulid(), z.int()) }),
  },
  approvals: {
    method: 'GET',
    path: '/site/{id}/approvals',
    summary: 'The revisions that invitees have approved, and how many approvals a publication needs',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: Approvals,
  },
  setApprovals: {
    method: 'PUT',
    path: '/site/{id}/approvals',
    summary: 'Set how many of the invitees have to approve a revision before it may be published',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: z.strictObject({ needed: ApprovalsNeeded }),
    response: Approvals,
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  },
  ...commentEndpoints({
    site: '/site/{id}',
    params: { id: siteId() },
    read: { by: 'console', action: 'site:read' },
    write: { by: 'console', action: 'site:write' },
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  }),
});

/** The details of an `edit-conflict`: the current working revision and the parts that both sides changed. */
export const EditConflict = z.object({
  site: SiteSummary,
  changedAt: instant(),
  changedBy: z.string(),
  ...BY_PROVIDER,
  /** The conflicting parts in the caller's base revision, in the current revision, and as the caller sent them. */
  base: SiteChanges,
  theirs: SiteChanges,
  mine: SiteChanges,
});
export type EditConflict = z.infer<typeof EditConflict>;
