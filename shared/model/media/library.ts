import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';
import { Media } from '#shared/model/media/media.ts';

/** The kinds of files in the media library: everything that sites show. Pictures of news, profiles and brands belong to accounts. */
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
});
export type LibraryFile = z.infer<typeof LibraryFile>;
