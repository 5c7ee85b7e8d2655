import { variantName, type Variant } from '#shared/model/media/media.ts';

/** Names in the private bucket: files as they were sent, which nobody is ever served, and what was made of them. */
export const uploadKey = (mediaId: string): string => `uploads/${mediaId}`;
export const variantPrefix = (mediaId: string): string => `ready/${mediaId}/`;
export const variantKey = (mediaId: string, variant: Variant): string => variantPrefix(mediaId) + variantName(variant);
/** Copies of what a site on the air shows members only; as everywhere that visitors fetch from, under names that tell no media id. */
export const memberMediaPrefix = (siteId: string): string => `members/${siteId}/`;
export const memberMediaKey = (siteId: string, folder: string, name: string): string => `${memberMediaPrefix(siteId)}${folder}/${name}`;

/** What is under these names never changes: the media id stands for one content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

export const VARIANT_CONTENT_TYPE = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  mp4: 'video/mp4',
} as const satisfies Record<Variant['format'], string>;
