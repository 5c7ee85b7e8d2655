import { currentSiteNews } from '#functions/news/services/current-site-news.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { ObjectStorage, StoredObject } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { newsJob } from '#functions/news/job-definitions/news.ts';
import type { JobHandler, JobProgress } from '#functions/platform/runner/run-job.ts';
import { edgeMetadata } from '#functions/publishing/services/site-files/edge-metadata.ts';
import { mediaCopies, copyMedia } from '#functions/publishing/services/site-files/media-copies.ts';
import { isSamePublicState, readPublicState } from '#functions/publishing/services/site-files/public-state.ts';
import { publishedMediaOf } from '#functions/publishing/services/site-files/published-media-of.ts';
import { writeFiles } from '#functions/publishing/services/site-files/write-files.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { type ImageRef, type Variant, variantName } from '#shared/model/media/media.ts';
import { publicPictures } from '#functions/publishing/services/site-files/public-pictures.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import { publicOrigin } from '#shared/rules/sites/site-address.ts';
import { mediaPath, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { siteCard } from '#site-renderer/seo/share-card.ts';
import { newsFileKeys, renderNewsFiles } from '#site-renderer/render/news-files.ts';
import { newsMedia } from '#site-renderer/visibility/rendered-news.ts';

interface NewsDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  revisions: RevisionStore;
  siteNews: Pick<SiteNewsStore, 'read'>;
  media: Pick<MediaStore, 'findAll'>;
  mediaFiles: ObjectStorage;
  siteFiles: ObjectStorage;
  visitorScripts: VisitorScripts;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  clock: Clock;
}

const CONCURRENT_SITES = 4;
const CONCURRENT_OBJECTS = 8;
const MAX_ROUNDS = 10;

/**
 * Updates the files in which the news of sites appear to the current items, order and time. Idempotent. For each published site, runs a
 * round (`reconcileOnce`):
 *
 * 1. Reads the public state of the site and its live revision, then the stored versions of the files.
 * 2. Then reads the news, renders the files, and copies the pictures that are not public yet.
 * 3. Writes the files that differ, each only over the version of step 1, and reads the public state again.
 *
 * If a concurrent job wrote first, another round follows, so the last job that writes has read the newest news. Unpublished sites are
 * skipped: their publication renders the news.
 */
export function deliverNews(dependencies: NewsDependencies): JobHandler<typeof newsJob> {
  const { revisions, siteNews, media, mediaFiles, siteFiles, visitorScripts, sitesOrigin, clock } = dependencies;

  /** Returns the ETags of the stored files among these keys. */
  async function listStored(keys: readonly string[]): Promise<Map<string, Pick<StoredObject, 'etag'>>> {
    const etags = await inParallel(keys, CONCURRENT_OBJECTS, (key) => siteFiles.etagOf(key));
    return new Map(
      keys.flatMap((key, index) => {
        const etag = etags[index];
        return etag === undefined ? [] : [[key, { etag }] as const];
      }),
    );
  }

  /** Runs one round for a site. Returns `undefined` once the files are up to date. */
  async function reconcileOnce(scope: Scope, siteId: string, progress: JobProgress): Promise<typeof CONFLICT | undefined> {
    const readState = () => readPublicState(dependencies, scope, siteId);
    const state = await readState();
    if (state.kind !== 'live') return undefined;
    const { site } = state;
    const [revision] = await revisions.read(site, [state.revisionId]);
    if (!revision) throw new Error(`Live revision ${state.revisionId} of site ${siteId} is missing`);
    const document = await revisions.document(site, revision);
    const languages = publishedLanguages(document);
    const listed = await listStored(newsFileKeys({ siteId, document, languages }));
    const creatives = publicPictures(document);

    const news = await currentSiteNews(siteNews, site, clock());
    const { logo, favicon, shareImage = null } = document.settings;
    const shown = [...new Set([...newsMedia(news), ...creatives, ...[logo, favicon, shareImage].flatMap((image) => image?.mediaId ?? [])])];
    const publishedOf = await publishedMediaOf(media, scope, shown);
    const metadata = edgeMetadata(site);
    const copies = mediaCopies([...new Set(newsMedia(news))].map(publishedOf), (folder, name) =>
      siteFileKey(siteId, mediaPath(folder, name)),
    );
    await inParallel(copies, CONCURRENT_OBJECTS, async (copy) => {
      if ((await siteFiles.etagOf(copy.to)) === undefined) await copyMedia(mediaFiles, siteFiles, { ...copy, metadata });
    });
    const imageUrl = ({ mediaId }: Pick<ImageRef, 'mediaId'>, variant: Variant) =>
      mediaPath(publishedOf(mediaId).folder, variantName(variant));
    const cards = languages.map((language) => siteCard({ document, language, addresses: { imageUrl } }).path);
    const storedCards = await listStored(cards.map((path) => siteFileKey(siteId, path)));
    const files = renderNewsFiles({
      siteId,
      document,
      languages,
      news,
      formerPaths: site.formerPaths ?? [],
      origin: publicOrigin(sitesOrigin, site),
      imageUrl,
      storedCards: new Set(cards.filter((path) => storedCards.has(siteFileKey(siteId, path)))),
      placeholderOf: () => undefined,
      visitorScripts,
    });
    if (!(await writeFiles(siteFiles, { files, homes: [] }, { listed, metadata, isCurrent: true }, progress))) return CONFLICT;
    return isSamePublicState(await readState(), state) ? undefined : CONFLICT;
  }

  return {
    async run({ scope, payload: { siteIds } }, progress) {
      await inParallel(siteIds, CONCURRENT_SITES, async (siteId) => {
        progress.assertLeaseHeld();
        const exhausted = () => new Error(`The news of site ${siteId} were changed in each of ${MAX_ROUNDS} rounds`);
        await retryOnConflict(() => reconcileOnce(scope, siteId, progress), { attempts: MAX_ROUNDS, exhausted });
      });
    },
  };
}
