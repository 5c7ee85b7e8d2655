import * as z from 'zod';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { convertedKey, uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { VideoConverter } from '#functions/platform/gateways/video-converter/video-converter.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { storeVariant } from '#functions/media/services/store-variant.ts';
import { readRendition, type Rendition } from '#functions/media/services/video/rendition.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { Conversion, ConversionStore } from '#functions/media/store/conversion-store.ts';
import { isHeavyVideo, type MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';

/** The used fields of EventBridge's event about the end of a MediaConvert job. */
const ConversionEvent = z.object({
  source: z.literal('aws.mediaconvert'),
  detail: z.object({ userMetadata: z.object({ mediaId: z.string() }) }),
});

/** Returns the id of the video whose conversion has ended; `undefined` for any other event. */
const convertedMediaId = (event: unknown): string | undefined => ConversionEvent.safeParse(event).data?.detail.userMetadata.mediaId;

export interface FinishConversionsDependencies {
  media: MediaStore;
  conversions: ConversionStore;
  converter: VideoConverter;
  files: ObjectStorage;
  clock: Clock;
  ids: Ids;
}

/** Maximum number of conversions in one run. Further conversions stay due for the next run. */
const CONVERSIONS_PER_RUN = 50;
const CONCURRENCY = 2;
/** Time limit of a conversion in milliseconds. A conversion usually takes minutes, and counts as failed after this time. */
const TIMEOUT_MS = 3_600_000;
/** The maximum number of jobs that fit into a transaction. */
const MAX_SITES = 90;

const awaitsRendition = (file: MediaFile): boolean => file.state === 'processing' || isHeavyVideo(file);

/** Returns the files with names that no stored variant has, because URLs of variants are cached forever. */
function underFreeNames({ variants }: MediaFile, { files }: Rendition): Rendition['files'] {
  const isTaken = files.some((file) => variants.some(({ width, format }) => width === file.width && format === file.format));
  return isTaken ? files.map((file) => ({ ...file, width: file.width - 2 })) : files;
}

/**
 * Ends conversions of videos. Every step is idempotent: an event may arrive twice, late or never, and runs may overlap.
 *
 * 1. Reads the conversion. If there is none, an earlier run has ended it.
 * 2. Cancels it if its video was deleted.
 * 3. While it runs, schedules a check in a minute, up to an hour.
 * 4. Stores the variants. An uploaded video becomes ready. If the video is already on sheets, its sites are published again.
 * 5. Removes the output of the converter, then the conversion.
 */
export function finishConversions(dependencies: FinishConversionsDependencies): (event: unknown) => Promise<void> {
  const { media, conversions, converter, files, clock, ids } = dependencies;

  const findFile = async ({ ownerId, mediaId }: Conversion): Promise<MediaFile | undefined> =>
    (await media.getAll(scopeOf(ownerId), [mediaId]))[0];

  async function end(mediaId: string): Promise<void> {
    await files.remove([convertedKey(mediaId)]);
    await conversions.end(mediaId);
  }

  /** Marks the video as failed, unless it is already on sheets or another run has made it ready. */
  async function fail(conversion: Conversion, file: MediaFile): Promise<void> {
    await media.markFailed(file, 'conversion-failed');
    if ((await findFile(conversion))?.state === 'failed') await files.remove([uploadKey(file.id)]);
    await end(file.id);
  }

  const publications = ({ siteId, alsoIn = new Set(), ownerId }: MediaFile): Job[] =>
    [siteId, ...alsoIn]
      .filter((id) => id !== '')
      .slice(0, MAX_SITES)
      .map((subjectId) => newJob('publish', { subjectId, ownerId }, ids.ulid(), clock()));

  async function store(file: MediaFile, rendition: Rendition): Promise<void> {
    const variants = await inParallel(underFreeNames(file, rendition), CONCURRENCY, (one) => storeVariant(files, file.id, one));
    if (file.state === 'ready') await media.addLightVariants(file, variants, publications(file));
    else await media.markReady(file, { image: null, video: { mediaId: file.id, ...rendition.facts }, variants, isLight: true });
    await end(file.id);
  }

  async function storeConverted(conversion: Conversion, file: MediaFile): Promise<void> {
    const bytes = await files.read(convertedKey(file.id));
    const rendition = bytes && (await readRendition(bytes));
    return rendition ? store(file, rendition) : fail(conversion, file);
  }

  async function finish(mediaId: string): Promise<void> {
    const conversion = await conversions.find(mediaId);
    if (!conversion) return;
    const file = await findFile(conversion);
    if (!file || !awaitsRendition(file)) {
      await converter.cancel(conversion.conversionId);
      return end(mediaId);
    }
    const state = await converter.stateOf(conversion.conversionId);
    if (state === 'done') return storeConverted(conversion, file);
    const isOverdue = clock().getTime() - Date.parse(conversion.startedAt) > TIMEOUT_MS;
    if (state === 'running' && !isOverdue) return conversions.postpone(mediaId);
    if (state === 'running') await converter.cancel(conversion.conversionId);
    return fail(conversion, file);
  }

  return async (event) => {
    const mediaId = convertedMediaId(event);
    const due = mediaId === undefined ? await conversions.listDue(CONVERSIONS_PER_RUN) : [mediaId];
    await attemptAll(due, CONCURRENCY, finish, 'Conversions of videos could not be ended');
  };
}
