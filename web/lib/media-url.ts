import { creativeWidths, type ImageRef, THUMBNAIL_WIDTH, type VariantFormat } from '#shared/model/media/media.ts';
import { taggedMediaPath } from '#shared/rules/media/media-path.ts';
import { heldPicture } from '#web/lib/media/local-pictures.ts';
import { mediaTag } from '#web/lib/session/media-tags.ts';

/**
 * Returns the URL of an unpublished picture in the console: the object URL of the page's local copy, or the server's URL, which contains
 * the media tag from the answer that named the picture.
 */
export const mediaUrl = (mediaId: string, width: number, format: VariantFormat = 'webp'): string =>
  heldPicture(mediaId) ?? taggedMediaPath(mediaId, { width, format }, mediaTag(mediaId));

/** Returns `src` and `srcSet` of a creative's thumbnail, for an `<img>` with `sizes`. */
export function thumbnailSource({ mediaId, width }: ImageRef): { src: string; srcSet: string } {
  const widths = [THUMBNAIL_WIDTH, ...creativeWidths(width).filter((candidate) => candidate > THUMBNAIL_WIDTH)];
  return {
    src: mediaUrl(mediaId, THUMBNAIL_WIDTH),
    srcSet: widths.map((candidate) => `${mediaUrl(mediaId, candidate)} ${candidate}w`).join(', '),
  };
}
