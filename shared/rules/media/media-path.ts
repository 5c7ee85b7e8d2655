import { type Variant, variantName } from '#shared/model/media/media.ts';

/**
 * Returns the path of an unpublished file, on the console's host and on the hosts of previews. A request without the tag of the file is
 * refused (ADR 52).
 */
export const taggedMediaPath = (mediaId: string, variant: Variant, tag: string): string =>
  `/media/${mediaId}/${variantName(variant)}?t=${tag}`;
