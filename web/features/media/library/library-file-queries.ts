import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { LibraryFileChange } from '#shared/model/media/library.ts';
import { replaceMedia } from '#shared/rules/media/replace-media.ts';
import { LIBRARY_QUERY } from '#web/features/media/shared/library-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/api-client.ts';

/** A file of the library with the sites that show it. */
export const useLibraryFile = (id: string) =>
  useQuery({
    queryKey: [LIBRARY_QUERY, 'file', id],
    queryFn: ({ signal }) => api.media.libraryFile({ params: { id } }, { signal }),
    staleTime: 0,
  });

function useInvalidateLibrary(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [LIBRARY_QUERY] });
}

export const useChangeLibraryFile = (id: string) =>
  useMutation({
    mutationFn: (body: LibraryFileChange) => api.media.changeLibraryFile({ params: { id }, body }),
    onSuccess: useInvalidateLibrary(),
  });

/** The numbers of files that were deleted, and that were not because a site shows them. */
interface Removal {
  removed: number;
  used: number;
}

/** Deletes files one after another. A file that a site shows stays. */
export const useRemoveFiles = () =>
  useMutation({
    mutationFn: async (ids: readonly string[]): Promise<Removal> => {
      let used = 0;
      for (const id of ids) {
        try {
          await api.media.removeFromLibrary({ params: { id } });
        } catch (error) {
          if (refusalOf(error)?.code !== 'media-in-use') throw error;
          used += 1;
        }
      }
      return { removed: ids.length - used, used };
    },
    onSettled: useInvalidateLibrary(),
  });

interface Replacement {
  siteIds: readonly string[];
  image: ImageRef;
}

/**
 * Shows another picture in the working content of sites, with one save for each site. Returns the numbers of the sites that were saved, and
 * that could not be.
 */
export const useReplaceFile = (id: string) =>
  useMutation({
    mutationFn: async ({ siteIds, image }: Replacement) => {
      let failed = 0;
      for (const siteId of siteIds) {
        try {
          const { site, document } = await api.site.get({ params: { id: siteId } });
          const changes = replaceMedia(document, id, image);
          if (changes) await api.site.update({ params: { id: siteId }, body: { base: site.working, changes, kind: 'save' } });
        } catch {
          failed += 1;
        }
      }
      return { replaced: siteIds.length - failed, failed };
    },
    onSettled: useInvalidateLibrary(),
  });
