import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MediaSizeOf } from '#web/features/editor/model/faults/sheet-weight.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

interface MediaSizes {
  /** Keeps its identity until the sizes change. */
  bytesOf: MediaSizeOf;
  state: 'loading' | 'known' | 'failed';
}

/** Returns the download sizes of the site's pictures on a phone. Loads them again after every save. */
export function useMediaSizes(): MediaSizes {
  const siteId = useEditorState((state) => state.site.id);
  const saved = useEditorState((state) => state.saved.revision);
  const { data, isError } = useQuery({
    queryKey: ['site-weights', siteId, saved],
    queryFn: async ({ signal }) => (await api.site.weights({ params: { id: siteId } }, { signal })).weights,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const bytesOf = useCallback<MediaSizeOf>((mediaId) => data?.[mediaId], [data]);
  return { bytesOf, state: data ? 'known' : isError ? 'failed' : 'loading' };
}
