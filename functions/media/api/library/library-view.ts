import type { MediaFile } from '#functions/media/store/media-file.ts';
import { type LibraryFile, LibraryKind } from '#shared/model/media/library.ts';

/** Returns a file as its library shows it; none for kinds that libraries do not have. */
export function libraryView({ id, kind, name, image, video, size, createdAt, tags = [], isKept = false }: MediaFile): LibraryFile[] {
  const listed = LibraryKind.safeParse(kind);
  return listed.success ? [{ id, kind: listed.data, name, image, video, size, createdAt, tags: [...tags], isKept }] : [];
}
