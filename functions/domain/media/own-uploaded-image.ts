import { invalidInput } from '#functions/app-error.ts';
import type { Scope } from '#functions/scope.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { ImageRef, MediaKind } from '#shared/model/media/media.ts';

interface Upload {
  kind: MediaKind;
  /** The field that names it. */
  path: string;
  isOwn: (file: MediaFile) => boolean;
}

/** The picture of a checked upload of this kind that `isOwn` accepts, else `invalid-input`; `null` for `null`. */
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
