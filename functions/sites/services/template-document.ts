import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { StoredTemplate } from '#functions/sites/store/templates/stored-template.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

/** Returns the content of a template. */
export async function templateDocument(
  { revisions }: { revisions: Pick<RevisionStore, 'read' | 'document'> },
  { id, contentId, revision }: StoredTemplate,
): Promise<SiteDocument> {
  const content = { id: contentId };
  const [found] = await revisions.read(content, [revision]);
  if (!found) throw new Error(`The content of template ${id} is missing`);
  return revisions.document(content, found);
}
