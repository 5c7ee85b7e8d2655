import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '#shared/model/file-job.ts';
import type { Language } from '#shared/model/language.ts';
import { api } from '#web/lib/api/api-client.ts';

const POLL_MS = 1_500;
/** The interval of renewing the link of a finished export, before the link expires. */
const RENEW_MS = 4 * 60_000;

const exportKey = (siteId: string) => ['site-export', siteId];

/** The latest export of a site, kept up to date. */
export const useSiteExport = (siteId: string) =>
  useQuery({
    queryKey: exportKey(siteId),
    queryFn: async ({ signal }) => (await api.siteExport.latest({ params: { id: siteId } }, { signal })).export,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : state.data?.state === 'done' ? RENEW_MS : false),
  });

export function useStartSiteExport(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) => (await api.siteExport.start({ params: { id: siteId }, body: { language } })).export,
    onSuccess: (started) => client.setQueryData(exportKey(siteId), started),
  });
}
