import type { ZipEntry } from '#functions/platform/files/zip.ts';
import type { SiteEntryDependencies } from '#functions/account-export/jobs/export-account/entries/site-entries.ts';
import { uploadedEntries } from '#functions/account-export/jobs/export-account/entries/file-entries.ts';
import { jsonEntry } from '#functions/account-export/jobs/export-account/entries/text-entries.ts';
import { templateDocument } from '#functions/sites/services/template-document.ts';
import { StoredTemplate } from '#functions/sites/store/templates/stored-template.ts';

/** The exported fields of a template, without the place of its content. */
const ExportedTemplate = StoredTemplate.omit({ lineage: true, contentId: true, revision: true });

/** Yields a template with its content and its files. */
export async function* templateEntries(
  dependencies: Pick<SiteEntryDependencies, 'revisions' | 'filesOf' | 'originals'>,
  template: StoredTemplate,
  { day }: { day: string },
): AsyncGenerator<ZipEntry> {
  const folder = `templates/${template.id}`;
  yield jsonEntry(`${folder}/template`, day, ExportedTemplate.parse(template));
  yield jsonEntry(`${folder}/content`, day, await templateDocument(dependencies, template));
  yield* uploadedEntries(dependencies, template.contentId, folder, day);
}
