import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { IMMUTABLE_CACHE_CONTROL, uploadKey, VARIANT_CONTENT_TYPE, variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';

interface CopyDependencies {
  media: Pick<MediaStore, 'create' | 'keepUsed'>;
  files: Pick<ObjectStorage, 'bucket' | 'copyFrom'>;
  clock: Clock;
}

/** The site and the account that get the copies. */
type Destination = Pick<MediaFile, 'siteId' | 'ownerId' | 'lineage' | 'loginId'>;

const PARALLEL_OBJECTS = 32;

function copyOf(original: MediaFile, id: string, destination: Destination, createdAt: string): MediaFile {
  const { alsoIn: _, unusedUntil: _unused, transferId: _transfer, image, video, ...file } = original;
  return {
    ...file,
    ...destination,
    id,
    image: image && { ...image, mediaId: id },
    video: video && { ...video, mediaId: id },
    createdAt,
  };
}

/**
 * Copies ready files of one account to the site of another one, under new ids: their objects are copied within storage, without passing
 * through the function. `idOf`: the id of each copy. Copies of a call that fails are deleted with the site, or after a day. Throws
 * `not-found` if a file is deleted concurrently.
 */
export async function copyMedia(
  { media, files, clock }: CopyDependencies,
  originals: readonly MediaFile[],
  destination: Destination,
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const createdAt = clock().toISOString();
  const pairs = originals.flatMap((original) => {
    const id = idOf.get(original.id);
    return id === undefined ? [] : [{ original, copy: copyOf(original, id, destination, createdAt) }];
  });
  const copies = pairs.map(({ copy }) => copy);
  const copyObject = (from: string, key: string, contentType: string): Promise<boolean> =>
    files.copyFrom({ bucket: files.bucket, key: from }, { key, contentType, cacheControl: IMMUTABLE_CACHE_CONTROL });
  // Records are written before objects, so that objects left by a crash are known and are deleted later.
  await media.create(copies);
  const objects = pairs.flatMap(({ original, copy }) => [
    ...original.variants.map((variant) => async () => {
      const isCopied = await copyObject(
        variantKey(original.id, variant),
        variantKey(copy.id, variant),
        VARIANT_CONTENT_TYPE[variant.format],
      );
      if (!isCopied) throw new AppError('not-found');
    }),
    // Pictures of the built-in templates have no original.
    async () => void (await copyObject(uploadKey(original.id), uploadKey(copy.id), original.type)),
  ]);
  await inParallel(objects, PARALLEL_OBJECTS, (copyOne) => copyOne());
  if (!(await media.keepUsed(copies))) throw unavailableError();
}
