import { type Variant, variantName } from '#shared/model/media/media.ts';

/** The path of an unpublished file, on the console's host and on those of previews. A request without its tag is refused (ADR 52). */
export const taggedMediaPath = (mediaId: string, variant: Variant, tag: string): string =>
  `/media/${mediaId}/${variantName(variant)}?t=${tag}`;
