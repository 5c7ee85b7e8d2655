import type { Caller } from '#functions/accounts/services/caller.ts';
import type { StoredTemplate } from '#functions/sites/store/templates/stored-template.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';

/** Returns a template as the caller sees it. */
export const templateView = (
  { ownerId, lineage: _lineage, contentId: _content, revision: _revision, ...template }: StoredTemplate,
  { scope }: Caller,
): SiteTemplate => ({ ...template, isOwn: ownerId === scope.accountId });
