import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { PopupId } from '#shared/model/site/popup.ts';
import { Publication } from '#shared/model/site/publication.ts';
import { instant, requiredText, siteId, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SiteLimits } from '#shared/model/account/site-limits.ts';
import { Language } from '#shared/model/language.ts';
import { Presence, RevisionEntry } from '#shared/model/site/revision.ts';
import {
  CellName,
  ListedSite,
  NewSite,
  RevisionId,
  SiteChanges,
  SiteDocument,
  SiteSort,
  SiteStatus,
  SiteSummary,
} from '#shared/model/site/site.ts';

const SitePath = z.strictObject({ id: siteId() });
const OneSite = z.object({ site: SiteSummary });

/** A site with the content of its working revision, as the editor opens it. */
const SiteContent = z.object({ site: SiteSummary, document: SiteDocument, limits: SiteLimits });

const SiteFilter = {
  /** Words that begin a word of the name; the order is then that of the words found. */
  keyword: z.string().max(TEXT_MAX.url).optional(),
  status: SiteStatus.optional(),
};
const SiteOrder = {
  /** `edited` counts from the beginning of a stretch of work; `published` leaves out sites that never were. */
  sort: SiteSort.default('edited'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
const cursor = () => z.string().max(500).optional();

/** Sites and their content (spec 7 "Sites"). */
export const site = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/site',
    summary: 'Sites in the caller’s tree, by name, status and in the order asked for',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    query: z.strictObject({ ...SiteFilter, ...SiteOrder, cursor: cursor(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: z.object({ sites: z.array(ListedSite), nextCursor: z.string().nullable() }),
  },
  export: {
    method: 'GET',
    path: '/site/export',
    summary: 'The same as CSV, piece by piece; the first piece begins with the headings',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    query: z.strictObject({ ...SiteFilter, ...SiteOrder, cursor: cursor(), language: Language }),
    response: z.object({ csv: z.string(), nextCursor: z.string().nullable() }),
  },
  usage: {
    method: 'GET',
    path: '/site/usage',
    summary: 'What the plan of the account one works in allows, and how many sites of its own it has',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    response: z.object({ limits: SiteLimits, siteCount: z.int() }),
  },
  create: {
    method: 'POST',
    path: '/site',
    summary: 'Create a draft site with an empty grid',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: NewSite,
    response: OneSite,
    errors: ['plan-limit-reached'],
  },
  get: {
    method: 'GET',
    path: '/site/{id}',
    summary: 'A site and the content of its working revision',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: SiteContent,
  },
  update: {
    method: 'PUT',
    path: '/site/{id}',
    summary: 'Save what changed since a revision; disjoint edits merge, overlapping ones are answered with both sides',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: z.strictObject({
      base: RevisionId,
      changes: SiteChanges,
      /** `auto`: the editor saves by itself; one person’s within ten minutes are one entry of the history. */
      kind: z.enum(['auto', 'save']).default('save'),
    }),
    /**
     * `merged`: what stands there otherwise than the caller has it, to be taken over: what others changed since `base`, and
     * of what was sent itself the parts that are kept in another form (rich text is reduced). `mergedBy`: who of the others
     * saved last; `null` when nobody did.
     */
    response: z.object({ site: SiteSummary, merged: SiteChanges, mergedBy: z.string().nullable() }),
    errors: ['edit-conflict', 'account-suspended', 'account-terminated'],
  },
  delete: {
    method: 'DELETE',
    path: '/site/{id}',
    summary: 'Delete a site and take it off the air',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    response: z.null(),
    errors: ['account-suspended', 'account-terminated'],
  },
  duplicate: {
    method: 'POST',
    path: '/site/{id}/duplicate',
    summary: 'A new draft of the same account with the content of the working revision',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    params: SitePath,
    body: z.strictObject({ name: requiredText(TEXT_MAX.line) }),
    response: OneSite,
    errors: ['plan-limit-reached', 'account-suspended', 'account-terminated'],
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
    summary: 'The content of one revision that is still kept',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: z.strictObject({ id: siteId(), revision: RevisionId }),
    response: z.object({ document: SiteDocument }),
  },
  restore: {
    method: 'POST',
    path: '/site/{id}/restore',
    summary: 'Make an earlier state the working one again, as a new revision; refused when somebody saved since `base`',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: z.strictObject({ base: RevisionId, revision: RevisionId }),
    response: z.object({ site: SiteSummary, document: SiteDocument }),
    errors: ['changed-meanwhile', 'account-suspended', 'account-terminated'],
  },
  presence: {
    method: 'PUT',
    path: '/site/{id}/presence',
    summary: 'Say that one has the site open, and hear who else has and which revisions are the present ones',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    body: z.strictObject({
      /** Of one opened editor: somebody may have two. */
      editorId: ulid(),
      cell: CellName.nullable(),
      isLeaving: z.boolean().default(false),
    }),
    response: z.object({ others: z.array(Presence), working: RevisionId, live: RevisionId.nullable() }),
  },
  publish: {
    method: 'POST',
    path: '/site/{id}/publish',
    summary: 'Make a saved revision the public one (public), or take the site off the air (private)',
    access: { by: 'console', action: 'site:write' },
    status: 202,
    params: SitePath,
    body: z.strictObject({ revision: RevisionId, visibility: z.enum(['public', 'private']) }),
    response: z.object({ site: SiteSummary, publication: Publication }),
    errors: ['transition-refused', 'not-publishable', 'edit-conflict', 'account-suspended', 'account-terminated'],
  },
  publication: {
    method: 'GET',
    path: '/site/{id}/publication/{publicationId}',
    summary: 'How far a publication has come',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: z.strictObject({ id: siteId(), publicationId: ulid() }),
    response: z.object({ publication: Publication }),
  },
  popupCounts: {
    method: 'GET',
    path: '/site/{id}/popup-counts',
    summary: 'How often each popup was clicked and how many applied to it, by its id; those without either are left out',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: z.object({ counts: z.record(PopupId, z.object({ clicks: z.int(), applicants: z.int() })) }),
  },
  weights: {
    method: 'GET',
    path: '/site/{id}/weights',
    summary: 'Bytes that a phone fetches of each picture and video of the working revision, by media id; unknown ones are left out',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: z.object({ weights: z.record(ulid(), z.int()) }),
  },
});

/** The data of an `edit-conflict`: the working revision as it is now, and each part both sides changed. */
export const EditConflict = z.object({
  site: SiteSummary,
  changedAt: instant(),
  changedBy: z.string(),
  /** The overlapping parts as the caller started from them, as they are now, and as the caller sent them. */
  base: SiteChanges,
  theirs: SiteChanges,
  mine: SiteChanges,
});
export type EditConflict = z.infer<typeof EditConflict>;
