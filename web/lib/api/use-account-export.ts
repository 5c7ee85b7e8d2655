import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnderWay } from '#shared/model/file-job.ts';
import type { Language } from '#shared/model/language.ts';
import { api } from '#web/lib/api/api-client.ts';

const POLL_MS = 2_000;
/** The interval of renewing the link of a finished export, before the link expires. */
const RENEW_MS = 4 * 60_000;

const exportKey = (accountId: string) => ['account-export', accountId];

/** The latest export of an account's data, kept up to date. */
export function useAccountExport(accountId: string) {
  return useQuery({
    queryKey: exportKey(accountId),
    queryFn: async ({ signal }) => (await api.accountExport.latest({ params: { accountId } }, { signal })).export,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : state.data?.state === 'done' ? RENEW_MS : false),
  });
}

export function useStartAccountExport(accountId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) => (await api.accountExport.start({ params: { accountId }, body: { language } })).export,
    onSuccess: (started) => client.setQueryData(exportKey(accountId), started),
  });
}
