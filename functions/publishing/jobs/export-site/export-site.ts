import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { AccountEventStore } from '#functions/notices/store/account-event-store.ts';
import { currentSiteNews } from '#functions/news/services/current-site-news.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import { writeParts } from '#functions/platform/files/write-parts.ts';
import { type ZipEntry, zipChunks } from '#functions/platform/files/zip.ts';
import { siteExportKey } from '#functions/platform/gateways/media-keys.ts';
import type { MultipartUploads } from '#functions/platform/gateways/multipart-uploads.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/platform/runner/run-job.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';
import type { exportSiteJob } from '#functions/publishing/job-definitions/export-site.ts';
import { exportedPopups } from '#functions/publishing/jobs/export-site/exported-popups.ts';
import { type RenderDependencies, type RenderedSite, renderSiteFiles } from '#functions/publishing/services/render/render-site-files.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { SITE_EXPORT_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Language } from '#shared/model/language.ts';
import { publicOrigin } from '#shared/rules/sites/site-address.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatJapaneseTime, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { exportedDocument, type ExportedFile, exportedFiles } from '#site-renderer/exported/exported-files.ts';

export interface ExportSiteDependencies extends RenderDependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  revisions: Pick<RevisionStore, 'read' | 'document'>;
  siteNews: Pick<SiteNewsStore, 'read'>;
  popupCounts: Pick<PopupCountStore, 'read'>;
  events: Pick<AccountEventStore, 'announce'>;
  /** The variants of pictures and videos, and the exported files. */
  mediaFiles: Pick<ObjectStorage, keyof MultipartUploads | 'read' | 'stream'>;
}

/** The contents of the archive. */
interface Archive {
  siteId: string;
  /** Modification date of the entries. */
  day: string;
  texts: readonly ExportedFile[];
  rendered: Pick<RenderedSite, 'media' | 'fonts'>;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Yields the entries of the archive: texts, which are rendered one at a time, then fonts, pictures and videos, which are streamed. */
async function* entriesOf(
  { fonts, mediaFiles }: ExportSiteDependencies,
  { siteId, day, texts, rendered }: Archive,
  progress: JobProgress,
): AsyncGenerator<ZipEntry> {
  const total = texts.length + rendered.fonts.length + rendered.media.length;
  let done = 0;
  const nameOf = (key: string): string => key.slice(siteId.length + 1);
  const onWritten = (): void => {
    progress.assertLeaseHeld();
    done += 1;
    progress.report({ done, total });
  };
  for (const { name, body } of texts) {
    yield { name, day, pieces: once(Buffer.from(body)), isCompressed: true };
    onWritten();
  }
  for (const { key, face } of rendered.fonts) {
    yield { name: nameOf(key), day, pieces: once(await fonts.read(face)), isCompressed: false };
    onWritten();
  }
  for (const { from, to } of rendered.media) {
    const pieces = await mediaFiles.stream(from);
    if (!pieces) throw new Error(`${from} is to be exported but is not there`);
    yield { name: nameOf(to), day, pieces, isCompressed: false };
    onWritten();
  }
}

/** Renders a revision for other hosts, with its present news and popups. */
async function renderArchive(
  dependencies: ExportSiteDependencies,
  { scope, payload: { revisionId, language } }: RunningJob<typeof exportSiteJob>,
  site: Site,
): Promise<Archive> {
  const { revisions, siteNews, visitorScripts, sitesOrigin, clock } = dependencies;
  const now = clock();
  const [revision] = await revisions.read(site, [revisionId]);
  if (!revision) throw new Error(`Revision ${revisionId} of site ${site.id} is missing`);
  const document = exportedDocument(await revisions.document(site, revision));
  const news = await currentSiteNews(siteNews, site, now);
  const rendered = await renderSiteFiles(
    dependencies,
    scope,
    { ...site, formerPaths: [] },
    {
      document,
      news,
      revisionId,
      isStored: () => false,
      isExported: true,
    },
  );
  const origin = publicOrigin(sitesOrigin, site);
  const others = [...rendered.media.map(({ to }) => to), ...rendered.fonts.map(({ key }) => key)];
  const files = [...rendered.files, ...rendered.homes];
  const texts = [
    { name: 'README.txt', body: readMe(site, origin, { language, now }) },
    ...exportedFiles({ siteId: site.id, origin, document, visitorScripts }, files, others),
    ...(await exportedPopups(dependencies, site, document, now)),
  ];
  return { siteId: site.id, day: japaneseDay(now), texts, rendered };
}

function readMe({ name }: Site, origin: string, { language, now }: { language: Language; now: Date }): string {
  const values = { site: name, at: formatJapaneseTime(now), address: origin };
  return `${fillPlaceholders(SITE_EXPORT_MESSAGES[language].readMe, values)}\n`;
}

/** Notifies the account of the site. Idempotent. */
async function announce({ events, clock }: ExportSiteDependencies, jobId: string, { id: siteId, ownerId, name }: Site): Promise<void> {
  const now = clock();
  const kind = 'site-export-finished';
  const event = { kind, accountId: ownerId, subject: jobId, id: jobId, at: now.toISOString(), siteId, name, count: 1 } as const;
  const mail = { template: 'file-finished', accountId: ownerId, kind, siteId, name } as const;
  await events.announce(eventWrite(event), newJob('mail', { mail }, `event-${jobId}`, now));
}

/**
 * Writes the published state of a site to a ZIP file that works on any static host. Holds a part of the file and one page in
 * memory. A repeated attempt writes the file again; the event is written once.
 */
export const exportSite = (dependencies: ExportSiteDependencies): JobHandler<typeof exportSiteJob> => ({
  async run(job, progress) {
    const { id, scope, payload } = job;
    const site = await dependencies.sites.findIncludingDeleted(scope, payload.subjectId);
    if (!site || site.deletedAt !== undefined) return;
    const archive = await renderArchive(dependencies, job, site);
    const pieces = zipChunks(entriesOf(dependencies, archive, progress));
    await writeParts(dependencies.mediaFiles, { key: siteExportKey(site.id, id), contentType: 'application/zip' }, pieces);
    await announce(dependencies, id, site);
  },
});
