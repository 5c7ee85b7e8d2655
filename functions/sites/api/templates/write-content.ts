import { AppError, invalidInput, unavailableError } from '#functions/platform/base/app-error.ts';
import { authorOf, type Caller } from '#functions/accounts/services/caller.ts';
import { initialListingFields } from '#functions/sites/api/content/listing-fields.ts';
import { mediaReferences } from '#functions/sites/api/content/media-references.ts';
import { workingDocument } from '#functions/sites/api/content/working-document.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import { ownSite } from '#functions/sites/api/templates/find-template.ts';
import { splitDocument } from '#functions/sites/store/revisions/revision-store.ts';
import type { NewRevision } from '#functions/sites/store/revisions/revision.ts';
import type { TemplateContent } from '#functions/sites/store/templates/stored-template.ts';
import { contentPlaceholder } from '#functions/sites/store/templates/template-store.ts';
import { SITE_TEMPLATE_MAX } from '#shared/model/limits.ts';
import { templateSnapshot } from '#shared/rules/templates/site-template.ts';

/** Content that is written, but that no template has yet. */
export interface WrittenContent {
  content: TemplateContent;
  revision: NewRevision;
  /** The lineage of the account. */
  lineage: readonly string[];
}

/**
 * Writes the working revision of a site as the content of a template: its own parts, and the media that it then shares with the site. Throws
 * `invalid-input` if it has too many pictures and videos to be copied to other accounts. Without a template that keeps it, the content is
 * swept after an hour.
 */
export async function writeContent(dependencies: TemplateDependencies, caller: Caller, siteId: string): Promise<WrittenContent> {
  const { copies, ids, clock } = dependencies;
  const site = await ownSite(dependencies, caller, siteId);
  const document = templateSnapshot(await workingDocument(dependencies, site));
  const mediaIds = [...new Set(mediaReferences(document).map(({ media }) => media.mediaId))];
  const max = SITE_TEMPLATE_MAX.files;
  if (mediaIds.length > max) throw invalidInput([{ path: 'siteId', rule: 'too-many', params: { max } }]);

  const { manifest, parts } = splitDocument(document);
  const at = clock().toISOString();
  const revision = { id: ids.ulid(), parent: null, author: authorOf(caller), at, manifest };
  const { thumbnail, numberHorizontal, numberVertical } = initialListingFields(document);
  const content: TemplateContent = {
    contentId: ids.siteId(),
    revision: revision.id,
    thumbnail,
    numberHorizontal,
    numberVertical,
    sheetCount: Object.keys(document.grid.cells).length,
    languages: document.settings.languages,
    updatedAt: at,
  };
  const placeholder = contentPlaceholder(site, content, at);
  if (!(await copies.createPlaceholder(placeholder))) throw unavailableError();
  // Media are missing only if the site was deleted after it was read.
  if (!(await copies.fillPlaceholder(placeholder, { siteId: site.id, mediaIds }, parts))) throw new AppError('not-found');
  return { content, revision, lineage: site.lineage };
}
