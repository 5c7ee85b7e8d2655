import type { RedactNames } from '#functions/accounts/services/name-redactor.ts';
import { scheduledView } from '#functions/sites/services/site-summary.ts';
import { BYTE_ORDER_MARK, type CsvPageDependencies, csvPages } from '#functions/visitors/services/list/csv-pages.ts';
import type { ZipEntry } from '#functions/platform/files/zip.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { uploadedEntries } from '#functions/account-export/jobs/export-account/entries/file-entries.ts';
import { recordsEntry, redactedRecords, textEntry, jsonEntry } from '#functions/account-export/jobs/export-account/entries/text-entries.ts';
import type { RecordFile } from '#functions/account-export/store/record-file.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { Site } from '#functions/sites/store/site.ts';
import type { VisitFigures } from '#functions/analytics/store/visit-figures.ts';
import { HIDDEN_STATE } from '#functions/visitors/store/records/listed-record.ts';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import { monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

export interface SiteEntryDependencies extends CsvPageDependencies {
  revisions: Pick<RevisionStore, 'read' | 'document'>;
  recordsOf: (siteId: string) => RecordFile[];
  filesOf: (siteId: string) => AsyncIterable<MediaFile>;
  figures: Pick<VisitFigures, 'read' | 'readRange'>;
  originals: Pick<ObjectStorage, 'stream'>;
}

export interface ArchiveContext {
  language: Language;
  /** Modification date of the texts in the archive. */
  day: string;
  now: Date;
  /** Shows people above the account as its provider. */
  redactNames: RedactNames;
}

/** The exported fields of a site. Locks, counters and fields of the search index are left out. */
const ExportedSite = Site.omit({
  lineage: true,
  stretch: true,
  scheduleVersion: true,
  commentsVersion: true,
  approvalsVersion: true,
  namedBy: true,
  isClearing: true,
  trashedUntil: true,
  gsi1sk: true,
  publicationId: true,
}).transform(({ scheduled, ...site }) => ({ ...site, ...(scheduled && { scheduled: scheduled.map(scheduledView) }) }));

/** Yields the working revision and the live one, each as one document. */
async function* contentEntries({ revisions }: SiteEntryDependencies, site: Site, folder: string, day: string): AsyncGenerator<ZipEntry> {
  const named = { working: site.working, ...(site.live !== null && { live: site.live }) };
  for (const [name, id] of Object.entries(named)) {
    const [revision] = await revisions.read(site, [id]);
    if (revision) yield jsonEntry(`${folder}/${name}`, day, await revisions.document(site, revision));
  }
}

/** Yields all rows of a list as CSV: first the visible ones, then those that the console hides. */
async function* listTexts(dependencies: CsvPageDependencies, siteId: string, list: FormKind, language: Language): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  const filter = { sort: 'created', order: 'asc' } as const;
  for await (const { csv } of csvPages(dependencies, { siteId, list, language, filter })) yield csv;
  const hidden = { ...filter, state: HIDDEN_STATE[list] };
  for await (const { csv } of csvPages(dependencies, { siteId, list, language, filter: hidden, isContinued: true })) yield csv;
}

/** Yields the figures of each month since the site was created, and of the days of these months. */
async function* visitRecords({ figures }: SiteEntryDependencies, site: Site, now: Date): AsyncGenerator {
  for (let month = monthOf(new Date(site.createdAt)); month <= monthOf(now); month = nextMonth(month)) {
    const { counters } = await figures.read(site.id, month);
    if (counters.size > 0) yield { period: month, figures: Object.fromEntries(counters) };
    for (const [period, ofDay] of await figures.readRange(site.id, `${month}-01`, `${month}-31`))
      yield { period, figures: Object.fromEntries(ofDay) };
  }
}

/** Yields all data of one site. */
export async function* siteEntries(
  dependencies: SiteEntryDependencies,
  site: Site,
  { language, day, now, redactNames }: ArchiveContext,
): AsyncGenerator<ZipEntry> {
  const folder = `sites/${site.id}`;
  yield jsonEntry(`${folder}/site`, day, await redactNames(ExportedSite.parse(site)));
  yield* contentEntries(dependencies, site, folder, day);
  for (const { name, records } of dependencies.recordsOf(site.id))
    yield recordsEntry(`${folder}/${name}`, day, redactedRecords(redactNames, records));
  for (const list of FORM_KINDS) yield textEntry(`${folder}/${list}.csv`, day, listTexts(dependencies, site.id, list, language));
  yield recordsEntry(`${folder}/visits`, day, visitRecords(dependencies, site, now));
  yield* uploadedEntries(dependencies, site.id, folder, day);
}
