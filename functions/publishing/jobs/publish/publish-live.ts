import { FONT_CONTENT_TYPE } from '#functions/platform/gateways/font-keys.ts';
import { IMMUTABLE_CACHE_CONTROL, SHARE_CARD_TYPE } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { edgeMetadata } from '#functions/publishing/services/site-files/edge-metadata.ts';
import { copyMedia, type MediaCopy } from '#functions/publishing/services/site-files/media-copies.ts';
import {
  type RenderDependencies,
  type RenderedSite,
  renderSiteFiles,
  type SiteFont,
} from '#functions/publishing/services/render/render-site-files.ts';
import type { StoredFiles, UsedKeys } from '#functions/publishing/jobs/publish/stored-files.ts';
import { writeFiles } from '#functions/publishing/services/site-files/write-files.ts';
import type { JobProgress } from '#functions/platform/runner/run-job.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { isShareCardKey } from '#shared/rules/sites/site-file-keys.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { RenderedNews } from '#site-renderer/visibility/rendered-news.ts';

export interface LiveDependencies extends RenderDependencies {
  jobs: Pick<JobStore, 'addOnce'>;
  mediaFiles: ObjectStorage;
  siteFiles: ObjectStorage;
}

interface LiveSite {
  scope: Scope;
  /** The id of the publish job. */
  jobId: string;
  revisionId: string;
  site: Pick<Site, 'id' | 'ownerId' | 'lineage' | 'formerPaths' | 'customDomain'>;
  document: SiteDocument;
  /** The site's current news. */
  news: readonly RenderedNews[];
  stored: StoredFiles;
}

const CONCURRENT_COPIES = 16;
/** Subsets are created one after the other; others are read in the meantime. */
const CONCURRENT_FONTS = 4;

/** Enqueues a conversion of each video that an earlier version stored unconverted, unless its job item still exists. */
async function requestLightVideos({ jobs, clock }: LiveDependencies, videos: readonly MediaFile[]): Promise<void> {
  for (const { id: subjectId, ownerId } of videos)
    await jobs.addOnce(newJob('media', { subjectId, ownerId }, `light-${subjectId}`, clock()));
}

interface BucketCopy extends MediaCopy {
  bucket: ObjectStorage;
}

/**
 * Whether the stored files contain the site's accounts in their metadata. Checks only the default language's start page, which is written
 * last. Files that earlier versions stored have no metadata, and are all stored again.
 */
async function hasMetadata(siteFiles: ObjectStorage, { homes }: RenderedSite, lineage: string): Promise<boolean> {
  const home = homes.at(-1);
  return home === undefined || (await siteFiles.metadataOf(home.key))?.['lineage'] === lineage;
}

/** Returns the copies that are not stored yet, each with its bucket. */
const missingCopies = (
  { siteFiles, mediaFiles }: LiveDependencies,
  { media, membersMedia }: RenderedSite,
  stored: StoredFiles,
  isCurrent: boolean,
): BucketCopy[] => [
  ...media.filter(({ to }) => !isCurrent || !stored.site.has(to)).map((copy) => ({ ...copy, bucket: siteFiles })),
  ...membersMedia.filter(({ to }) => !stored.members.has(to)).map((copy) => ({ ...copy, bucket: mediaFiles })),
];

/** Stores a font in the public bucket. */
async function writeFont({ siteFiles, fonts }: LiveDependencies, { key, face }: SiteFont, metadata: Readonly<Record<string, string>>) {
  const body = await fonts.read(face);
  await siteFiles.write({ key, body, contentType: FONT_CONTENT_TYPE.subset, cacheControl: IMMUTABLE_CACHE_CONTROL, metadata });
}

/** Replaces the metadata of the stored share cards of a site that other accounts owned. */
async function renewCards(
  { siteFiles }: LiveDependencies,
  { cardKeys }: RenderedSite,
  stored: StoredFiles,
  metadata: Readonly<Record<string, string>>,
) {
  const keys = cardKeys.filter((key) => stored.site.has(key));
  await inParallel(keys, CONCURRENT_COPIES, (key) =>
    siteFiles.copyFrom(
      { bucket: siteFiles.bucket, key },
      { key, contentType: SHARE_CARD_TYPE, cacheControl: IMMUTABLE_CACHE_CONTROL, metadata },
    ),
  );
}

/** Enqueues the drawing of share cards that are not stored. */
async function requestShareCards(
  { jobs, clock }: LiveDependencies,
  { jobId, site }: Pick<LiveSite, 'jobId' | 'site'>,
  missing: readonly string[],
) {
  if (missing.length === 0) return;
  await jobs.addOnce(newJob('share-cards', { subjectId: site.id, ownerId: site.ownerId }, `cards-${jobId}`, clock()));
}

/** Cards that no page uses are removed at once, because their sheets may be for members only now. */
const unusedCards = ({ cardKeys, media }: RenderedSite, stored: StoredFiles): string[] => {
  // An uploaded picture for sharing has a name like a card.
  const used = new Set([...cardKeys, ...media.map(({ to }) => to)]);
  return [...stored.site.keys()].filter((key) => isShareCardKey(key) && !used.has(key));
};

const usedKeys = (rendered: RenderedSite, stored: StoredFiles): UsedKeys => {
  const { media, membersMedia, membersOnlyKeys, fonts, files, homes, cardKeys } = rendered;
  return {
    site: new Set([...media.map(({ to }) => to), ...cardKeys, ...[...fonts, ...files, ...homes].map(({ key }) => key)]),
    members: new Set(membersMedia.map(({ to }) => to)),
    membersOnly: new Set([...membersOnlyKeys, ...unusedCards(rendered, stored)]),
  };
};

/**
 * Renders the live revision and stores missing or changed files, media and fonts before the pages that refer to them. Returns the keys in
 * use, or `undefined` if another job has written concurrently.
 */
export async function publishLive(
  dependencies: LiveDependencies,
  { scope, jobId, revisionId, site, document, news, stored }: LiveSite,
  progress: JobProgress,
): Promise<UsedKeys | undefined> {
  const { mediaFiles, siteFiles } = dependencies;
  const rendered = await renderSiteFiles(dependencies, scope, site, {
    document,
    news,
    revisionId,
    isStored: (key) => stored.site.has(key),
  });
  const metadata = edgeMetadata(site);
  const isCurrent = await hasMetadata(siteFiles, rendered, metadata.lineage);
  const missing = missingCopies(dependencies, rendered, stored, isCurrent);
  const missingFonts = rendered.fonts.filter(({ key }) => !isCurrent || !stored.site.has(key));
  const missingCards = rendered.cardKeys.filter((key) => !stored.site.has(key));
  const copies = rendered.media.length + rendered.membersMedia.length + rendered.fonts.length;
  const total = copies + rendered.files.length + rendered.homes.length;
  let done = copies - missing.length - missingFonts.length;
  const onStored = () => {
    done += 1;
    progress.report({ done, total });
  };

  progress.report({ done, total });
  await inParallel(missing, CONCURRENT_COPIES, async ({ bucket, ...copy }) => {
    progress.assertLeaseHeld();
    await copyMedia(mediaFiles, bucket, { ...copy, metadata });
    onStored();
  });
  await inParallel(missingFonts, CONCURRENT_FONTS, async (font) => {
    progress.assertLeaseHeld();
    await writeFont(dependencies, font, metadata);
    onStored();
  });
  if (!isCurrent) await renewCards(dependencies, rendered, stored, metadata);
  await progress.renewLease();
  if (!(await writeFiles(siteFiles, rendered, { listed: stored.site, metadata, isCurrent }, progress, onStored))) return undefined;
  await requestLightVideos(dependencies, rendered.heavyVideos);
  await requestShareCards(dependencies, { jobId, site }, missingCards);
  return usedKeys(rendered, stored);
}
