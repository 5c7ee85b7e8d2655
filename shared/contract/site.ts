import * as z from 'zod';
import { defineFamily } from '#shared/contract/define.ts';
import { Publication } from '#shared/model/publication.ts';
import { instant, siteId, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SiteLimits } from '#shared/model/site-limits.ts';
import { NewSite, RevisionId, SiteChanges, SiteDocument, SiteSummary } from '#shared/model/site.ts';

const SitePath = z.strictObject({ id: siteId() });
const OneSite = z.object({ site: SiteSummary });

/** A site with the content of its working revision, as the editor opens it. */
const SiteContent = z.object({ site: SiteSummary, document: SiteDocument, limits: SiteLimits });

/** Sites and their content (spec 7 "Sites"). */
export const site = defineFamily({
  list: {
    method: 'GET',
    path: '/site',
    summary: 'Sites in the caller’s tree, newest first',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    query: z.strictObject({
      /** Words that begin a word of the name; the order is then that of the words found. */
      keyword: z.string().max(TEXT_MAX.url).optional(),
      cursor: z.string().max(500).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ sites: z.array(SiteSummary), nextCursor: z.string().nullable() }),
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
    body: z.strictObject({ base: RevisionId, changes: SiteChanges }),
    /** `merged`: what others changed since `base`, to be taken over by the caller; empty when nobody did. */
    response: z.object({ site: SiteSummary, merged: SiteChanges }),
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
