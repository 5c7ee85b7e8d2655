import { creativeWidths, type ImageRef, THUMBNAIL_WIDTH, type VariantFormat, variantName } from '#shared/model/media/media.ts';

/** The URL under which the console shows an unpublished picture: a capability URL on the console's own host. */
export const mediaUrl = (mediaId: string, width: number, format: VariantFormat = 'webp'): string =>
  `/media/${mediaId}/${variantName({ width, format })}`;

/** `src` and `srcSet` of a creative's thumbnail, for an `<img>` with `sizes`. */
export function thumbnailSource({ mediaId, width }: ImageRef): { src: string; srcSet: string } {
  const widths = [THUMBNAIL_WIDTH, ...creativeWidths(width).filter((candidate) => candidate > THUMBNAIL_WIDTH)];
  return {
    src: mediaUrl(mediaId, THUMBNAIL_WIDTH),
    srcSet: widths.map((candidate) => `${mediaUrl(mediaId, candidate)} ${candidate}w`).join(', '),
  };
}
