import type { LibraryFile, LibraryKind } from '#shared/model/media/library.ts';
import { publishedVariants } from '#shared/model/media/media.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/** The kinds of files of a library that are pictures. */
export const PICTURE_KINDS = ['creative', 'logo', 'favicon', 'product', 'popup', 'share'] as const satisfies readonly LibraryKind[];

/** Photographs are loaded as JPEG; the other kinds may be transparent. */
const isPhotograph = (kind: LibraryKind): boolean => kind === 'creative' || kind === 'share';
const JPEG_QUALITY = 0.92;

async function drawn(blob: Blob, type: string): Promise<Blob> {
  const picture = await createImageBitmap(blob);
  try {
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  } finally {
    picture.close();
  }
}

/**
 * Returns a picture of the library as a file of a type that can be uploaded, at its largest size, named after it. Throws if it cannot be
 * loaded.
 */
export async function libraryPicture({ kind, image, name }: LibraryFile): Promise<File> {
  const variant = image && publishedVariants(kind, image.width).at(-1);
  if (!variant) throw new Error('The file of the library is no picture');
  const response = await fetch(mediaUrl(image.mediaId, variant.width, variant.format));
  if (!response.ok) throw new Error(`The picture of the library answered ${response.status}`);
  const type = isPhotograph(kind) ? 'image/jpeg' : 'image/png';
  const picture = await drawn(await response.blob(), type);
  return new File([picture], `${name.replace(/\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}
