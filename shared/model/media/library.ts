import * as z from 'zod';
import { instant, requiredName, ruleIssue } from '#shared/model/fields.ts';
import { LIBRARY_TAGS_MAX, MEDIA_NAME_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { Media } from '#shared/model/media/media.ts';

/** The kinds of files in the media library: those that sites show. Pictures of news, profiles, brands and issuers are not in it. */
export const LIBRARY_KINDS = ['creative', 'video', 'logo', 'favicon', 'product', 'popup', 'share'] as const;
export const LibraryKind = z.enum(LIBRARY_KINDS);
export type LibraryKind = z.infer<typeof LibraryKind>;

/** A file in the media library of an account. */
export const LibraryFile = z.object({
  id: Media.shape.id,
  kind: LibraryKind,
  name: z.string(),
  image: Media.shape.image,
  video: Media.shape.video,
  /** Size of the uploaded file in bytes. */
  size: z.int(),
  createdAt: instant(),
  /** Labels that the owner gave the file. */
  tags: z.array(z.string()),
  /** Whether the file stays when no site has it any more. */
  isKept: z.boolean(),
});
export type LibraryFile = z.infer<typeof LibraryFile>;

/** A place of a site that shows a file. */
export const MediaPlace = z.union([
  z.object({ kind: z.enum(['sheet', 'product']), cell: z.string() }),
  z.object({ kind: z.enum(['popup', 'logo', 'favicon', 'share']) }),
]);
export type MediaPlace = z.infer<typeof MediaPlace>;

/** How a site uses a file. `places`: in the working revision. `isPublished`: whether visitors see it now, or will by a schedule. */
export const MediaUse = z.object({
  siteId: z.string(),
  siteName: z.string(),
  places: z.array(MediaPlace),
  isPublished: z.boolean(),
});
export type MediaUse = z.infer<typeof MediaUse>;

/** Whether a site shows a file, as a filter. */
export const MediaUseFilter = z.enum(['used', 'unused']);
export type MediaUseFilter = z.infer<typeof MediaUseFilter>;

/** A change of a file in its library. What is left out stays as it is. */
export const LibraryFileChange = z.strictObject({
  name: requiredName(MEDIA_NAME_MAX).optional(),
  tags: z
    .array(requiredName(TEXT_MAX.button))
    .refine((tags) => tags.length <= LIBRARY_TAGS_MAX, ruleIssue('too-many', { max: LIBRARY_TAGS_MAX }))
    .transform((tags) => [...new Set(tags)])
    .optional(),
  isKept: z.boolean().optional(),
});
export type LibraryFileChange = z.infer<typeof LibraryFileChange>;
