import { initialListingFields } from '#functions/sites/api/content/listing-fields.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { NewRevision } from '#functions/sites/store/revisions/revision.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

/** Returns a new draft of an account with its first revision. */
export const newDraft = (
  id: string,
  { owner, document }: { owner: Pick<Account, 'id' | 'path'>; document: SiteDocument },
  { id: working, at }: NewRevision,
): Site => ({
  id,
  ownerId: owner.id,
  lineage: owner.path,
  status: 'DRAFT',
  returnStatus: null,
  ...initialListingFields(document),
  working,
  live: null,
  publicationId: null,
  createdAt: at,
  updatedAt: at,
  publishedAt: null,
  editedAt: at,
});
