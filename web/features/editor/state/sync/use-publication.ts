import { useQuery } from '@tanstack/react-query';
import type { Publication } from '#shared/model/publishing/publication.ts';
import { api } from '#web/lib/api/api-client.ts';

const POLL_MS = 800;

/** Whether the publication has not ended yet. */
export const isPublicationActive = ({ state }: Pick<Publication, 'state'>): boolean => state === 'queued' || state === 'running';

export const publicationKey = (siteId: string, publicationId: string | null) => ['publication', siteId, publicationId] as const;

/** Polls the site's last publication until it ends, even if it started before the page was opened. */
export function usePublication(siteId: string, publicationId: string | null) {
  return useQuery({
    queryKey: publicationKey(siteId, publicationId),
    queryFn: async ({ signal }) =>
      (await api.site.publication({ params: { id: siteId, publicationId: publicationId ?? '' } }, { signal })).publication,
    enabled: publicationId !== null,
    refetchInterval: ({ state }) => (state.data && isPublicationActive(state.data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
  });
}
