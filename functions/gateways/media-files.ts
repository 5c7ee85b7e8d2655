import { variantName, type Variant } from '#shared/model/media.ts';

/** Names in the private bucket: files as they were sent, which nobody is ever served, and what was made of them. */
export const uploadKey = (mediaId: string): string => `uploads/${mediaId}`;
export const readyPrefix = (mediaId: string): string => `ready/${mediaId}/`;
export const readyKey = (mediaId: string, variant: Variant): string => readyPrefix(mediaId) + variantName(variant);
/** Copies of what a site on the air shows members only; as everywhere that visitors fetch from, under names that tell no media id. */
export const membersPrefix = (siteId: string): string => `members/${siteId}/`;
export const membersKey = (siteId: string, folder: string, name: string): string => `${membersPrefix(siteId)}${folder}/${name}`;

/** What is under these names never changes: the media id stands for one content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export const VARIANT_TYPE = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', mp4: 'video/mp4' } as const satisfies Record<
  Variant['format'],
  string
>;
