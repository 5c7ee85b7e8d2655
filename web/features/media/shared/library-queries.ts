import type { LibraryKind, MediaUseFilter } from '#shared/model/media/library.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useItemQuery } from '#web/lib/api/use-paged-query.ts';

export const LIBRARY_QUERY = 'library';

export interface LibraryFilter {
  /** The site whose owner's library is read; absent for that of the login's account. */
  siteId?: string | undefined;
  keyword: string;
  /** All kinds if it is empty. */
  kinds: readonly LibraryKind[];
  use?: MediaUseFilter | null;
}

/** The files of a media library that match the filter, newest first, page by page. */
export const useLibrary = ({ siteId, keyword, kinds, use = null }: LibraryFilter) =>
  useItemQuery({
    queryKey: [LIBRARY_QUERY, siteId, keyword, kinds, use],
    read: async (cursor, signal) => {
      const query = {
        ...(siteId !== undefined && { siteId }),
        ...(keyword !== '' && { keyword }),
        ...(kinds.length > 0 && { kinds: kinds.join(',') }),
        ...(use !== null && { use }),
        ...cursor,
      };
      const { files, nextCursor } = await api.media.library({ query }, { signal });
      return { items: files, nextCursor };
    },
  });
