import type { Item } from '#functions/platform/engine/table.ts';
import { libraryKey } from '#functions/platform/keys/library-keys.ts';
import type { MediaKind } from '#shared/model/media/media.ts';
import { LIBRARY_KINDS } from '#shared/model/media/library.ts';

/** The kinds of files that are in the media library of their account. */
const LISTED: ReadonlySet<MediaKind> = new Set(LIBRARY_KINDS);

/** Returns the item that lists a file in the media library of its account; none for kinds that no site shows. */
export const libraryItems = (file: { id: string; ownerId: string; kind: MediaKind }): Item[] =>
  LISTED.has(file.kind) ? [{ ...libraryKey(file), entity: 'library-media', mediaId: file.id }] : [];
