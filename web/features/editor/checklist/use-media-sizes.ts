import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MediaSizeOf } from '#shared/rules/sheet/sheet-weight.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

interface Weights {
  /** The very same until something else is known. */
  bytesOf: MediaSizeOf;
  state: 'loading' | 'known' | 'failed';
}

/** What a phone fetches of the site's pictures, as the server knows them; asked for anew once something was saved. */
export function useMediaSizes(): Weights {
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
