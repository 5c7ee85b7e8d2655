import { attemptAll } from '#functions/attempt-all.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { convertedKey, uploadKey } from '#functions/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { VideoConverter } from '#functions/gateways/video-converter/video-converter.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { convertedMediaId } from '#functions/jobs/finish-conversions/conversion-event.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import { storeVariant } from '#functions/domain/media/store-variant.ts';
import { readRendition, type Rendition } from '#functions/domain/media/video/rendition.ts';
import { scopeOf } from '#functions/scope.ts';
import type { Job } from '#functions/store/job/job.ts';
import type { Conversion, ConversionStore } from '#functions/store/media/conversion-store.ts';
import { isHeavyVideo, type MediaFile } from '#functions/store/media/media-file.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';

export interface FinishConversionsDependencies {
  media: MediaStore;
  conversions: ConversionStore;
  converter: VideoConverter;
  files: ObjectStorage;
  clock: Clock;
  ids: Ids;
}

/** Of one run; the rest is still due in the next one. */
const CONVERSIONS_PER_RUN = 50;
const CONCURRENCY = 2;
/** A minute of video is converted within minutes. After this time something is wrong with the converter. */
const TIMEOUT_MS = 3_600_000;
/** A transaction has room for so many jobs. */
const MAX_SITES = 90;

const awaitsRendition = (file: MediaFile): boolean => file.state === 'processing' || isHeavyVideo(file);

/** Names that no stored variant has: addresses of variants are cached for ever. */
function underFreeNames({ variants }: MediaFile, { files }: Rendition): Rendition['files'] {
  const isTaken = files.some((file) => variants.some(({ width, format }) => width === file.width && format === file.format));
  return isTaken ? files.map((file) => ({ ...file, width: file.width - 2 })) : files;
}

/**
 * Ends conversions of videos. Every step can be repeated: an event may come twice, late or never, and two runs may meet.
 *
 * 1. Reads the conversion; without one, an earlier run has ended it.
 * 2. Cancels it if its video was deleted.
 * 3. While it runs, looks again in a minute, up to an hour.
 * 4. Stores the variants; an uploaded video becomes ready, one that is on sheets already is published again.
 * 5. Removes what the converter made, then the conversion.
 */
export function finishConversions(dependencies: FinishConversionsDependencies): (event: unknown) => Promise<void> {
  const { media, conversions, converter, files, clock, ids } = dependencies;

  const findFile = async ({ ownerId, mediaId }: Conversion): Promise<MediaFile | undefined> =>
    (await media.getAll(scopeOf(ownerId), [mediaId]))[0];

  async function end(mediaId: string): Promise<void> {
    await files.remove([convertedKey(mediaId)]);
    await conversions.end(mediaId);
  }

  /** A video that is on sheets already stays as it is; so does one that another run has made ready. */
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
