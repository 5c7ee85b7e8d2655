import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

/** Loads the history of the open site, and reloads it after every save and publication. */
export function useRevisions() {
  const siteId = useEditorState((state) => state.site.id);
  const saved = useEditorState((state) => state.saved.revision);
  const live = useEditorState((state) => state.site.live);
  return useQuery({
    queryKey: ['site-revisions', siteId, saved, live],
    queryFn: ({ signal }) => api.site.revisions({ params: { id: siteId } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns the query of the content of one revision, which is immutable. */
export const revisionQuery = (siteId: string, revision: string) =>
  queryOptions({
    queryKey: ['site-revision', siteId, revision],
    queryFn: async ({ signal }) => (await api.site.revision({ params: { id: siteId, revision } }, { signal })).document,
    staleTime: Infinity,
  });

/** Loads the content of one revision; nothing for `null`. */
export function useRevision(revision: string | null) {
  const siteId = useEditorState((state) => state.site.id);
  const query = revisionQuery(siteId, revision ?? '');
  return useQuery({ ...query, ...(revision === null && { queryFn: skipToken }) });
}
