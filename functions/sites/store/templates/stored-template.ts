import * as z from 'zod';
import { SiteTemplate } from '#shared/model/sites/site-template.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/**
 * A template as stored, in the partition of its account. Its content is a revision with its parts and media, which are stored like those of
 * a site, under an id that no site has. A replacement of the content has another such id.
 */
export const StoredTemplate = z.object({
  ...SiteTemplate.omit({ isOwn: true }).shape,
  ownerId: z.string(),
  /** Ids from the operator's account down to the owner. */
  lineage: z.array(z.string()).readonly(),
  /** The id under which the content is stored. */
  contentId: z.string(),
  /** Id of the content's revision. */
  revision: z.string(),
});
export type StoredTemplate = z.infer<typeof StoredTemplate>;

/** What a replacement of the content changes. */
export type TemplateContent = Pick<
  StoredTemplate,
  'contentId' | 'revision' | 'thumbnail' | 'numberHorizontal' | 'numberVertical' | 'sheetCount' | 'languages' | 'updatedAt'
>;

/** Returns the template as the subject of an audit entry. */
export const templateAuditSubject = ({ id, name, ownerId }: Pick<StoredTemplate, 'id' | 'name' | 'ownerId'>): AuditEntry['subject'] => ({
  kind: 'template',
  id,
  name,
  ownerId,
});
