import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';

interface Upload {
  kind: MediaKind;
  /** The request field that contains the id of the file, for the error. */
  path: string;
  isOwn: (file: MediaFile) => boolean;
}

/** Returns the picture of a ready upload of this kind that `isOwn` accepts; `null` for `null`. Throws `invalid-input` otherwise. */
export async function ownUploadedImage(
  { media }: { media: Pick<MediaStore, 'getAll'> },
  scope: Scope,
  mediaId: string | null,
  { kind, path, isOwn }: Upload,
): Promise<ImageRef | null> {
  if (mediaId === null) return null;
  const [file] = await media.getAll(scope, [mediaId]);
  if (file?.kind !== kind || file.state !== 'ready' || !file.image || !isOwn(file)) throw invalidInput([{ path, rule: 'unknown-media' }]);
  return file.image;
}
