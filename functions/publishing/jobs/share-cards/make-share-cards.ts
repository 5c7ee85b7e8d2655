import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { IMMUTABLE_CACHE_CONTROL, SHARE_CARD_TYPE, variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { JobHandler, JobProgress } from '#functions/platform/runner/run-job.ts';
import type { shareCardsJob } from '#functions/publishing/job-definitions/share-cards.ts';
import { edgeMetadata } from '#functions/publishing/services/site-files/edge-metadata.ts';
import { publicMediaUrl } from '#functions/publishing/services/site-files/public-media-url.ts';
import { publicPictures } from '#functions/publishing/services/site-files/public-pictures.ts';
import { isSamePublicState, type PublicState, readPublicState } from '#functions/publishing/services/site-files/public-state.ts';
import { publishedMediaOf } from '#functions/publishing/services/site-files/published-media-of.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { creativeWidths } from '#shared/model/media/media.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import { PUBLIC_MEDIA_PATH, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { type ShareCard, shareCards } from '#site-renderer/seo/share-card.ts';

export interface ShareCardDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  jobs: Pick<JobStore, 'addOnce'>;
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  revisions: RevisionStore;
  media: Pick<MediaStore, 'findAll'>;
  mediaFiles: Pick<ObjectStorage, 'read'>;
  siteFiles: ObjectStorage;
  /** Returns a function that draws cards as JPEG files, for one run. */
  openDrawing: () => (card: ShareCard, picture: Uint8Array | undefined) => Promise<Uint8Array>;
  clock: Clock;
}

/** The most cards that one job draws; the publication after it requests the others. */
const CARDS_PER_JOB = 400;
/** Cards that are drawn at once: decoding and encoding use all cores. */
const CONCURRENT_CARDS = 2;
const MAX_ROUNDS = 5;

type LiveState = Extract<PublicState, { kind: 'live' }>;

/**
 * Draws the cards of a site that are missing in storage. Idempotent. In each round (`drawOnce`):
 *
 * 1. Reads the public state of the site, its live revision, and the stored files.
 * 2. Draws the missing cards, at most `CARDS_PER_JOB` in the whole job.
 * 3. Reads the public state again. If it has changed, removes the cards of this job that the new state does not need in another round.
 *
 * At last, publishes the pages again if there are new cards: pages name only cards that are stored.
 */
export function makeShareCards(dependencies: ShareCardDependencies): JobHandler<typeof shareCardsJob> {
  const { jobs, revisions, media, mediaFiles, siteFiles, openDrawing, clock } = dependencies;

  /** Returns the cards of a live site by key. */
  async function readCards(scope: Scope, { site, revisionId }: LiveState) {
    const [revision] = await revisions.read(site, [revisionId]);
    if (!revision) throw new Error(`Live revision ${revisionId} of site ${site.id} is missing`);
    const document = await revisions.document(site, revision);
    const urlOf = publicMediaUrl(await publishedMediaOf(media, scope, publicPictures(document)));
    const addresses = {
      imageUrl: ({ mediaId }: { mediaId: string }, variant: Parameters<typeof urlOf>[1]) => urlOf(mediaId, variant) ?? '',
    };
    const cards = publishedLanguages(document).flatMap((language) => shareCards({ document, language, addresses }));
    return new Map(cards.map((card) => [siteFileKey(site.id, card.path), card]));
  }

  async function readPicture({ picture }: ShareCard): Promise<Uint8Array | undefined> {
    if (!picture) return undefined;
    const variant = { width: Math.max(...creativeWidths(picture.width)), format: 'webp' } as const;
    return mediaFiles.read(variantKey(picture.mediaId, variant));
  }

  return {
    async run({ id, scope, payload: { subjectId: siteId, ownerId } }, progress: JobProgress) {
      const draw = openDrawing();
      const drawn = new Set<string>();
      const readState = () => readPublicState(dependencies, scope, siteId);

      async function drawMissing(state: LiveState): Promise<void> {
        const metadata = edgeMetadata(state.site);
        const [cards, stored] = await Promise.all([readCards(scope, state), siteFiles.list(siteFileKey(siteId, `${PUBLIC_MEDIA_PATH}/`))]);
        await siteFiles.remove([...drawn].filter((key) => !cards.has(key)));
        const missing = [...cards].filter(([key]) => !stored.has(key)).slice(0, CARDS_PER_JOB - drawn.size);
        let done = 0;
        await inParallel(missing, CONCURRENT_CARDS, async ([key, card]) => {
          progress.assertLeaseHeld();
          const body = await draw(card, await readPicture(card));
          await siteFiles.write({ key, body, contentType: SHARE_CARD_TYPE, cacheControl: IMMUTABLE_CACHE_CONTROL, metadata });
          drawn.add(key);
          progress.report({ done: (done += 1), total: missing.length });
        });
      }

      async function drawOnce(): Promise<typeof CONFLICT | undefined> {
        const state = await readState();
        if (state.kind === 'live') await drawMissing(state);
        else await siteFiles.remove([...drawn]);
        return isSamePublicState(await readState(), state) ? undefined : CONFLICT;
      }

      const exhausted = () => new Error(`Site ${siteId} was changed in each of ${MAX_ROUNDS} rounds`);
      await retryOnConflict(drawOnce, { attempts: MAX_ROUNDS, exhausted });
      if (drawn.size > 0) await jobs.addOnce(newJob('publish', { subjectId: siteId, ownerId }, `${id}-pages`, clock()));
    },
  };
}
