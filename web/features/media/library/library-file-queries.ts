import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LibraryFileChange } from '#shared/model/media/library.ts';
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
